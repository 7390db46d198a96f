// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/** A test that is to fail needs no long patience, no second try and no trace. */
const config = `
import config from './playwright.config.ts';
export default {
  ...config,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 4000 },
  use: { ...config.use, actionTimeout: 4000, trace: 'off' },
};
`;

const isUnit = (/** @type {Mutation} */ { spec }) => !spec.startsWith('e2e/');
const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs tests in a scratch copy of the project, which shares its packages.
 *
 * @param {string} folder
 * @param {string} port
 */
export function createRunner(folder, port) {
  const at = (/** @type {string} */ path) => join(folder, path);

  /**
   * @param {string} script
   * @param {string[]} parameters
   */
  function node(script, parameters) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, E2E_PORT: port, FORCE_COLOR: '0', E2E_DATA_DIR: at('data') },
    });
    return { passed: status === 0, output: `${stdout}${stderr}` };
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

  const build = (/** @type {string[]} */ parameters) =>
    node('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error', ...parameters]);

  function buildAll() {
    const { passed, output } = build(['--app']);
    if (!passed) throw new Error(`The build failed:\n${output}`);
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
   * Runs every named test; returns what failed, or nothing.
   * @param {readonly Mutation[]} mutations
   */
  function runAll(mutations) {
    const [units, others] = [mutations.filter(isUnit), mutations.filter((one) => !isUnit(one))];
    const outputs = [];
    if (units.length > 0) outputs.push(unit([...new Set(units.map(({ spec }) => spec))], ''));
    for (const spec of new Set(others.map((one) => one.spec))) {
      const titles = others.filter((one) => one.spec === spec).map(({ test }) => escape(test));
      outputs.push(browse([spec], [...new Set(titles)].join('|')));
    }
    return outputs.flatMap(({ passed, output }) => (passed ? [] : [output])).join('\n');
  }

  /**
   * Breaks one fact, runs its test and mends the fact again.
   * @param {Mutation} mutation
   * @returns {{ hasFailed: boolean, where: string }}
   */
  function tryOne(mutation) {
    const { file, from, to, spec, test } = mutation;
    const text = readFileSync(at(file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
    writeFileSync(
      at(file),
      text.replace(from, () => to),
    );
    try {
      if (isUnit(mutation)) return readUnit(unit([spec], test));
      // The server does not change: its part of the build stays.
      const built = node('scripts/mutations/buildPage.mjs', []);
      if (!built.passed) throw new Error(`The page could not be built with “${to}”:\n${built.output}`);
      return readBrowser(browse([spec], escape(test)));
    } finally {
      writeFileSync(at(file), text);
    }
  }
  return { copy, buildAll, runAll, tryOne };
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
  return { hasFailed: !passed && title !== '', where: title.split(' › ').at(-1) ?? '' };
}
