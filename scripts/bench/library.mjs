// @ts-check
/** @import { Browser } from '@playwright/test' */

/** @typedef {{ first: number, task: number }} Opening ms until the first draft is drawn; of the page's thread until all stands still */

/**
 * Runs in the page: puts drafts of all three types into its storage.
 * @param {number} count
 */
async function keepDrafts(count) {
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
      .put({ id: `bench-${number}`, template, aside: {}, sendings: [], createdAt: at, changedAt: at });
  }
  await new Promise((resolve) => writing.addEventListener('complete', () => resolve(undefined)));
  database.close();
}

/**
 * Opens the library of so many drafts.
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
    await page.evaluate(keepDrafts, count);
    const browser = await context.newCDPSession(page);
    await browser.send('Performance.enable');
    await page.goto(address);
    await page.getByRole('list', { name: 'Templates', exact: true }).getByRole('listitem').first().waitFor();
    const first = await page.evaluate(() => performance.now());
    await page.waitForTimeout(2000);
    const { metrics } = await browser.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { first, task: task * 1000 };
  } finally {
    await context.close();
  }
}
