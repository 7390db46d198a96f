import { QueryCache, QueryClient } from '@tanstack/react-query';
import { NotSignedInError } from '../../http/readFromServer';
import { isRecord } from '../../lib/values';
import { mediaBaseSetting } from '../../library/settings/settings';
import { connectionQuery } from '../../submission/connection/connection';
import type { AppSession } from './createSession';

export function createQueries(session: AppSession): QueryClient {
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
  session.onChange(() => void queries.invalidateQueries());
  session.follow(() => queries.fetchQuery(connectionQuery));
  keepMediaBase(queries);
  queries.mount();
  return queries;
}

/** Remembers where this server's uploaded files are public, so that they are known as its own without a request. */
function keepMediaBase(queries: QueryClient) {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== connectionQuery.queryKey[0]) return;
    const base = queries.getQueryData(connectionQuery.queryKey)?.media?.publicUrl;
    if (base !== undefined && base !== mediaBaseSetting.getState()) mediaBaseSetting.setState(base, true);
  });
}
