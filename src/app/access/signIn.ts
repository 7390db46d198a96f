import { request } from '../../http/request';
import { isRecord } from '../../lib/isRecord';
import { announce } from '../../ui/notices/announcer';
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

/**
 * Ends the session here, then at the provider where it can be ended. The page loads anew, so that nothing of the person
 * stays in memory; drafts stay in this browser.
 */
export async function signOut(): Promise<void> {
  const outcome = await request('/api/session', { method: 'DELETE' });
  if (outcome.kind === 'no_answer' || outcome.status !== 200) {
    announce('Not signed out: the server did not answer. Try again.');
    return;
  }
  const to = isRecord(outcome.json) ? outcome.json.to : undefined;
  location.assign(typeof to === 'string' && /^https?:/.test(to) ? to : '/');
}

/** Why the person may not send, in a sentence; undefined for a sender, and while it is not known. */
export function useSendDenial(): string | undefined {
  const { session } = useAppServices();
  return useStore(session.state, (state) => {
    if (!state || state.role === 'sender') return undefined;
    return state.role === undefined
      ? 'Sending needs a sign-in.'
      : `Your role is ${state.role}. Sending needs the role sender.`;
  });
}
