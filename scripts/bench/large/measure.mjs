// @ts-check
/** @import { Opening } from './library.mjs' */
/** @import { Row } from '../frame/rows.mjs' */
import { ratioAtMost } from '../frame/rows.mjs';
import { withBrowser } from '../frame/withBrowser.mjs';
import { measureLibrary } from './library.mjs';

/**
 * Measures work with much content: the library.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export function measure(repetitions) {
  return withBrowser(async (browser, address) => {
    /** @type {{ few: Opening[], many: Opening[] }} */
    const runs = { few: [], many: [] };
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      runs.few.push(await measureLibrary(browser, address, 50));
      runs.many.push(await measureLibrary(browser, address, 5000));
    }
    /** @param {keyof Opening} figure @returns {Pick<Row, 'unit' | 'measured' | 'control' | 'goal'>} */
    const compare = (figure) => ({
      unit: 'ms',
      measured: runs.many.map((run) => run[figure]),
      control: { what: '50 drafts', measured: runs.few.map((run) => run[figure]) },
      goal: ratioAtMost(1.5),
    });
    return [
      { what: 'library of 5,000 drafts: first draft drawn', ...compare('firstMs') },
      { what: 'library of 5,000 drafts: all tasks of the page', ...compare('taskMs') },
    ];
  });
}
