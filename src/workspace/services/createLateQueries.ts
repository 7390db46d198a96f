import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Readable } from '../../lib/createStore';
import type { AppSession } from './createSession';

/** The answers of servers and storage that pages share. The first paint of a template needs none: it is loaded after. */
export type LateQueries = {
  /** Undefined until it is loaded. */
  client: Readable<QueryClient | undefined>;
  /** Loads it, once. Rejects if it cannot be loaded; the next call tries again. */
  open: () => Promise<QueryClient>;
};

export function createLateQueries(session: AppSession): LateQueries {
  const client = createStore<QueryClient | undefined>(undefined);
  let opening: Promise<QueryClient> | undefined;

  async function load() {
    const { createQueries } = await import('./createQueries');
    const made = createQueries(session);
    client.set(made);
    return made;
  }
  return {
    client,
    open() {
      opening ??= load().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
  };
}
