import type { QueryClient } from '@tanstack/react-query';
import { connectionQuery } from '../submission/connection/connection';

/** A source of findings that watches an open template. */
export type Reporter = {
  /** Called when the diagnosed template is another one. */
  templateChanged: () => void;
  stop: () => void;
};

/** Calls `run` when more is known about the platforms. Returns a function that stops it. */
export function onConnectionAnswer(queries: QueryClient, run: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) run();
  });
}
