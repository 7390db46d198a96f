// @ts-check
/** @import { Browser } from '@playwright/test' */
/** @import { FirstPhone, Target } from './opening.mjs' */
import { serveBarePage } from './barePage.mjs';
import { measureOpening } from './opening.mjs';
import { quantile } from './typing.mjs';

/** @param {FirstPhone[]} list */
const firstOf = (list) => list.map(({ firstMs }) => firstMs);
/** @param {number[]} values */
const range = (values) =>
  `${quantile(values, 0.5).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;

/**
 * Measures the opening of a template beside a bare page of the same document, and returns a table.
 * @param {Browser} chromium
 * @param {string} address of the server
 * @param {number} repetitions
 */
export async function measureOpenings(chromium, address, repetitions) {
  const bare = await serveBarePage();
  /** @type {Target[]} */
  const targets = [
    { name: 'bare React and react-hook-form', address: bare.address, preview: '#preview' },
    {
      name: 'this page',
      address: `${address}/templates/new?from=speed-10`,
      preview: '[data-testid=preview-phone]',
    },
  ];
  const cases = targets.flatMap((target) => [
    { target, cpu: 1, withWorker: false },
    { target, cpu: 4, withWorker: false },
    ...(target.preview === '#preview' ? [] : [{ target, cpu: 1, withWorker: true }]),
  ]);
  /** @type {Map<(typeof cases)[number], FirstPhone[]>} */
  const runs = new Map(cases.map((one) => [one, []]));
  try {
    // In turns, so that other load on the machine affects all alike. The first round fills the server's caches.
    for (let repetition = 0; repetition <= repetitions; repetition += 1)
      for (const one of cases) {
        const opened = await measureOpening(chromium, one.target, one);
        if (repetition > 0) runs.get(one)?.push(opened);
      }
  } finally {
    bare.close();
  }
  const rows = [...runs].map(([{ target, cpu, withWorker }, opened]) => {
    const control = [...runs].find(([one]) => one.target === targets[0] && one.cpu === cpu)?.[1] ?? [];
    const ratio = quantile(firstOf(opened), 0.5) / quantile(firstOf(control), 0.5);
    const requests = quantile(
      opened.map((run) => run.requests),
      0.5,
    );
    const scriptKb = quantile(
      opened.map((run) => run.scriptKb),
      0.5,
    );
    return `| ${target.name}, ${cpu}×${withWorker ? ', stored by the worker' : ''} | ${range(firstOf(opened))} | ${ratio.toFixed(2)} | ${requests} | ${scriptKb.toFixed(0)} |`;
  });
  return [
    '| First phone, cold | ms | beside the bare page | requests | scripts, kB |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
