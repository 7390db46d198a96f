// @ts-check
/**
 * `npm run bench [repetitions]` measures the time from a key to its letter on the phone, compared with plain
 * DOM in the same run, the time to open a large library, compared with a small one, and the rules of the largest template. `npm run bench opening
 * [repetitions]` measures the time until the first phone of a template, compared with a bare page of its document.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFloor } from './bench/floorPage.mjs';
import { largestTable, measureLargest } from './bench/largest.mjs';
import { measureLibrary } from './bench/library.mjs';
import { measureOpenings } from './bench/openingTable.mjs';
import { startServer } from './bench/startServer.mjs';
import { measureTyping, quantile } from './bench/typing.mjs';
import { chromiumOptions } from './chromium.mjs';

const isOpening = process.argv[2] === 'opening';
const repetitions = Number(process.argv[isOpening ? 3 : 2] ?? 3);
const data = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
const [floor, server] = await Promise.all([serveFloor(), startServer(data)]);
const browser = await chromium.launch(chromiumOptions());
const stop = async () => {
  await browser.close();
  server.stop();
  floor.close();
  rmSync(data, { recursive: true, force: true });
};

if (isOpening) {
  try {
    const table = await measureOpenings(browser, server.address, repetitions);
    console.log(`\nMedian of ${repetitions} (smallest–largest).\n\n${table}`);
  } finally {
    await stop();
  }
  process.exit();
}

const targets = [
  { name: 'plain DOM', address: floor.address, field: 'textarea', preview: '#preview' },
  {
    name: 'this page',
    address: `${server.address}/templates/new?from=speed-10`,
    field: '[data-path="component.richCard.carouselCard.cardContents.0.description"]',
    preview: '[data-testid=preview-phone]',
  },
];
/** @type {Map<string, import('./bench/typing.mjs').Typing[]>} */
const runs = new Map(targets.map(({ name }) => [name, []]));
/** @type {Map<number, import('./bench/library.mjs').Opening[]>} */
const openings = new Map([3, 1000].map((count) => [count, []]));
/** @type {import('./bench/largest.mjs').Largest} */
let largest;
try {
  // Measure in turns, so that other load on the machine affects all targets alike.
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const target of targets) runs.get(target.name)?.push(await measureTyping(browser, target));
    for (const [count, measured] of openings)
      measured.push(await measureLibrary(browser, server.address, count));
  }
  largest = await measureLargest(browser, server.address);
} finally {
  await stop();
}

/** @param {number[] | undefined} values */
const median = (values = []) => quantile(values, 0.5);
/** @param {number[]} values */
const range = (values) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;

console.log(`\nMedian of ${repetitions} (smallest–largest), ms.`);
console.log(
  '\n| A key in the first of ten cards | p50 | p95 | script a key | task a key |\n|---|---|---|---|---|',
);
for (const [name, typed] of runs) {
  const columns = /** @type {const} */ (['p50', 'p95', 'script', 'task']);
  console.log(`| ${name} | ${columns.map((figure) => range(typed.map((run) => run[figure]))).join(' | ')} |`);
}
/** @param {'p50' | 'p95'} figure */
const ratio = (figure) => {
  const [floorRuns = [], pageRuns = []] = [...runs.values()];
  return (median(pageRuns.map((run) => run[figure])) / median(floorRuns.map((run) => run[figure]))).toFixed(
    2,
  );
};
console.log(`\nThis page beside plain DOM: ${ratio('p50')} times at p50, ${ratio('p95')} times at p95.`);
console.log('\n| Opening the library | first draft drawn | all tasks |\n|---|---|---|');
for (const [count, opened] of openings)
  console.log(
    `| ${count} drafts | ${range(opened.map((run) => run.firstMs))} | ${range(opened.map((run) => run.taskMs))} |`,
  );
console.log(`\n${largestTable(largest)}`);
