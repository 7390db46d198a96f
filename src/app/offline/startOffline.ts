import { onIdle } from '../../lib/onIdle';
import type { PageVersion } from '../services/createPageVersion';

/**
 * Makes the page available offline, once it is loaded and idle. Browsers that withhold service workers (plain
 * HTTP from another host, private windows) run the page without.
 */
export function startOffline(pageVersion: PageVersion) {
  if (!('serviceWorker' in navigator)) return;
  const start = () =>
    onIdle(
      () => {
        // If the browser refuses or the script does not load, the page works without a worker.
        void import('./keepOffline')
          .then(({ keepOffline }) => keepOffline(pageVersion))
          .catch(() => undefined);
      },
      { within: 5000, otherwise: 1000 },
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
