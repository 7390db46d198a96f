import { createStore, type Readable } from '../../lib/createStore';
import { onIdle } from '../../lib/onIdle';
import type { Session } from '../access/session';

/**
 * Asks the server who is signed in: once the page is drawn, when the tab is shown again, and on `check`. Without an
 * answer the last one counts: the server decides about each request anyway.
 */
export function createSession() {
  const state = createStore<Session | undefined>(undefined);

  async function check() {
    // If the code cannot be loaded, the last answer counts too.
    const next = await import('../access/readSession').then(
      ({ readSession }) => readSession(state.get()),
      () => undefined,
    );
    if (next) state.set(next);
  }
  return {
    state: state as Readable<Session | undefined>,
    check,
    /** Follows the session from now on. Call it once. */
    follow() {
      onIdle(() => void check(), { within: 3000, otherwise: 500 });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && state.get()?.signIn !== 'none') void check();
      });
    },
  };
}
