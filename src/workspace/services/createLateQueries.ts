import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { AppSession } from './createSession';

/** The answers of servers and storage that pages share. The first paint of a template needs none: it is loaded after. */
export type LateQueries = {
  /** Undefined until it is loaded. */
  client: ReadonlyStore<QueryClient | undefined>;
  /** Loads it, once. Rejects if it cannot be loaded; the next call tries again. */
  open: () => Promise<QueryClient>;
};

export function createLateQueries(session: AppSession): LateQueries {
  const client = createStore<QueryClient | undefined>(() => undefined);
  let opening: Promise<QueryClient> | undefined;

  async function load() {
    const { createQueries } = await import('./createQueries');
    const made = createQueries(session);
    client.setState(made, true);
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
