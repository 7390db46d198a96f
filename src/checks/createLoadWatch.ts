import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../lib/store';
import type { LoadState } from './pictureReport';

export type LoadWatch = ReadonlyStore<ReadonlyMap<string, LoadState>> & {
  /** Watches the page from now on. Returns a function that stops it. */
  start: () => () => void;
};

/** Notes which pictures the page has loaded and which not, by source: the phones and the form draw the same ones. */
export function createLoadWatch(): LoadWatch {
  const loads = createStore<ReadonlyMap<string, LoadState>>(() => new Map());

  function note({ target, type }: Event) {
    if (!(target instanceof HTMLImageElement)) return;
    const state = type === 'load' ? 'loaded' : 'broken';
    const source = target.getAttribute('src') ?? '';
    if (loads.getState().get(source) !== state)
      loads.setState(new Map(loads.getState()).set(source, state), true);
  }
  return {
    ...loads,
    start() {
      // These events do not bubble.
      document.addEventListener('load', note, { capture: true });
      document.addEventListener('error', note, { capture: true });
      return () => {
        document.removeEventListener('load', note, { capture: true });
        document.removeEventListener('error', note, { capture: true });
      };
    },
  };
}
