import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The token of the measured servers, for the app id `bench`. */
export const TOKEN = 'bench-token';

/** Where a server keeps its data, and on which port it listens: by default a new folder, and a free port. */
type Place = { data?: string; port?: string };

/** Starts a server and waits until it prints its address. A folder of its own is removed when it stops. */
export async function startProcess(parameters: string[], { data: own, port = '0' }: Place = {}) {
  const data = own ?? mkdtempSync(join(tmpdir(), 'rcs-bench-'));
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: data,
    PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['bench'] }),
    PLATFORM_RATE_LIMIT: '0',
  };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'ignore'], env });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server ended with code ${code} before it listened.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (found) resolve(found);
    });
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (own === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts the built server of a checkout. */
export const startServer = (folder: string, place?: Place) =>
  startProcess([join(folder, 'dist/server/main.js')], place);
