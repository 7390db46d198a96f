import type { Browser, CDPSession } from '@playwright/test';
import { withBrowser, withPage } from './browser';
import { measureInTurns, rowOf } from './table';

const AT = 1_790_000_000_000;
const searched = 'stock';
/** Until the page rests after its first draft is drawn. */
const REST_MS = 3000;

/** Runs in the page: puts drafts into its storage. */
export async function putDrafts(rows: object[]) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('rcs-template-builder');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', reject);
  });
  const writing = database.transaction('drafts', 'readwrite');
  for (const row of rows) writing.objectStore('drafts').put(row);
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
}

/** Rich cards as rows of the page's storage. */
const draftRows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const time = AT + from + index;
    const description = 'Fresh stock every week, hand picked and delivered to your door. '.repeat(20);
    const cardContent = { title: `Card ${time}`, description };
    const component = { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } };
    const template = { name: `template_${time}`, type: 'rich_card', component };
    return { id: `bench-${time}`, template, aside: {}, sendings: [], createdAt: time, changedAt: time };
  });

/** The time of all tasks of a page so far. */
async function readTaskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Opens a library and searches it: the time until the first draft is drawn, and that of all tasks for a letter. */
const openLibrary = (browser: Browser, address: string, count: number) =>
  withPage(browser, async (page, session) => {
    await session.send('Performance.enable');
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    for (let from = 0; from < count; from += 500)
      await page.evaluate(putDrafts, draftRows(from, Math.min(500, count - from)));
    await page.reload();
    const list = page.getByRole('list', { name: 'Templates', exact: true });
    await list.getByRole('listitem').first().waitFor();
    const first = await page.evaluate(() => performance.now());
    await page.waitForTimeout(REST_MS);
    await page.getByRole('searchbox').click();
    const before = await readTaskMs(session);
    await page.keyboard.type(searched, { delay: 500 });
    return { first, letter: ((await readTaskMs(session)) - before) / searched.length };
  });

/** A library of 5,000 drafts beside one of 50. */
export const measureLibrary = (repetitions: number) =>
  withBrowser(async (browser, _own, address) => {
    const { few, many } = await measureInTurns(repetitions, {
      few: () => openLibrary(browser, address, 50),
      many: () => openLibrary(browser, address, 5000),
    });
    const control = { what: '50 drafts', runs: few };
    return [
      rowOf(['5,000 drafts: until the first is drawn', 'ms', 'first'], many, control, 1.5),
      rowOf(['5,000 drafts: a letter of the search', 'ms', 'letter'], many, control, 1.5),
    ];
  });
