import { isOffline } from '../../http/isOffline';
import { createStore } from '../../ui/createStore';

/** Whether the server of this page is out of reach because this device has no network. */
export const offline = createStore(false);

const look = () => void isOffline().then(offline.set);

/** Follows the network from now on. Called once. */
export function followNetwork() {
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
}
