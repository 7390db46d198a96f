import { onlineManager } from '@tanstack/react-query';
import { isOffline } from '../../http/isOffline';
import { createStore } from '../../lib/createStore';

/** Whether the server of this page is out of reach because this device has no network. */
export const offline = createStore(false);

const look = () =>
  void isOffline().then((value) => {
    offline.set(value);
    // It hears of changes only, and a page that was opened offline would never read what it could not.
    onlineManager.setOnline(!value);
  });

/** Follows the network from now on. Called once. */
export function followNetwork() {
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
}
