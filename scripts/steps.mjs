// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Counts
 * @typedef {{ name: string, seconds: number } & Counts} Result
 * @typedef {{ name: string, command: string, environment?: () => Promise<Record<string, string | undefined>>, count?: (ok: boolean, report: string) => Counts }} Step
 */

/** The commands are in package.json. */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @type {NonNullable<Step['count']>} */
const countOne = (ok) => ({ passed: Number(ok), failed: Number(!ok), flaky: [] });

/** @type {NonNullable<Step['count']>} */
function countVitest(ok, report) {
  const { passed = 0, failed = 0, flaky = [] } = readReport(report) ?? {};
  return { passed, failed: Math.max(failed, Number(!ok)), flaky };
}

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ title: string, file: string, ok: boolean, tests: { status: string, annotations: Annotation[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */
/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @type {NonNullable<Step['count']>} */
function countPlaywright(ok, report) {
  const run = readReport(report);
  const flaky = specsOf(run ?? {}).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: (run?.stats.expected ?? 0) + flaky.length,
    failed: Math.max(run?.stats.unexpected ?? 0, Number(!ok)),
    flaky: flaky.map(({ file, title }) => `${file}: ${title}`),
  };
}

/** @param {string} project */
const vitest = (project) =>
  `${scripts[`test:${project}`]} --reporter=dot --reporter=./scripts/retryReporter.mjs`;

/**
 * Types, lint with the walls, format, and code that nobody uses. The linter reads the types of all files, so it tells their errors too.
 * @type {Step[]}
 */
export const codeSteps = [
  { name: 'types, lint and walls', command: `${scripts.lint} --type-check` },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'unused code and packages', command: scripts.unused },
];

/** @type {Step} */
export const unitStep = { name: 'unit tests', command: vitest('unit'), count: countVitest };

/** @param {boolean} isWhole with the slow ones @returns {Step} */
export const serverStep = (isWhole) => ({
  name: 'server tests',
  command: `${vitest('server')}${isWhole ? '' : ' --tags-filter=!slow'}`,
  count: countVitest,
});

/** @param {boolean} isWhole with those that are not `@core` @param {string[]} parameters @returns {Step} */
export const browserStep = (isWhole, parameters) => ({
  name: 'browser tests',
  command: [
    `${scripts['test:e2e']} --reporter=dot,json${isWhole ? '' : ' --grep=@core'}`,
    ...parameters.map((one) => JSON.stringify(one)),
  ].join(' '),
  // Playwright sets FORCE_COLOR in its workers, and Node warns of a process that has both.
  environment: async () => ({ E2E_PORT: String(await freePort()), NO_COLOR: undefined, FORCE_COLOR: '0' }),
  count: countPlaywright,
});

/**
 * Runs a step and prints its output when it has ended, so that steps beside each other do not mix their lines.
 * @param {Step} step
 * @param {{ isBackground?: boolean }} [options] a step in the background gives way to the others
 * @returns {Promise<Result>}
 */
async function runStep(step, { isBackground = false } = {}) {
  const { name, command, environment, count = countOne } = step;
  const folder = mkdtempSync(join(tmpdir(), 'rcs-test-'));
  const report = join(folder, 'report.json');
  const startedAt = Date.now();
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_COUNTS: report,
    // The output is kept until the step has ended: no terminal reads it meanwhile.
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...(await environment?.()),
  };
  /** @type {Buffer[]} */
  const output = [];
  const ok = await new Promise((resolve) => {
    const child = spawn(command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, shell: true });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, 10);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`\n— ${name}, ${seconds.toFixed(0)} s\n${Buffer.concat(output).toString().trim()}`);
  const counts = count(ok, report);
  rmSync(folder, { recursive: true, force: true });
  return { name, seconds, ...counts };
}

/**
 * Runs lanes of steps beside each other; the steps of a lane run one after the other. The first lane has
 * priority if there are not enough processors for all.
 * @param {Step[][]} lanes
 */
export async function runLanes(...lanes) {
  const results = await Promise.all(
    lanes.map(async (steps, lane) => {
      /** @type {Result[]} */
      const done = [];
      for (const step of steps) done.push(await runStep(step, { isBackground: lane > 0 }));
      return done;
    }),
  );
  return results.flat();
}

/**
 * Prints how each step went, then the tests that passed at the second try only, then the counts of everything.
 * With `CI_STRICT=1` a test that needed a second try has failed.
 * @param {Result[]} results
 * @returns {boolean} whether everything passed
 */
export function summarize(results) {
  const isStrict = process.env['CI_STRICT'] === '1';
  const flaky = results.flatMap((result) => result.flaky);
  console.log('');
  for (const { name, seconds, passed, failed } of results)
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
    );
  if (flaky.length > 0) {
    console.log(`\nPassed at the second try only${isStrict ? ', which CI_STRICT=1 takes for failed' : ''}:`);
    for (const name of flaky) console.log(`  ${name}`);
  }
  const moved = isStrict ? flaky.length : 0;
  const passed = results.reduce((sum, result) => sum + result.passed, -moved);
  const failed = results.reduce((sum, result) => sum + result.failed, moved);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
