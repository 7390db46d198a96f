// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../run.mjs';

const POLL_MS = 5;

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Seconds from the start of the built server with an empty data folder until it says that it is ready. */
export async function measureStart() {
  const data = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: data },
  });
  try {
    let printed = '';
    let address;
    for await (const text of child.stdout.setEncoding('utf8')) {
      printed += text;
      address = /http:\/\/[\w.:[\]]+\d(?=\D)/.exec(printed)?.[0];
      if (address) break;
    }
    if (!address) throw new Error('The server ended before it listened.');
    while (!(await isReady(address))) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    return (performance.now() - startedAt) / 1000;
  } finally {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}
