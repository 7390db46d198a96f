import type { TrustedTypesWindow } from 'trusted-types/lib';
import { Workbox } from 'workbox-window';
import { offerNewer, tellReplaced } from './pageVersion';

const ADDRESS = '/sw.js';
/** Milliseconds between two looks for a newer version of a page that stays open. */
const OFTEN = 3_600_000;
/** Milliseconds in which a newer version takes over. */
const SOON = 5000;

/** The one address that the page's security policy lets a worker come from. */
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

/** Pictures that were drawn before the worker was there to keep them. */
function drawnPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/examples/`));
}

/**
 * Keeps the page on this device, so that it opens without a network, and says when a newer version is ready
 * to start. Nothing is ever started by itself while somebody writes.
 */
export async function keepOffline() {
  const worker = new Workbox(workerAddress());
  worker.addEventListener('waiting', () => {
    offerNewer(async () => {
      const taken = new Promise((resolve) => {
        worker.addEventListener('controlling', resolve);
        setTimeout(resolve, SOON);
      });
      worker.messageSkipWaiting();
      await taken;
    });
  });
  // At the first visit a worker that another tab has started replaces nothing.
  let hadWorker = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (hadWorker && (isUpdate || isExternal)) tellReplaced();
    hadWorker = true;
  });
  worker.addEventListener('activated', ({ isUpdate }) => {
    const urlsToCache = isUpdate ? [] : drawnPictures();
    if (urlsToCache.length > 0) void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  await worker.register();
  setInterval(() => {
    // Without a network there is nothing newer to be found; the next look comes by itself.
    void worker.update().catch(() => undefined);
  }, OFTEN);
}
