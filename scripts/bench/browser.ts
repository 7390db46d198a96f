import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { chromiumOptions } from '../chromium.mjs';
import { root } from '../run.mjs';
import { startServer } from './process';

/** A page to measure, with ten cards: `field` and `preview` are selectors. */
export type Target = { name: string; address: string; field: string; preview: string; bothPhones?: boolean };

/** What the last card of every page says. */
export const lastCard = 'Card 10 title';

/** The template of ten cards in a build of ours. */
const targetOf = (address: string, name = 'own'): Target => ({
  name,
  address: `${address}/templates/new?from=speed-10`,
  field: 'textarea[data-path$=".description"]',
  preview: '[data-testid=preview-phone]',
});

/** The build that is measured beside this one: the folder of a checkout, or the address of a page with these selectors. */
export async function openBeside(
  place: string,
  { field, preview: shown }: { field: string; preview: string },
) {
  if (place.startsWith('http')) {
    const target: Target = { name: 'other page', address: place, field, preview: shown };
    return { target, stop: async () => undefined };
  }
  const server = await startServer(place);
  return { target: targetOf(server.address, 'other build'), stop: () => server.stop() };
}

/** Measures with a browser and this build, and ends both. */
export async function withBrowser<Measured>(
  measure: (browser: Browser, own: Target, address: string) => Promise<Measured>,
): Promise<Measured> {
  const server = await startServer(root);
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await measure(browser, targetOf(server.address), server.address);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Measures in a page of its own context, with nothing stored. */
export async function withPage<Measured>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const viewport = { width: 1600, height: 1000 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Makes the processor so many times slower for a page. */
export const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Builds and serves the pages of the controls, with the pictures of the cards. */
export async function withControls<Measured>(
  measure: (controls: { bare: Target; floor: Target; element: Target }) => Promise<Measured>,
): Promise<Measured> {
  const pages = join(root, 'scripts/bench/pages');
  const outDir = mkdtempSync(join(root, 'node_modules/.bench-'));
  const input = ['bare', 'floor', 'element'].map((name) => join(pages, `${name}.html`));
  const publicDir = join(root, 'public/examples');
  // As our server sends it: Chromium then starts another process for the page, which takes 20 to 55 ms.
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin' };
  const options = { root: pages, configFile: false, publicDir, logLevel: 'error' } as const;
  await build({ ...options, build: { outDir, rolldownOptions: { input } } });
  const server = await preview({
    ...options,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4180, headers },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const selectors = { field: 'textarea', preview: '#preview' };
  try {
    return await measure({
      bare: { name: 'bare React and react-hook-form', address: `${address}bare.html`, ...selectors },
      floor: { name: 'plain DOM', address: `${address}floor.html`, ...selectors },
      element: { name: '<rcs-message>', address: `${address}element.html`, ...selectors },
    });
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
