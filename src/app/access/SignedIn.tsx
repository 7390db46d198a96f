import { useRoute } from 'wouter';
import { lazyPart } from '../../ui/loading/lazyPart';
import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';

const SignInNotice = lazyPart(async () => (await import('./SignInNotice')).SignInNotice, null);
const PersonMenu = lazyPart(async () => (await import('./PersonMenu')).PersonMenu, null);

/** The session where the server has a sign-in; undefined otherwise. */
function useSignIn() {
  const { session } = useAppServices();
  return useStore(session.state, (state) => (state?.signIn === 'none' ? undefined : state));
}

/** In the header: who is signed in. */
export function PersonMark() {
  const session = useSignIn();
  return session && <PersonMenu session={session} />;
}

/** Over the page: that nobody is signed in. Guests need no sign-in. */
export function SignInMark() {
  const session = useSignIn();
  const [isForGuests] = useRoute('/review/:secret');
  return session && session.role === null && !isForGuests && <SignInNotice session={session} />;
}
