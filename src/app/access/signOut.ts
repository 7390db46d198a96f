import { request } from '../../http/request';
import { SignedOut } from '../../schema/responses/session';
import { announce } from '../../ui/notices/announcer';

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
  const to = SignedOut.safeParse(outcome.json).data?.to;
  location.assign(typeof to === 'string' && /^https?:/.test(to) ? to : '/');
}
