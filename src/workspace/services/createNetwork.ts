import { onlineManager } from '@tanstack/react-query';
import { isOffline } from '../../http/isOffline';
import { createStore, type Readable } from '../../lib/createStore';

/** Whether this device has a network. */
export function createNetwork() {
  const offline = createStore(false);

  function check() {
    void isOffline().then((value) => {
      offline.set(value);
      // TanStack Query listens for changes only: set the state, so that a page opened offline retries its reads.
      onlineManager.setOnline(!value);
    });
  }
  return {
    offline: offline as Readable<boolean>,
    /** Follows the network from now on. Call it once. */
    follow() {
      check();
      addEventListener('online', check);
      addEventListener('offline', check);
    },
  };
}
