// @ts-check
/**
 * Prepares a command, and redoes only missing or stale parts: the locked packages, the
 * build, and for tests a Chromium and a PostgreSQL. Imports only Node modules, because it runs on a fresh clone.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildFresh, stampBuild } from './build/freshness.mjs';
import { root, run, stop } from './run.mjs';

/** @param {string} path */
const changedAt = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `RCS Template Builder needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

async function installPackages() {
  const installed = changedAt('node_modules/.package-lock.json');
  if (installed > 0 && installed >= changedAt('package-lock.json')) return;
  console.log('Installing the locked packages (once)…');
  // Not as a setting in .npmrc: npm would skip this script as well.
  const done = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (!done)
    stop('The packages could not be installed. Check the connection to the npm registry and try again.');
}

async function build() {
  if (isBuildFresh()) return;
  console.log('Building the page and the server…');
  for (const parameters of [['--app'], ['-c', 'vite.element.config.ts']]) {
    const vite = ['node_modules/vite/bin/vite.js', 'build', ...parameters, '--logLevel', 'warn'];
    // oxlint-disable-next-line no-await-in-loop -- one uses all processors
    if (!(await run(process.execPath, vite))) stop('The build failed; what is wrong stands above.');
  }
  stampBuild();
}

const command = process.argv[2];
checkNode();
await installPackages();
if (command === 'start' || command === 'test') await build();
if (command === 'test') {
  const { findOrInstallChromium } = await import('./chromium.mjs');
  const { preparePostgres } = await import('./postgres.mjs');
  await findOrInstallChromium();
  await preparePostgres();
}
