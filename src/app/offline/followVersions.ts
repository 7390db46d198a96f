import { Workbox } from 'workbox-window';
import type { PageVersion } from '../../workspace/services/createPageVersion';

/** Between two checks for a newer version while the page stays open. */
const updateIntervalMs = 3_600_000;
/** The longest wait for a newer version to take over before the reload. */
const takeoverTimeoutMs = 5000;

/** Reports when a newer version of the page is ready. A newer version never starts by itself. */
export async function followVersions(workerAddress: string, pageVersion: PageVersion) {
  const worker = new Workbox(workerAddress);
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
  await worker.register();
  setInterval(() => {
    // Ignore a failure: without a network there is no newer version, and the next check follows.
    void worker.update().catch(() => undefined);
  }, updateIntervalMs);
}
