import { existsSync } from 'node:fs';
import type { Browser, BrowserType, LaunchOptions } from 'playwright-core';
import { findOnPath, quietFlags } from '../../../scripts/chromiumNames.mjs';
import { CommandError, type Terminal } from '../terminal/terminal';

const noBrowser =
  'Drawing needs Chromium or Chrome, and none was found. Install one, or set CHROMIUM to its file, and try again.';

/** The ways to start a browser, best first: the one that was named, one on the path, Chrome in its usual place. */
function waysToLaunch(environment: Terminal['environment']): LaunchOptions[] {
  const chosen = environment.CHROMIUM;
  if (chosen && !existsSync(chosen)) {
    throw new CommandError(`CHROMIUM is set to ${chosen}, but there is no such file. Correct or unset it.`);
  }
  const executablePath = chosen || findOnPath(environment.PATH);
  const ways: LaunchOptions[] = executablePath
    ? [{ executablePath }]
    : [{ channel: 'chrome' }, { channel: 'msedge' }, {}];
  // Chromium refuses its sandbox to root, and so do some containers to everybody.
  const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];
  return ways.flatMap((way) =>
    sandboxes.map((chromiumSandbox) => ({ ...way, chromiumSandbox, args: [...quietFlags] })),
  );
}

/**
 * Starts the Chromium or Chrome of this machine.
 *
 * @throws {CommandError} if there is none that starts.
 */
export async function launchBrowser(environment: Terminal['environment']): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const failures: unknown[] = [];
  for (const way of waysToLaunch(environment)) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await chromium.launch(way);
    } catch (error) {
      failures.push(error);
    }
  }
  const [first] = failures;
  const file = findOnPath(environment.PATH) ?? environment.CHROMIUM;
  const reason = first instanceof Error ? first.message.split('\n')[0] : String(first);
  throw new CommandError(file ? `${file} does not start (${reason}).` : noBrowser);
}

async function loadPlaywright(): Promise<{ chromium: BrowserType }> {
  try {
    return await import('playwright-core');
  } catch {
    throw new CommandError('Drawing needs the package playwright-core. Install it with npm, and try again.');
  }
}
