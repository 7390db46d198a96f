// @ts-check
/**
 * `npm run test:endurance`: the tests of `src/server/endurance`, of merging, of `e2e/endurance` with their full counts, and every
 * drawing of the element, one after the other, and a table of what was promised, tried and failed; `--short` with the counts
 * of the everyday run, `server`, `team`, `browser` or `pixels` one part alone. Further parameters go to the test runner of the part.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFigures } from './endurance/figures.mjs';
import { freePort } from './freePort.mjs';
import { root, run } from './run.mjs';

/** No retry: a promise that is kept at the second try only is not kept. */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--retry=0'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', '--retries=0'];
const parts = {
  // One file after the other: load would disturb kills and time limits.
  server: [...vitest, '--project=server', '--no-file-parallelism', 'src/server/endurance'],
  team: [...vitest, '--project=unit', 'src/exchange/merge', 'src/library/sync'],
  browser: [...playwright, '--trace=off', 'e2e/endurance'],
  pixels: [...playwright, '--trace=off', 'e2e/element/pixels.spec.ts'],
};

const parameters = process.argv.slice(2);
const isShort = parameters.includes('--short');
const chosen = parameters.filter((one) => one in parts);
const rest = parameters.filter((one) => one !== '--short' && !(one in parts));

const folder = mkdtempSync(join(tmpdir(), 'rcs-endurance-'));
const figuresFile = join(folder, 'figures');
const startedAt = Date.now();
const environment = {
  ENDURANCE_FIGURES: figuresFile,
  E2E_PORT: process.env['E2E_PORT'] ?? String(await freePort()),
  // Most of these specs are left out of the everyday run.
  TESTS: 'full',
  ...(isShort ? {} : { ENDURANCE: 'full' }),
};

let passed = true;
for (const [name, [script = '', ...more]] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const done = await run(process.execPath, [join(root, script), ...more, ...rest], environment);
  passed &&= done;
}

const figures = readFigures(figuresFile);
rmSync(folder, { recursive: true, force: true });
const minutes = Math.round((Date.now() - startedAt) / 60_000);
const counts = isShort ? 'everyday' : 'full';
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${counts} counts, ${minutes} minutes\n`);
console.log('| Promise | Tried | Failed |\n|---|---|---|');
for (const { promise, tried, lost } of figures) console.log(`| ${promise} | ${tried} | ${lost} |`);
if (!passed) console.log('\nSome tests failed; what is wrong stands above.');
process.exit(passed && figures.length > 0 ? 0 : 1);
