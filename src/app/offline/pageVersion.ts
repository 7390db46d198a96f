import { createStore } from '../../lib/createStore';

/**
 * Whether this page is the newest one. `waiting`: a newer one is kept on this device and starts when it is
 * asked to. `replaced`: another window has started it, and this one still runs the version before.
 */
export type PageVersion = 'newest' | 'waiting' | 'replaced';

export const pageVersion = createStore<PageVersion>('newest');

/** Starts the newer version in all windows; absent while there is none. */
let startNewer: (() => Promise<void>) | undefined;

export function offerNewer(start: () => Promise<void>) {
  startNewer = start;
  pageVersion.set('waiting');
}

/** Another window has started the newer version. */
export function tellReplaced() {
  startNewer = undefined;
  pageVersion.set('replaced');
}

/** Lets a newer version take over, if one waits, and loads the page anew. */
export async function loadNewest(): Promise<void> {
  await startNewer?.();
  location.reload();
}
