// @ts-check
/** `npm test`: types, lint with the walls, format, unit and server tests, browser tests; closes with a count. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { root, run } from './run.mjs';
import { codeSteps } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'rcs-test-'));
/** @type {{ name: string, passed: number, failed: number }[]} */
const results = [];

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

for (const step of codeSteps) {
  console.log(`\n— ${step.name}`);
  const passed = await step.run();
  results.push({ name: step.name, passed: Number(passed), failed: Number(!passed) });
}

console.log('\n— unit and server tests');
const unitReport = join(reports, 'unit.json');
const unitPassed = await run(process.execPath, [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const unit = readReport(unitReport);
results.push({
  name: 'unit and server tests',
  passed: unit?.numPassedTests ?? 0,
  failed: Math.max(unit?.numFailedTests ?? 0, Number(!unitPassed)),
});

console.log('\n— browser tests');
const browserReport = join(reports, 'browser.json');
const browserPassed = await run(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=dot,json',
    ...process.argv.slice(2),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, E2E_PORT: String(await freePort()) },
);
const browser = readReport(browserReport)?.stats;
results.push({
  name: 'browser tests',
  passed: (browser?.expected ?? 0) + (browser?.flaky ?? 0),
  failed: Math.max(browser?.unexpected ?? 0, Number(!browserPassed)),
});

if (browser?.flaky > 0)
  console.log(`\n${browser.flaky} browser tests passed at the second try only; see above.`);

rmSync(reports, { recursive: true, force: true });
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
console.log('');
for (const { name, passed, failed } of results)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
