import { onlineManager } from '@tanstack/react-query';
import { isOffline } from '../../http/isOffline';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';

/** Whether this device has a network. */
export function createNetwork() {
  const offline = createStore(() => false);

  function check() {
    void isOffline().then((value) => {
      offline.setState(value, true);
      // TanStack Query listens for changes only: set the state, so that a page opened offline retries its reads.
      onlineManager.setOnline(!value);
    });
  }
  return {
    offline: offline as ReadonlyStore<boolean>,
    /** Follows the network from now on. Call it once. */
    follow() {
      check();
      addEventListener('online', check);
      addEventListener('offline', check);
    },
  };
}
