import { onIdle } from '../../lib/onIdle';

const start = () =>
  onIdle(
    () => {
      // A browser that refuses, or a part that does not come: the page works as it did before there was a worker.
      void import('./keepOffline').then(({ keepOffline }) => keepOffline()).catch(() => undefined);
    },
    { within: 5000, otherwise: 1000 },
  );

/**
 * Begins to keep the page for use without a network, once it is loaded and nothing else is to do. Browsers
 * that withhold this (plain HTTP from another host, private windows) run the page as before.
 */
export function startOffline() {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
