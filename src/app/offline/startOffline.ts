import type { TrustedTypesWindow } from 'trusted-types/lib';
import { onIdle } from '../../lib/idle';
import type { PageVersion } from '../../workspace/services/createPageVersion';

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
  const address = trustedWorkerAddress();
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
function trustedWorkerAddress(): string {
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

/** Between two checks for a newer version while the page stays open. */
const updateIntervalMs = 3_600_000;

/** Reports when a newer version of the page is ready. A newer version never starts by itself. */
async function followVersions(workerAddress: string, pageVersion: PageVersion) {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(workerAddress);
  worker.addEventListener('waiting', () => {
    pageVersion.offerNewer(async () => {
      const takenOver = new Promise((resolve) => worker.addEventListener('controlling', resolve));
      worker.messageSkipWaiting();
      // A reload that comes before never ends in Chromium.
      await takenOver;
    });
  });
  // On the first visit, a worker started by another tab replaces nothing.
  let hadWorker = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (hadWorker && (isUpdate || isExternal)) pageVersion.reportReplaced();
    hadWorker = true;
  });
  await worker.register();
  setInterval(() => {
    // Ignore a failure: without a network there is no newer version, and the next check follows.
    void worker.update().catch(() => undefined);
  }, updateIntervalMs);
}

/** What a browser tells of its network (Network Information API); Firefox and Safari tell nothing. */
type Connection = EventTarget & {
  /** The person asked for less data, as on a metered network. */
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
};

/** Resolves as soon as the network is neither slow nor metered, as far as the browser tells. */
function whenNetworkIsAmple(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return new Promise((resolve) => {
    function check() {
      if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
      connection?.removeEventListener('change', check);
      resolve();
    }
    connection?.addEventListener('change', check);
    check();
  });
}
