// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { root } from '../../run.mjs';

/**
 * Starts the built server on a free port.
 * @param {string} data folder for its data
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export function startServer(data) {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: data },
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (address) resolve({ address, stop: () => child.kill('SIGTERM') });
    });
  });
}
