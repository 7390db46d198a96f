import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trustPlatform } from '../models/bench/sendGuard';

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Settings that put a server in front of another platform. */
const leadsElsewhere = /^(?:RCS_BASE_URL|PLATFORMS|VERIFICATION_BASE_URL)/;

/** A server process for one spec, which may set its environment and kill it. */
export class OwnServer {
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'rcs-own-server-'));
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;
  #address: URL | undefined;

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment;
  }

  get address(): string {
    if (this.#address === undefined) throw new Error('This server was not started yet.');
    return this.#address.origin;
  }

  /** Starts the server. A second start uses the same address, because the browser's drafts belong to it. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: { PORT: this.#address?.port ?? '0', DATA_DIR: this.dataFolder, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let output = '';
    this.#address = await new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = /^RCS Template Builder: (http:\S+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(new URL(found));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`The server ended instead of listening: ${output}`)));
    });
    if (!Object.keys(this.#environment).some((name) => leadsElsewhere.test(name)))
      trustPlatform(this.address);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
