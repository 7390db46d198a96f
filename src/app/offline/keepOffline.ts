import type { TrustedTypesWindow } from 'trusted-types/lib';
import { Workbox } from 'workbox-window';
import type { PageVersion } from '../services/createPageVersion';

const ADDRESS = '/sw.js';
/** Between two checks for a newer version while the page stays open. */
const updateIntervalMs = 3_600_000;
/** The longest wait for a newer version to take over before the reload. */
const takeoverTimeoutMs = 5000;

/** The only worker address that the page's security policy allows. */
function workerAddress() {
  const { trustedTypes } = window as Window & Pick<TrustedTypesWindow, 'trustedTypes'>;
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL(address) {
      if (address === ADDRESS) return address;
      throw new TypeError(`A worker comes from ${ADDRESS} only.`);
    },
  });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Example pictures loaded before the worker could cache them. */
function drawnPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/examples/`));
}

/**
 * Caches the page on this device, so that it opens without a network, and reports when a newer version is
 * ready. A newer version never starts by itself.
 */
export async function keepOffline(pageVersion: PageVersion) {
  const worker = new Workbox(workerAddress());
  worker.addEventListener('waiting', () => {
    pageVersion.offerNewer(async () => {
      const takenOver = new Promise((resolve) => {
        worker.addEventListener('controlling', resolve);
        setTimeout(resolve, takeoverTimeoutMs);
      });
      worker.messageSkipWaiting();
      await takenOver;
    });
  });
  // On the first visit, a worker started by another tab replaces nothing.
  let hadWorker = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (hadWorker && (isUpdate || isExternal)) pageVersion.reportReplaced();
    hadWorker = true;
  });
  worker.addEventListener('activated', ({ isUpdate }) => {
    const urlsToCache = isUpdate ? [] : drawnPictures();
    if (urlsToCache.length > 0) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  await worker.register();
  setInterval(() => {
    // Ignore a failure: without a network there is no newer version, and the next check follows.
    void worker.update().catch(() => undefined);
  }, updateIntervalMs);
}
