// @ts-check
/** @import { Browser, Page } from '@playwright/test' */
/** @import { Work } from '../frame/openPage.mjs' */
import { carousel, draftRow } from './content.mjs';
import { openDraft } from './draftPage.mjs';

const REST_MS = 2500;

/** Runs in the page. @param {string} text */
function pasteText(text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  (document.activeElement ?? document.body).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

/** @param {number} count */
const versionRows = (count) =>
  Array.from({ length: count }, (_, number) => ({
    id: `version-${number}`,
    draftId: 'bench-0',
    at: 1_790_000_000_000 + number,
    origin: 'hand',
    name: `Version ${number}`,
    template: carousel('bench', 10, `r${number}`),
    aside: {},
    sendings: [],
  }));

/** Steps of undo: two fields in turns, so that each letter is a step. @param {Page} page */
async function typeSteps(page, count = 500) {
  const fields = ['title', 'description'].map((name) => page.locator(`[data-path$=".${name}"]`).first());
  for (let step = 0; step < count; step += 1) await fields[step % 2]?.press('a');
}

/** A megabyte of JSON, and one text without a blank. */
export const pasted = {
  templates: () => JSON.stringify(Array.from({ length: 140 }, (_, number) => carousel(`t${number}`, 10, ''))),
  unbroken: () => 'a'.repeat(1_000_000),
};

/**
 * Long work in an open draft of ten cards, each measured alone on the page's thread.
 * @type {Record<string, { prepare?: (page: Page) => Promise<unknown>, tables?: Record<string, object[]>, run: (page: Page) => Promise<unknown> }>}
 */
const works = {
  '500 steps undone': {
    prepare: typeSteps,
    run: async (page) => {
      for (let step = 0; step < 500; step += 1) await page.keyboard.press('Control+z');
    },
  },
  'a paste of 1 MB: 140 templates': {
    run: (page) => page.evaluate(pasteText, pasted.templates()),
  },
  'a paste of 1 MB: one unbroken text': {
    run: (page) => page.evaluate(pasteText, pasted.unbroken()),
  },
  'another draft opened by way of the library': {
    tables: { drafts: [draftRow(1, carousel('other', 10, 'm1'))] },
    run: async (page) => {
      await page
        .getByRole('link', { name: /Templates/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'other', exact: true }).click();
      await page.getByTestId('preview-phone').first().getByText('m1').first().waitFor();
    },
  },
  'the table of ten cards opened': {
    run: (page) => page.getByRole('button', { name: 'Table', exact: true }).click(),
  },
  '10 × 20 cells pasted into the table': {
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole('gridcell').first().click();
    },
    run: (page) =>
      page.evaluate(
        pasteText,
        Array.from({ length: 10 }, () => Array(20).fill('cell').join('\t')).join('\n'),
      ),
  },
  '200 versions opened': {
    tables: { versions: versionRows(200) },
    run: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Template menu' }).click();
      await page.getByRole('menuitem', { name: 'Versions' }).click();
      await page.getByRole('navigation', { name: 'Versions' }).waitFor();
    },
  },
};
export const workNames = Object.keys(works);

/** @param {Browser} browser @param {string} address @param {string} name @returns {Promise<Work>} */
export async function measureWork(browser, address, name) {
  const { prepare, tables, run } = works[name] ?? {};
  const { page, measure, close } = await openDraft(browser, address, tables);
  try {
    await prepare?.(page);
    await page.waitForTimeout(REST_MS);
    return await measure(async () => {
      await run?.(page);
      await page.waitForTimeout(REST_MS);
    });
  } finally {
    await close();
  }
}
