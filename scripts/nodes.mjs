// @ts-check
/**
 * `npm run test:nodes`: unit and server tests on each version of Node that is supported, or on those that are named
 * (`npm run test:nodes 24`). The binaries come inside packages of npm, which are kept in `node_modules/.nodes`.
 */
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;

/** @type {string[]} */
const failed = [];
for (const version of versions) {
  const folder = join(root, 'node_modules/.nodes', version);
  const options = ['--prefix', folder, '--no-audit', '--no-fund'];
  const installed = await run('npm', ['i', ...options, `${name}@${version}`]);
  if (!installed) stop(`Node ${version} could not be installed from the package ${name}.`);
  const binaries = join(folder, 'node_modules', name, 'bin');
  const path = process.platform === 'win32' ? 'Path' : 'PATH';
  const environment = { [path]: `${binaries}:${process.env[path] ?? ''}` };
  console.log(`\nNode ${version}`);
  const passed = await run(join(binaries, 'node'), ['node_modules/vitest/vitest.mjs', 'run'], environment);
  if (!passed) failed.push(version);
}
if (failed.length > 0) stop(`\nTests failed on Node ${failed.join(' and ')}.`);
console.log(`\nUnit and server tests pass on Node ${versions.join(', ')}.`);
