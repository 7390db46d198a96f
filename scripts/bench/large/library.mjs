// @ts-check
/** @import { Browser } from '@playwright/test' */
import { openPage } from '../frame/openPage.mjs';
import { storeRows } from '../frame/storeRows.mjs';
import { carousel, draftRow, sendingOf } from './content.mjs';

/**
 * In milliseconds of the page's thread: until the first draft is drawn, until the page rests, its longest task; a letter
 * of the search until the end of the frame that shows its results, and with all that follows it.
 * @typedef {{ firstMs: number, restMs: number, longestMs: number, letterMs: number, letterRestMs: number }} LibraryWork
 */

/** Time for the page to rest after its first draft is drawn, or after a letter. */
const REST_MS = 3000;
const LETTER_MS = 600;
const searched = 'stock';

/** Runs in the page: resolves after the next frame. */
const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Opens a library of carousels, every second of them sent, and searches it.
 * @param {Browser} browser
 * @param {string} address of the server
 * @param {number} count
 * @returns {Promise<LibraryWork>}
 */
export async function measureLibrary(browser, address, count) {
  const { page, measure, close } = await openPage(browser);
  try {
    await page.goto(address);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    for (let from = 0; from < count; from += 500) {
      const drafts = Array.from({ length: Math.min(500, count - from) }, (_, index) => {
        const template = carousel(`template_${from + index}`, 6, `m${from + index}`);
        return draftRow(from + index, template, index % 2 === 0 ? [] : [sendingOf(template)]);
      });
      await storeRows(page, { drafts });
    }
    const list = page.getByRole('list', { name: 'Templates', exact: true });
    const first = await measure(async () => {
      await page.goto(address);
      await list.getByRole('listitem').first().waitFor();
    });
    const rest = await measure(() => page.waitForTimeout(REST_MS));
    await page.getByRole('searchbox').click();
    const letters = { frame: 0, rest: 0 };
    for (const letter of searched) {
      const frame = await measure(async () => {
        await page.keyboard.press(letter);
        await page.evaluate(afterFrame);
      });
      letters.frame += frame.taskMs;
      letters.rest += (await measure(() => page.waitForTimeout(LETTER_MS))).taskMs;
    }
    return {
      firstMs: first.taskMs,
      restMs: first.taskMs + rest.taskMs,
      longestMs: Math.max(first.longestMs, rest.longestMs),
      letterMs: letters.frame / searched.length,
      letterRestMs: (letters.frame + letters.rest) / searched.length,
    };
  } finally {
    await close();
  }
}
