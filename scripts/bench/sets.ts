import type { Browser, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { newSet } from '../../src/schema/draft/set';
import { matchEntries } from '../../src/schema/entries/matchEntries';
import { setFields, translatedFields } from '../../src/schema/sets/setFields';
import { speedTen } from '../../src/schema/testing/speedDocuments';
import { withBrowser, withPage } from './browser';
import { putDrafts } from './library';
import { measureInTurns, quantile, rowOf, type Run } from './table';
import { takeTimes, type, watchKeys } from './typing';

const tags = 'hi bn mr te ta gu kn ml pa'.split(' ');
const letters = 'vthequickbrownfoxjumps';
const SCROLL_STEPS = 100;
/** Of a mouse wheel, in CSS px. */
const STEP_PX = 120;
const AT = 1_790_000_000_000;

/** Five cards in ten languages with some rows, as a row of the page's storage. */
function draftWithSet(rows: number) {
  const { carouselCard } = speedTen.template.component.richCard;
  const cardContents = carouselCard.cardContents.slice(0, 5).map((card, index) => ({
    ...card,
    title: `Card ${index + 1} in {{Branch}} for [custom_param1a]`,
    description: `${card.description.slice(0, 200)} {{City}}, {{Price}}`,
  }));
  const component = { richCard: { carouselCard: { ...carouselCard, cardContents } } };
  const template = { ...speedTen.template, component };
  let id = 0;
  const entries = matchEntries(undefined, template, () => `entry${(id += 1)}`);
  const fields = translatedFields(setFields(template, entries), { untranslated: {} });
  const columns = ['Branch', 'City', 'Price', 'Manager', 'Address'].map((name, index) => ({
    id: `c${index}`,
    name,
    use: { kind: index < 3 ? 'value' : 'ignored' },
  }));
  const sheetRows = Array.from({ length: rows }, (_, row) => ({
    id: String(row).padStart(24, '0'),
    values: {
      c0: `Branch ${row}`,
      c1: `City ${row % 50}`,
      c2: `₹ ${row}`,
      c3: 'A. Sharma',
      c4: `${row} Main Road`,
    },
  }));
  const set = {
    ...newSet('en'),
    names: '{base}_{lang}_{n}',
    languages: tags.map((tag) => ({
      tag,
      texts: Object.fromEntries(fields.map(({ key, text }) => [key, { text: `नमस्ते ${text}`, source: text }])),
    })),
    sheet: { file: 'branches.csv', key: 'c0', columns, rows: sheetRows },
  };
  return { id: 'bench', template, set, entries, aside: {}, sendings: [], createdAt: AT, changedAt: AT };
}

/** Runs in the page: milliseconds from a press of a button to the first task after the paint that follows. */
async function pressAndPaint(label: string) {
  const buttons = [...document.querySelectorAll('button')];
  const from = performance.now();
  buttons.find((button) => button.getAttribute('aria-label')?.startsWith(label))?.click();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
  return performance.now() - from;
}

async function scroll(page: Page): Promise<number> {
  await takeTimes(page);
  await page.mouse.move(500, 700);
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await setTimeout(16);
  }
  const { longTasks } = await takeTimes(page);
  await page.evaluate(() => scrollTo(0, 0));
  return longTasks.length;
}

/** Opens a set and goes through its tabs. */
const workOn = (browser: Browser, address: string, rows: number) =>
  withPage(browser, async (page, session) => {
    page.setDefaultTimeout(600_000);
    const showTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
    await page.addInitScript(() => localStorage.setItem('rcs.draft-place', '"browser"'));
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    await page.evaluate(putDrafts, [draftWithSet(rows)]);
    await page.goto(`${address}/templates/bench/set`);
    await page.getByRole('table').first().waitFor();
    const run: Run = { open: await page.evaluate(() => performance.now()) };

    await showTab('Rows');
    await page.getByRole('textbox', { name: 'City' }).click();
    await page.keyboard.press('End');
    await page.evaluate(watchKeys, '[role=img] > [inert]');
    await type(session, letters);
    run.key = quantile((await takeTimes(page)).samples, 0.5);
    run.scroll = await scroll(page);
    run.elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    run.heap = (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;

    await showTab('Phones');
    await page.getByRole('img').nth(3).waitFor();
    await setTimeout(1000);
    run.wall = await page.evaluate(pressAndPaint, 'Undo');

    await showTab('Send');
    const from = performance.now();
    await page.getByRole('status').filter({ hasText: 'Ready to send' }).waitFor();
    run.check = (performance.now() - from) / 1000;
    return run;
  });

export const measureSets = (repetitions: number) =>
  withBrowser(async (browser, _own, address) => {
    const { few, many } = await measureInTurns(repetitions, {
      few: () => workOn(browser, address, 10),
      many: () => workOn(browser, address, 1000),
    });
    const control = { what: '10 rows', runs: few };
    const row = (what: string, unit: string, figure: string, most: number) =>
      rowOf([`1,000 rows in ten languages: ${what}`, unit, figure], many, control, most);
    return [
      row('until the table of languages is drawn', 'ms', 'open', 1.5),
      row('from a key in a row to its phone, beside their check, p50', 'ms', 'key', 1.5),
      row('undo, on the phones of all languages', 'ms', 'wall', 1.5),
      row('elements in the page', '', 'elements', 1.5),
      row('JS heap', 'MB', 'heap', 3),
      rowOf(['10,000 templates: all checked', 's', 'check'], many),
      rowOf(
        [`tasks of 50 ms and more in ${SCROLL_STEPS} steps of a wheel`, '', 'scroll'],
        many,
        undefined,
        0,
      ),
    ];
  });
