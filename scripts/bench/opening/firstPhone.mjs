// @ts-check
/** @import { Browser, Page } from '@playwright/test' */

/**
 * Until the preview shows the last card: milliseconds since the navigation, requests, and kilobytes of scripts.
 * @typedef {{ firstMs: number, requests: number, scriptKb: number }} FirstPhone
 * @typedef {{ address: string, preview: string }} Target
 */

/** Time for the worker to store the page. */
const WORKER_DELAY_MS = 4000;

/**
 * Runs in the page before its scripts: notes the first task after the paint that shows the last card.
 * @param {string} preview
 */
function noteFirstPhone(preview) {
  const look = () => {
    const words = document.querySelector(preview)?.textContent ?? '';
    if (!words.includes('Card 10 title')) {
      requestAnimationFrame(look);
      return;
    }
    const afterPaint = new MessageChannel();
    afterPaint.port1.addEventListener('message', () => {
      performance.mark('first phone');
    });
    afterPaint.port1.start();
    afterPaint.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** @param {Page} page @param {Target} target @returns {Promise<FirstPhone>} */
async function open(page, { address, preview }) {
  await page.addInitScript(noteFirstPhone, preview);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first phone').length > 0);
  return page.evaluate(() => {
    const firstMs = performance.getEntriesByName('first phone')[0]?.startTime ?? 0;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime, name }) => startTime < firstMs && !name.includes('/examples/'));
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    // The document is a request too.
    return { firstMs, requests: files.length + 1, scriptKb: bytes / 1000 };
  });
}

/**
 * Opens a page cold: nothing is stored from a visit before.
 * @param {Browser} chromium
 * @param {Target} target
 * @param {{ cpu: number, withWorker?: boolean }} options `cpu`: how much slower the processor is. `withWorker`: a
 * visit before has stored the page.
 */
export async function measureOpening(chromium, target, { cpu, withWorker = false }) {
  const context = await chromium.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  try {
    if (withWorker) {
      const visit = await context.newPage();
      await visit.goto(target.address);
      await visit.evaluate(async () => void (await navigator.serviceWorker.ready));
      await visit.waitForTimeout(WORKER_DELAY_MS);
      await visit.close();
    }
    const page = await context.newPage();
    if (cpu > 1) {
      const browser = await context.newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    return await open(page, target);
  } finally {
    await context.close();
  }
}
