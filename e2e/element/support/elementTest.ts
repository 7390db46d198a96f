import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../../support/test';

/** The strictest policy under which the element draws; `img-src` is for the pictures of messages. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src https: 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A folder of somebody else's with the packed project in it, and a server that knows nothing of it. */
export class ForeignPage {
  readonly folder = mkdtempSync(join(tmpdir(), 'rcs-element-'));
  readonly #pages = new Map<string, string>();
  readonly #server: Server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const page = this.#pages.get(path);
    const file = join(this.folder, path);
    // The pages of Storybook have scripts of their own in them.
    if (!path.includes('/storybook-static/')) response.setHeader('content-security-policy', policy);
    response.setHeader(
      'content-type',
      contentTypes[page === undefined ? extname(file) : '.html'] ?? 'text/plain',
    );
    if (page !== undefined) response.end(page);
    else if (/\.\w+$/.test(path) && existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', this.folder], {
      stdio: 'ignore',
    });
    const archive = readdirSync(this.folder).find((file) => file.endsWith('.tgz')) ?? '';
    execFileSync('tar', ['-xzf', archive], { cwd: this.folder });
    mkdirSync(join(this.folder, 'node_modules'));
    renameSync(join(this.folder, 'package'), this.packed());
    await new Promise<void>((resolve) => {
      this.#server.listen(0, 'localhost', resolve);
    });
  }

  /** A file of the packed project. */
  packed(path = ''): string {
    return join(this.folder, 'node_modules/rcs-template-builder', path);
  }

  /** Copies a folder of `examples`, and returns where it is now. */
  copyExample(name: string, to = name): string {
    const folder = join(this.folder, 'examples', to);
    cpSync(join('examples', name), folder, {
      recursive: true,
      filter: (file) => !/node_modules|dist|storybook-static/.test(file),
    });
    return folder;
  }

  /** Builds an app with React 18, which becomes its own: this project has another version. */
  buildReactApp(folder: string): void {
    const ofReactDom = 'react-dom-foreign/node_modules/scheduler';
    for (const [name, from] of Object.entries({
      react: 'react-foreign',
      'react-dom': 'react-dom-foreign',
      scheduler: ofReactDom,
    })) {
      // A copy: a link would find the packages of this project.
      cpSync(join('node_modules', from), join(this.folder, 'node_modules', name), { recursive: true });
    }
    const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'pipe' });
  }

  /** Puts a page with the element's script at an address, which it returns. */
  page(path: string, body: string): string {
    const element = '/node_modules/rcs-template-builder/dist/element';
    this.#pages.set(
      path,
      `<!doctype html><html lang="en"><head><title>Help desk</title>
        <link rel="stylesheet" href="${element}/placeholder.css">
        <script type="module" src="${element}/rcs-message.js"></script></head>
        <body><main><h1>Help desk</h1>${body}</main></body></html>`,
    );
    return this.address + path;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Opens a page with elements, each with a message by its number. */
export async function openMessages(page: Page, foreign: ForeignPage, body: string, ...messages: unknown[]) {
  await page.goto(foreign.page('/element', body));
  await giveMessages(page, ...messages);
}

export async function giveMessages(page: Page, ...messages: unknown[]) {
  await page.evaluate((all) => {
    for (const [index, element] of document.querySelectorAll('rcs-message').entries()) {
      Object.assign(element, { message: all[index] });
    }
  }, messages);
}

export const android = (page: Page) => page.getByRole('region', { name: 'Android preview' });
export const iPhone = (page: Page) => page.getByRole('region', { name: 'iPhone preview' });

/** The test of specs about `<rcs-message>`, on a page that is not ours. */
export const test = base.extend<object, { foreign: ForeignPage }>({
  foreign: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
    async ({}, provide) => {
      const foreign = new ForeignPage();
      await foreign.start();
      await provide(foreign);
      await foreign.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '../../support/test';
