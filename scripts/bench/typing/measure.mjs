// @ts-check
/** @import { Row } from '../frame/rows.mjs' */
/** @import { Target, Typing } from './keys.mjs' */
import { atMost, ratioAtMost } from '../frame/rows.mjs';
import { quantile } from '../frame/statistics.mjs';
import { withBrowser } from '../frame/withBrowser.mjs';
import { serveFloor } from './floorPage.mjs';
import { measureTyping } from './keys.mjs';
import { measureLargest } from './largest.mjs';

const figures = /** @type {const} */ ([
  ['p50', 'until the phone has painted it, p50'],
  ['p95', 'until the phone has painted it, p95'],
  ['script', 'script'],
  ['task', 'all tasks'],
]);

/**
 * Measures a key in the first of ten cards beside plain DOM, and the rules and tasks of the largest template.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measure(repetitions) {
  const floor = await serveFloor();
  try {
    return await withBrowser(async (browser, address) => {
      /** @type {Target} */
      const plain = { address: floor.address, field: 'textarea', preview: '#preview' };
      /** @type {Target} */
      const page = {
        address: `${address}/templates/new?from=speed-10`,
        field: '[data-path="component.richCard.carouselCard.cardContents.0.description"]',
        preview: '[data-testid=preview-phone]',
      };
      /** @type {{ plain: Typing[], page: Typing[] }} */
      const runs = { plain: [], page: [] };
      // In turns, so that other load on the machine affects both alike.
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        runs.plain.push(await measureTyping(browser, plain));
        runs.page.push(await measureTyping(browser, page));
      }
      /** @type {Row[]} */
      const keys = figures.map(([figure, what]) => ({
        what: `a key, first of ten cards: ${what}`,
        unit: 'ms',
        measured: runs.page.map((run) => run[figure]),
        control: { what: 'plain DOM', measured: runs.plain.map((run) => run[figure]) },
        ...(figure === 'p95' ? { goal: ratioAtMost(1.1) } : {}),
      }));
      const { rules, longTasks } = await measureLargest(browser, address);
      return [
        ...keys,
        {
          what: 'all rules, largest template: median',
          unit: 'ms',
          measured: [quantile(rules, 0.5)],
          goal: atMost(5),
        },
        { what: 'all rules, largest template: p95', unit: 'ms', measured: [quantile(rules, 0.95)] },
        {
          what: 'tasks of 50 ms and more, 33 letters in the largest template and its check',
          unit: '',
          measured: [longTasks.length],
          goal: atMost(0),
        },
        { what: 'the longest of them', unit: 'ms', measured: [Math.max(0, ...longTasks)] },
      ];
    });
  } finally {
    floor.close();
  }
}
