import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The fragment of the page's address with its `#`; empty if there is none. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
