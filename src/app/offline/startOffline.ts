import type { TrustedTypesWindow } from 'trusted-types/lib';
import { onIdle } from '../../lib/idle';
import type { PageVersion } from '../../workspace/services/createPageVersion';
import { followVersions } from './followVersions';
import { whenNetworkIsAmple } from './network';

const ADDRESS = '/sw.js';

/**
 * Makes the page available offline, once it is loaded and idle. Browsers that withhold service workers (plain
 * HTTP from another host, private windows) run the page without. The first visit fetches the whole page for it, some
 * megabytes, and waits with that while the network is slow or metered.
 */
export function startOffline(pageVersion: PageVersion) {
  if (!('serviceWorker' in navigator)) return;
  const start = () =>
    onIdle(
      () => {
        // If the browser refuses or a script does not load, the page works without a worker.
        void keepOffline(pageVersion).catch(() => undefined);
      },
      { within: 5000, otherwise: 1000 },
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function keepOffline(pageVersion: PageVersion) {
  const address = workerAddress();
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await whenNetworkIsAmple();
    await serviceWorker.register(address);
    // On the first visit, no version can be newer before the worker has stored this one.
    const { active } = await serviceWorker.ready;
    // A worker, unlike a window, is given no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: drawnPictures() } });
  }
  await followVersions(address, pageVersion);
}

/** The only worker address that the page's security policy allows. */
function workerAddress(): string {
  const { trustedTypes } = window as Window & Pick<TrustedTypesWindow, 'trustedTypes'>;
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL(address) {
      if (address === ADDRESS) return address;
      throw new TypeError(`A worker comes from ${ADDRESS} only.`);
    },
  });
  // A browser with trusted types takes its own type where others take a text.
  return (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
}

/** Example pictures loaded before the worker could cache them. */
function drawnPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/examples/`));
}
