// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const TOKEN = 'bench-token';

/**
 * What a process has used: processor time of all its threads, and memory that is resident.
 * @typedef {{ cpuMs: number, residentMb: number }} Usage
 * @typedef {{ address: string, readyMs: number, readUsage: (after?: 'memory') => Promise<Usage>, stop: () => Promise<void> }} Measured
 */

/** A new folder below the one for temporary files; `remove` deletes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Starts a server on a free port and waits until it prints its address.
 * @param {string} script
 * @param {Record<string, string>} settings
 * @returns {Promise<Measured>}
 */
export async function startMeasured(script, settings) {
  const started = performance.now();
  const report = new URL('report.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--expose-gc', '--import', report, script], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['bench'] }),
      PLATFORM_RATE_LIMIT: '0',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const address = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code} before it listened.`)));
    lines.on('line', (line) => {
      const found = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (found) resolve(found);
    });
  });
  return {
    address,
    readyMs: performance.now() - started,
    async readUsage(after) {
      child.send(after ?? 'usage');
      const [{ cpu, memory }] = await once(child, 'message');
      return { cpuMs: (cpu.user + cpu.system) / 1000, residentMb: memory.rss / 1e6 };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
