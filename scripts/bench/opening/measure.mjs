// @ts-check
/** @import { FirstPhone, Target } from './firstPhone.mjs' */
/** @import { Row } from '../frame/rows.mjs' */
import { atMost, ratioAtMost } from '../frame/rows.mjs';
import { withBrowser } from '../frame/withBrowser.mjs';
import { serveBarePage } from './barePage.mjs';
import { measureOpening } from './firstPhone.mjs';

/**
 * Measures the time until the first phone of a template beside a bare page of the same document.
 * @param {number} repetitions
 * @returns {Promise<Row[]>}
 */
export async function measure(repetitions) {
  const bare = await serveBarePage();
  try {
    return await withBrowser(async (browser, address) => {
      /** @type {Target} */
      const control = { address: bare.address, preview: '#preview' };
      /** @type {Target} */
      const page = {
        address: `${address}/templates/new?from=speed-10`,
        preview: '[data-testid=preview-phone]',
      };
      /** @type {Record<'bare1' | 'bare4' | 'page1' | 'page4' | 'stored', { target: Target, cpu: number, withWorker?: boolean, runs: FirstPhone[] }>} */
      const cases = {
        bare1: { target: control, cpu: 1, runs: [] },
        bare4: { target: control, cpu: 4, runs: [] },
        page1: { target: page, cpu: 1, runs: [] },
        page4: { target: page, cpu: 4, runs: [] },
        stored: { target: page, cpu: 1, withWorker: true, runs: [] },
      };
      // In turns, so that other load on the machine affects all alike. The first round fills the server's caches.
      for (let repetition = 0; repetition <= repetitions; repetition += 1)
        for (const { target, runs, ...options } of Object.values(cases)) {
          const opened = await measureOpening(browser, target, options);
          if (repetition > 0) runs.push(opened);
        }
      /** @param {keyof typeof cases} one @param {keyof FirstPhone} figure */
      const of = (one, figure) => cases[one].runs.map((run) => run[figure]);
      const bareName = 'bare React and react-hook-form';
      return [
        {
          what: 'first phone, cold, 1×',
          unit: 'ms',
          measured: of('page1', 'firstMs'),
          control: { what: bareName, measured: of('bare1', 'firstMs') },
          goal: ratioAtMost(1.5),
        },
        {
          what: 'first phone, cold, 4×',
          unit: 'ms',
          measured: of('page4', 'firstMs'),
          control: { what: bareName, measured: of('bare4', 'firstMs') },
          goal: ratioAtMost(1.5),
        },
        {
          what: 'first phone, stored by the worker, 1×',
          unit: 'ms',
          measured: of('stored', 'firstMs'),
          control: { what: 'cold', measured: of('page1', 'firstMs') },
          goal: ratioAtMost(0.5),
        },
        {
          what: 'requests until the first phone',
          unit: '',
          measured: of('page1', 'requests'),
          control: { what: bareName, measured: of('bare1', 'requests') },
          goal: atMost(12),
        },
        {
          what: 'scripts until the first phone',
          unit: 'kB',
          measured: of('page1', 'scriptKb'),
          control: { what: bareName, measured: of('bare1', 'scriptKb') },
          goal: atMost(170),
        },
      ];
    });
  } finally {
    bare.close();
  }
}
