// @ts-check
/** @import { Browser } from '@playwright/test' */

/**
 * In milliseconds: until the first draft is drawn, and the work of the page's thread until it is idle.
 * @typedef {{ firstMs: number, taskMs: number }} Opening
 */

/** Time for the page to become idle after its first draft is drawn. */
const IDLE_DELAY_MS = 2000;

/**
 * Runs in the page: stores drafts of all three types.
 * @param {number} count
 */
async function storeDrafts(count) {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('rcs-template-builder');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
  });
  const cards = Array.from({ length: 6 }, (_, index) => ({
    title: `Card ${index + 1}`,
    description: 'Fresh stock every week, hand picked and delivered to your door.',
    suggestions: [{ reply: { text: 'Tell me more' } }],
  }));
  const components = [
    () => ({ type: 'text_message', component: { text: 'Your order has been shipped.' } }),
    () => ({
      type: 'rich_card',
      component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: cards[0] } } },
    }),
    () => ({
      type: 'carousel',
      component: {
        richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: cards } },
      },
    }),
  ];
  const writing = database.transaction('drafts', 'readwrite');
  for (let number = 0; number < count; number += 1) {
    const template = { name: `template_${number}`, ...components[number % 3]?.() };
    const at = 1_790_000_000_000 + number;
    writing
      .objectStore('drafts')
      .put({ id: `bench-${number}`, template, aside: {}, sendings: [], createdAt: at, changedAt: at, revision: 1 });
  }
  await new Promise((resolve) => writing.addEventListener('complete', () => resolve(undefined)));
  database.close();
}

/**
 * Opens a library of `count` drafts.
 * @param {Browser} chromium
 * @param {string} address of the server
 * @param {number} count
 * @returns {Promise<Opening>}
 */
export async function measureLibrary(chromium, address, count) {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    await page.evaluate(storeDrafts, count);
    const browser = await context.newCDPSession(page);
    await browser.send('Performance.enable');
    await page.goto(address);
    await page.getByRole('list', { name: 'Templates', exact: true }).getByRole('listitem').first().waitFor();
    const firstMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(IDLE_DELAY_MS);
    const { metrics } = await browser.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { firstMs, taskMs: taskSeconds * 1000 };
  } finally {
    await context.close();
  }
}
