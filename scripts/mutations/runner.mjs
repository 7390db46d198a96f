// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../freePort.mjs';
import { root } from '../run.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/** A test that is to fail waits only shortly for what it asserts, and needs no second try and no trace. */
const config = `
import config from './playwright.config.ts';
export default {
  ...config,
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 6000 },
  use: { ...config.use, actionTimeout: 30_000, trace: 'off' },
};
`;

const isUnit = (/** @type {Mutation} */ { spec }) => !spec.startsWith('e2e/');
const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs tests in a scratch copy of the project, which shares its packages.
 *
 * @param {string} folder
 */
export function createRunner(folder) {
  const at = (/** @type {string} */ path) => join(folder, path);

  /**
   * @param {string} script
   * @param {string[]} parameters
   * @returns {Promise<{ passed: boolean, output: string }>}
   */
  async function node(script, parameters) {
    // The server of the run before may still be closing.
    const port = String(await freePort());
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...parameters], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, TESTS: 'full', E2E_PORT: port, FORCE_COLOR: '0', E2E_DATA_DIR: at('data') },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
      child.on('error', reject);
      child.on('close', (code) => resolve({ passed: code === 0, output }));
    });
  }

  function copy() {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0').filter(Boolean)) {
      mkdirSync(dirname(at(file)), { recursive: true });
      cpSync(join(root, file), at(file));
    }
    symlinkSync(join(root, 'node_modules'), at('node_modules'), 'dir');
    mkdirSync(at('data'));
    writeFileSync(at('mutations.config.ts'), config);
  }

  /** Builds the whole, or takes the build of another copy. @param {string} [other] */
  async function buildAll(other) {
    if (other !== undefined) {
      cpSync(join(other, 'dist'), at('dist'), { recursive: true });
      return;
    }
    const { passed, output } = await node('node_modules/vite/bin/vite.js', [
      'build',
      '--app',
      '--logLevel',
      'error',
    ]);
    if (!passed) throw new Error(`The build failed:\n${output}`);
  }

  /** The server does not change: its part of the build stays. */
  async function buildPage() {
    const { passed, output } = await node('scripts/mutations/buildPage.mjs', []);
    if (!passed) throw new Error(`The page could not be built:\n${output}`);
  }

  /** @param {string[]} specs @param {string} titles */
  const browse = (specs, titles) =>
    node('node_modules/@playwright/test/cli.js', [
      'test',
      '--config=mutations.config.ts',
      '--reporter=list',
      '--max-failures=1',
      '-g',
      titles,
      ...specs,
    ]);

  /** @param {string[]} specs @param {string} title */
  const unit = (specs, title) =>
    node('node_modules/vitest/vitest.mjs', [
      'run',
      '--project=unit',
      '--reporter=tap-flat',
      ...(title === '' ? [] : ['-t', title]),
      ...specs,
    ]);

  /**
   * Runs the named tests of a spec as it is; returns what failed, or nothing.
   * @param {string} spec
   * @param {readonly Mutation[]} mutations
   */
  async function runAsItIs(spec, mutations) {
    const titles = [...new Set(mutations.map(({ test }) => escape(test)))];
    const { passed, output } = spec.startsWith('e2e/')
      ? await browse([spec], titles.join('|'))
      : await unit([spec], '');
    return passed ? '' : output;
  }

  /**
   * Breaks one fact, runs its test and mends the fact again.
   * @param {Mutation} mutation
   * @returns {Promise<{ hasFailed: boolean, where: string }>}
   */
  async function tryOne(mutation) {
    const { file, from, to, spec, test } = mutation;
    const text = readFileSync(at(file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    writeFileSync(
      at(file),
      text.replace(from, () => to),
    );
    try {
      if (isUnit(mutation)) return readUnit(await unit([spec], test));
      await buildPage();
      return readBrowser(await browse([spec], escape(test)));
    } finally {
      writeFileSync(at(file), text);
    }
  }
  return { folder, copy, buildAll, buildPage, runAsItIs, tryOne };
}

/** @param {{ passed: boolean, output: string }} run */
function readUnit({ passed, output }) {
  const [, title = ''] = /^not ok \d+ - (.*?) #/m.exec(output) ?? [];
  // A file that cannot be read proves nothing.
  return { hasFailed: !passed && title !== '', where: title.split(' > ').slice(1).join(' > ') };
}

/** @param {{ passed: boolean, output: string }} run */
function readBrowser({ passed, output }) {
  const [, title = ''] = /^ {2}1\) \S+ › (.*?) ─*$/m.exec(output) ?? [];
  // On a busy machine a control may not answer in time, which says nothing about the fact.
  const hasAsserted = /^ {4}(?:Error: )?expect[.(]/m.test(output);
  return { hasFailed: !passed && title !== '' && hasAsserted, where: title.split(' › ').at(-1) ?? '' };
}
