// @ts-check
/**
 * `npm run test:endurance`: the browser tests about lost work, with their full counts; `--short` with the counts
 * of the everyday run. Closes with a table of the counts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { root, run } from './run.mjs';
import { specsOf } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'rcs-endurance-'));
const reportFile = join(reports, 'report.json');
const arguments_ = process.argv.slice(2);
const isShort = arguments_.includes('--short');
const startedAt = Date.now();

const passed = await run(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'e2e/endurance',
    // One after the other: load would disturb kills and time limits.
    '--workers=1',
    '--trace=off',
    '--reporter=list,json',
    ...arguments_.filter((argument) => argument !== '--short'),
  ],
  {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    E2E_PORT: process.env['E2E_PORT'] ?? String(await freePort()),
    ...(isShort ? {} : { ENDURANCE: 'full' }),
  },
);

/** @type {import('./steps.mjs').Spec[]} */
let specs = [];
try {
  specs = specsOf(JSON.parse(readFileSync(reportFile, 'utf8')));
} catch (error) {
  console.error(`The report of the tests cannot be read: ${String(error)}`);
}
rmSync(reports, { recursive: true, force: true });

const minutes = Math.round((Date.now() - startedAt) / 60_000);
console.log(
  `\n| ${new Date().toISOString().slice(0, 10)}, ${isShort ? 'everyday' : 'full'} counts, ${minutes} min | Outcome | Counted |`,
);
console.log('|---|---|---|');
for (const { title, ok, tests } of specs) {
  const figures = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'figure'));
  const counted = figures.map(({ description }) => description).join('; ');
  console.log(`| ${title} | ${ok ? 'passed' : 'FAILED'} | ${counted} |`);
}
process.exit(passed && specs.length > 0 ? 0 : 1);
