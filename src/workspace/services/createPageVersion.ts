import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';

/**
 * `waiting`: a newer version of the page is stored on this device and starts on request.
 * `starting`: the person asked for it. It takes over as soon as no request is with the version before.
 * `replaced`: another window has started it, and this window still runs the version before.
 */
export type VersionState = 'newest' | 'waiting' | 'starting' | 'replaced';

/** Whether this page is the newest version. The service worker reports; `VersionNotice` asks the person. */
export function createPageVersion() {
  const state = createStore<VersionState>(() => 'newest');
  /** Starts the newer version in all windows; undefined if none waits. */
  let startNewer: (() => Promise<void>) | undefined;
  return {
    state: state as ReadonlyStore<VersionState>,
    offerNewer(start: () => Promise<void>) {
      startNewer = start;
      state.setState('waiting');
    },
    /** Another window has started the newer version. */
    reportReplaced() {
      startNewer = undefined;
      state.setState('replaced');
    },
    /** Starts the waiting version, if there is one, and reloads the page. */
    async loadNewest(): Promise<void> {
      if (startNewer) state.setState('starting');
      await startNewer?.();
      location.reload();
    },
  };
}

export type PageVersion = ReturnType<typeof createPageVersion>;
