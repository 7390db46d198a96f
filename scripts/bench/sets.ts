import type { Browser, Locator } from '@playwright/test';
import { speedSet } from '../../src/schema/testing/speedSet';
import { withBrowser, withPage } from './browser';
import { putDrafts } from './library';
import { measureInTurns, quantile, rowOf } from './table';
import { takeTimes, type, watchKeys } from './typing';

/** Milliseconds from an act until something is there, or gone. */
async function timeOf(act: () => Promise<unknown>, shown: Locator, state?: 'detached') {
  const from = performance.now();
  await act();
  await shown.first().waitFor({ state });
  return performance.now() - from;
}

/** Runs in the page: from the press of Z to the frame in which all phones in sight show what it changed, and in how many frames they do. */
function watchPhones(phones: string) {
  const changes = [...document.querySelectorAll(phones)]
    .filter((phone) => {
      const { top, bottom } = phone.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    })
    .map(async (phone) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const changed = new MutationObserver(() => requestAnimationFrame(resolve));
      changed.observe(phone, { subtree: true, childList: true, characterData: true });
      return promise;
    });
  window.addEventListener('keydown', async ({ key, timeStamp }) => {
    if (key.toUpperCase() !== 'Z') return;
    const frames = await Promise.all(changes);
    Object.assign(window, { drawn: [Math.max(...frames) - timeStamp, new Set(frames).size] });
  });
}

/** Opens a set, types into a row while all rows are checked, scrolls through them, and goes on to the other tabs. */
const workOn = (browser: Browser, address: string, rows: number) =>
  withPage(browser, async (page, session) => {
    page.setDefaultTimeout(90_000);
    const showTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
    await page.addInitScript(() => localStorage.setItem('rcs.draft-place', '"browser"'));
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    await page.evaluate(putDrafts, [speedSet(rows)]);
    await page.goto(`${address}/templates/bench/set`);
    await page.getByRole('table').first().waitFor();
    const open = await page.evaluate(() => performance.now());
    /** Types into a field of a page at rest, and waits for what follows, such as saving: the median of the keys. */
    async function typeInto(field: Locator, phone = '') {
      await field.click();
      await page.waitForTimeout(3000);
      await page.evaluate(watchKeys, phone);
      await type(session, 'vthequickbrownfoxjumps');
      await page.waitForTimeout(3000);
      return quantile((await takeTimes(page)).samples, 0.5);
    }
    await showTab('Rows');
    const key = await typeInto(page.getByRole('textbox', { name: 'City' }), '[data-testid=preview-phone]');
    await page.mouse.move(500, 700);
    for (let step = 0; step < 100; step += 1) {
      await page.mouse.wheel(0, 120);
      await page.waitForTimeout(16);
    }
    const scroll = (await takeTimes(page)).longTasks.length;
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
    const undo = await timeOf(() => page.keyboard.press('Control+z'), page.getByText('vthe'), 'detached');
    const wall = await timeOf(() => showTab('Phones'), page.getByTestId('preview-phone').nth(4));
    await page.waitForTimeout(3000);
    await page.evaluate(watchPhones, '[data-testid=preview-phone]');
    await page.keyboard.press('Control+Shift+z');
    await page.waitForTimeout(3000);
    const [redo, frames] = await page.evaluate<[number, number]>('drawn');
    await showTab('Languages');
    const translation = await typeInto(page.getByRole('textbox').first());
    const checked = page.getByRole('status').filter({ hasText: 'Ready to send' });
    const check = await timeOf(() => showTab('Send'), checked);
    return { open, key, scroll, elements, heap, undo, wall, redo, frames, translation, check: check / 1000 };
  });

/** A set of 1,000 rows in ten languages beside one of ten rows. */
export const measureSets = (repetitions: number) =>
  withBrowser(async (browser, _own, address) => {
    const { few, many } = await measureInTurns(repetitions, {
      few: () => workOn(browser, address, 10),
      many: () => workOn(browser, address, 1000),
    });
    const row = (what: string, unit: string, figure: string, most: number) =>
      rowOf([`1,000 × 10: ${what}`, unit, figure], many, { what: '10 × 10', runs: few }, most);
    return [
      row('until the languages are drawn', 'ms', 'open', 1.5),
      row('key in a row to its phone, p50', 'ms', 'key', 1.5),
      row('undo until the phone shows it', 'ms', 'undo', 1.5),
      row('until the phones of a row are drawn', 'ms', 'wall', 1.5),
      row('redo until all phones in sight show it', 'ms', 'redo', 1.5),
      rowOf(['1,000 × 10: frames in which they do', '', 'frames'], many, undefined, 1),
      row('key in a translation to the next frame, p50', 'ms', 'translation', 1.5),
      row('elements in the page', '', 'elements', 1.5),
      row('JS heap', 'MB', 'heap', 3),
      rowOf(['tasks of 50 ms and more in 100 steps of the wheel', '', 'scroll'], many, undefined, 0),
      rowOf(['10,000 templates: until all are checked', 's', 'check'], many),
    ];
  });
