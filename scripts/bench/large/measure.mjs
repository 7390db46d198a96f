// @ts-check
/** @import { Work } from '../frame/openPage.mjs' */
/** @import { Row } from '../frame/rows.mjs' */
/** @import { LibraryWork } from './library.mjs' */
import { atMost, ratioAtMost } from '../frame/rows.mjs';
import { withBrowser } from '../frame/withBrowser.mjs';
import { measureLibrary } from './library.mjs';
import { measureDraftMemory, measureKeyMemory } from './memory.mjs';
import { measureWork, workNames } from './work.mjs';

/**
 * Measures work with much content, in processor time of the page's thread.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export function measure(repetitions) {
  return withBrowser(async (browser, address) => {
    /** @type {{ few: LibraryWork[], many: LibraryWork[] }} */
    const libraries = { few: [], many: [] };
    const works = new Map(workNames.map((name) => [name, /** @type {Work[]} */ ([])]));
    const afterDrafts = [];
    const afterKeys = [];
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      libraries.few.push(await measureLibrary(browser, address, 50));
      libraries.many.push(await measureLibrary(browser, address, 5000));
      for (const [name, measured] of works) measured.push(await measureWork(browser, address, name));
      afterDrafts.push(await measureDraftMemory(browser, address));
      afterKeys.push(await measureKeyMemory(browser, address));
    }
    /** @param {string} what @param {keyof LibraryWork} figure @param {Row['goal']} [goal] @returns {Row} */
    const library = (what, figure, goal) => ({
      what: `library of 5,000 drafts: ${what}`,
      unit: 'ms',
      measured: libraries.many.map((run) => run[figure]),
      control: { what: '50 drafts', measured: libraries.few.map((run) => run[figure]) },
      ...(goal ? { goal } : {}),
    });
    return [
      library('until the first draft is drawn', 'firstMs', ratioAtMost(1.5)),
      library('until the page rests', 'restMs'),
      library('longest task', 'longestMs', atMost(50)),
      library('a letter of the search, until the frame of its results', 'letterMs', atMost(16)),
      library('a letter of the search, until the page rests', 'letterRestMs'),
      ...[...works].flatMap(([name, measured]) => [
        { what: name, unit: 'ms', measured: measured.map(({ taskMs }) => taskMs) },
        {
          what: `${name}: longest task`,
          unit: 'ms',
          measured: measured.map(({ longestMs }) => longestMs),
          goal: atMost(50),
        },
      ]),
      {
        what: 'heap after 100 drafts opened and left, growth',
        unit: 'MB',
        measured: afterDrafts.map(({ heapMb }) => heapMb),
        goal: atMost(10),
      },
      {
        what: 'nodes after 100 drafts opened and left, growth',
        unit: '',
        measured: afterDrafts.map(({ nodes }) => nodes),
      },
      {
        what: 'heap after 1,000 keys, growth',
        unit: 'MB',
        measured: afterKeys.map(({ heapMb }) => heapMb),
        goal: atMost(10),
      },
    ];
  });
}
