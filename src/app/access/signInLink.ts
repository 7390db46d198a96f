import { useStore } from 'zustand';
import { useAppServices } from '../../workspace/services/AppServices';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The way to the sign-in and back. From an open template, or a link that holds one, it opens in another tab, so that
 * nothing in this one is lost; this one notices when it is shown again.
 */
export function signInLink({ pathname, search, hash }: Address): { href: string; target?: '_blank' } {
  const holdsWork = pathname.startsWith('/templates/') || hash !== '';
  const to = holdsWork ? '/auth/done' : `${pathname}${search}`;
  const href = `/auth/sign-in?to=${encodeURIComponent(to)}`;
  return holdsWork ? { href, target: '_blank' } : { href };
}

/** Why the person may not send, in a sentence; undefined for a sender, and while it is not known. */
export function useSendDenial(): string | undefined {
  const { session } = useAppServices();
  return useStore(session.state, (state) => {
    if (!state || state.role === 'sender') return undefined;
    return state.role === null ? 'Sign in to send.' : `Your role is ${state.role}. Only senders can send.`;
  });
}
