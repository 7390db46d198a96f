// @ts-check
import { existsSync } from 'node:fs';
import { findOnPath, quietFlags } from './chromiumNames.mjs';
import { run, stop } from './run.mjs';

/**
 * Flags of every start in tests: no sandbox, and no optimising compilers. Pages of tests live for seconds: compiling
 * their scripts a second time takes more processor time than it saves.
 */
export const chromiumFlags = ['--no-sandbox', '--js-flags=--no-maglev,--no-turbofan', ...quietFlags];

/** Finds the browser of the tests: `$CHROMIUM`, then one on the path. Undefined leaves the choice to Playwright. */
export function findChromium() {
  const chosen = process.env['CHROMIUM'];
  if (chosen)
    return existsSync(chosen)
      ? chosen
      : stop(`CHROMIUM is set to ${chosen}, but there is no such file. Correct or unset it.`);
  return findOnPath(process.env['PATH']);
}

/** Launch options of Playwright. Without a path it uses its own browser. */
export function chromiumOptions() {
  const file = findChromium();
  return { ...(file ? { executablePath: file } : {}), args: chromiumFlags };
}

async function findPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Makes sure that there is a Chromium for the browser tests, or stops and names the package to install. */
export async function findOrInstallChromium() {
  if (findChromium() ?? (await findPlaywrightsOwn())) return;
  console.log('No Chromium found; installing one (once)…');
  if (await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    if (await run('apt-get', ['update', '-q'])) await run('apt-get', ['install', '-y', '-q', 'chromium']);
    if (findChromium()) return;
  }
  stop(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM to its file, and run npm test again.',
  );
}
