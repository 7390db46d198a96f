// @ts-check
/** @import { Browser, CDPSession } from '@playwright/test' */
import { openPage } from '../frame/openPage.mjs';
import { storeRows } from '../frame/storeRows.mjs';
import { carousel, draftRow } from './content.mjs';
import { openDraft } from './draftPage.mjs';

/** Megabytes of the heap, and nodes that are kept, after the garbage is collected. @typedef {{ heapMb: number, nodes: number }} Kept */

/** The engine compiles and caches during the first ones. */
const warmUp = 10;
const drafts = 100;
const keys = 1000;
const REST_MS = 3000;

/** @param {CDPSession} session @returns {Promise<Kept>} */
async function weigh(session) {
  await session.send('Performance.enable');
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
}

/** @param {Kept} before @param {Kept} after @returns {Kept} */
const growth = (before, after) => ({
  heapMb: after.heapMb - before.heapMb,
  nodes: after.nodes - before.nodes,
});

/** The growth after 100 drafts were opened and left. @param {Browser} browser @param {string} address */
export async function measureDraftMemory(browser, address) {
  const { page, session, close } = await openPage(browser);
  try {
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    const rows = Array.from({ length: 20 }, (_, number) =>
      draftRow(number, carousel(`template_${number}`, 10, `m${number}`)),
    );
    await storeRows(page, { drafts: rows });
    await page.goto(address);
    let before = { heapMb: Number.NaN, nodes: Number.NaN };
    for (let opened = 0; opened < warmUp + drafts; opened += 1) {
      if (opened === warmUp) before = await weigh(session);
      const number = opened % rows.length;
      await page.getByRole('link', { name: `template_${number}`, exact: true }).click();
      await page.getByTestId('preview-phone').first().getByText(`m${number}`).first().waitFor();
      await page
        .getByRole('link', { name: /Templates/ })
        .first()
        .click();
      await page
        .getByRole('list', { name: 'Templates', exact: true })
        .getByRole('listitem')
        .first()
        .waitFor();
    }
    await page.waitForTimeout(REST_MS);
    return growth(before, await weigh(session));
  } finally {
    await close();
  }
}

/** The growth after 1,000 keys in one field. @param {Browser} browser @param {string} address */
export async function measureKeyMemory(browser, address) {
  const { page, session, close } = await openDraft(browser, address);
  try {
    await page.locator('[data-path$=".description"]').first().click();
    await page.keyboard.type('warm-up', { delay: 20 });
    await page.waitForTimeout(REST_MS);
    const before = await weigh(session);
    await page.keyboard.type('abcde'.repeat(keys / 5), { delay: 15 });
    await page.waitForTimeout(REST_MS);
    return growth(before, await weigh(session));
  } finally {
    await close();
  }
}
