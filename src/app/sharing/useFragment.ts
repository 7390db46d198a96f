import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The part of the page's address behind the path, with its `#`; empty where there is none. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
