import { isRecord, isSame } from '../../lib/values';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { NotSignedInError } from '../../http/readFromServer';
import { mediaBaseSetting } from '../../library/settings/settings';
import { connectionAnswers, connectionQuery } from '../../submission/connection/connection';
import { request } from '../../http/request';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { Session } from '../../schema/responses/session';
import { onIdle } from '../../lib/idle';

/** The person in front of this page, as the server knows them, and whether somebody was signed in since it was loaded. */
export type PageSession = Session & { wasSignedIn: boolean };

/**
 * Knows who is signed in, as the server says: with each answer about the connection, when the tab is shown again, and
 * on `check`. Without an answer the last one counts: the server decides about each request anyway.
 */
export function createSession() {
  const state = createStore<PageSession | undefined>(() => undefined);

  async function check() {
    const outcome = await request('/api/session');
    if (outcome.kind !== 'no_answer' && outcome.status === 200) take(outcome.json);
  }

  function take(json: unknown) {
    const before = state.getState();
    const answer = Session.safeParse(json).data;
    if (!answer) return;
    const next = { ...answer, wasSignedIn: answer.role !== null || (before?.wasSignedIn ?? false) };
    if (!isSame(next, before)) state.setState(next, true);
  }
  return {
    state: state as ReadonlyStore<PageSession | undefined>,
    check,
    /** Takes over what the server said of the person beside another answer. */
    take,
    /** Follows the session from now on. Call it once. `ask` asks for an answer that says who is signed in too. */
    follow(ask: () => Promise<unknown>) {
      async function begin() {
        await ask().catch(() => undefined);
        if (!state.getState()) await check();
      }
      onIdle(() => void begin(), { within: 3000, otherwise: 500 });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && state.getState()?.signIn !== 'none') void check();
      });
    },
  };
}

export function createQueries(session: ReturnType<typeof createSession>): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onSuccess(answer) {
        if (isRecord(answer) && 'session' in answer) session.take(answer.session);
      },
      onError(error) {
        if (error instanceof NotSignedInError) void session.check();
      },
    }),
    defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false } },
  });
  // Another person, or another role, sees other things.
  session.state.subscribe((_next, before) => before && void queries.invalidateQueries());
  session.follow(() => queries.fetchQuery(connectionQuery));
  keepMediaBase(queries);
  queries.mount();
  return queries;
}

/** Remembers where this server's uploaded files are public, so that they are known as its own without a request. */
function keepMediaBase(queries: QueryClient) {
  connectionAnswers(queries).subscribe(() => {
    const base = queries.getQueryData(connectionQuery.queryKey)?.media?.publicUrl;
    if (base !== undefined && base !== mediaBaseSetting.getState()) mediaBaseSetting.setState(base);
  });
}
