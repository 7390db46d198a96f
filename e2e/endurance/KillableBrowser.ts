import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

/** A browser with a profile on disk. All its processes can be killed at once, as by a power cut. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'rcs-killed-browser-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts the browser on its profile and returns a page. */
  async start(): Promise<Page> {
    const child = spawn(
      findChromium() ?? chromium.executablePath(),
      [
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        ...chromiumFlags,
        'about:blank',
      ],
      // A group of its own: the browser and all its helpers.
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`The browser ended instead of listening: ${output}`)));
    });
    this.#browser = await chromium.connectOverCDP(address);
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    return context.newPage();
  }

  /** Kills all processes at once. Returns the time in milliseconds since the epoch. */
  async kill(): Promise<number> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Date.now();
    const ended = once(child, 'exit');
    const at = Date.now();
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.#browser?.close().catch(() => undefined);
    return at;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
