// @ts-check
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { chromiumOptions } from '../../chromium.mjs';
import { root } from '../../run.mjs';

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

async function chromiumVersion() {
  const browser = await chromium.launch(chromiumOptions());
  const version = browser.version();
  await browser.close();
  return version;
}

/** The date, the commit and the machine of a measurement, in one sentence. */
export async function describeRun() {
  const processors = cpus();
  const machine = [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Chromium ${await chromiumVersion()}`,
  ];
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${machine.join(', ')}`;
}
