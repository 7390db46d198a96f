import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../lib/store';
import { inRequests, requestMediaCheck } from '../pictures/check/mediaCheck';
import type { MediaLook } from '../schema/media/mediaLook';

/** Milliseconds for which a look is used again: as long as the server keeps it. */
const usedForMs = 5 * 60_000;
/** Seconds until the next try where the server does not say. */
const pauseSeconds = 30;

type LooksState = {
  looks: ReadonlyMap<string, MediaLook>;
  blocker: 'offline' | 'unavailable' | undefined;
};

const keyOf = (address: string) => ['media-look', address];

type MediaLooks = ReadonlyStore<LooksState> & {
  /** Looks at those of the addresses that were not looked at lately. */
  want: (addresses: readonly string[]) => void;
  stop: () => void;
};

/** What platforms would see at media addresses. A look is shared by all drafts of this page for some minutes. */
export function createMediaLooks(queries: QueryClient): MediaLooks {
  const state = createStore<LooksState>(() => ({ looks: new Map(), blocker: undefined }));
  const running = new Set<string>();
  const controller = new AbortController();
  let later: ReturnType<typeof setTimeout> | undefined;

  function recent(address: string): MediaLook | undefined {
    const found = queries.getQueryState<MediaLook>(keyOf(address));
    const isFresh = found !== undefined && Date.now() - found.dataUpdatedAt < usedForMs;
    return isFresh && found.data?.outcome !== 'limited' ? found.data : undefined;
  }

  async function ask(addresses: readonly string[]) {
    for (const address of addresses) running.add(address);
    const answer = await requestMediaCheck(addresses, controller.signal);
    for (const address of addresses) running.delete(address);
    if (controller.signal.aborted) return;
    if (!answer.ok) {
      state.setState({ blocker: answer.reason });
      retry(addresses, pauseSeconds);
      return;
    }
    for (const look of answer.looks) queries.setQueryData(keyOf(look.address), look);
    const seen = new Map([
      ...state.getState().looks,
      ...answer.looks.map((look) => [look.address, look] as const),
    ]);
    state.setState({ looks: seen, blocker: undefined }, true);
    const limited = answer.looks.filter(({ outcome }) => outcome === 'limited');
    if (limited.length > 0)
      retry(
        limited.map(({ address }) => address),
        Math.max(...limited.map(({ retryAfter = pauseSeconds }) => retryAfter)),
      );
  }
  function retry(addresses: readonly string[], seconds: number) {
    clearTimeout(later);
    later = setTimeout(() => want(addresses), seconds * 1000);
  }

  function want(addresses: readonly string[]) {
    const known = addresses.flatMap((address) => {
      const look = recent(address);
      return look ? [[address, look] as const] : [];
    });
    const { looks, blocker } = state.getState();
    if (known.some(([address, look]) => looks.get(address) !== look))
      state.setState({ looks: new Map([...looks, ...known]), blocker }, true);
    const unknown = [...new Set(addresses)].filter((address) => !recent(address) && !running.has(address));
    for (const part of inRequests(unknown)) void ask(part);
  }

  return {
    ...state,
    want,
    stop() {
      clearTimeout(later);
      controller.abort();
    },
  };
}
