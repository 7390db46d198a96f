// @ts-check
/** @import { Browser } from '@playwright/test' */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from '../../chromium.mjs';
import { startServer } from './startServer.mjs';

/**
 * Measures with a browser and a built server of its own, and ends both.
 * @template Measured
 * @param {(browser: Browser, address: string) => Promise<Measured>} measure
 * @returns {Promise<Measured>}
 */
export async function withBrowser(measure) {
  const data = mkdtempSync(join(tmpdir(), 'rcs-bench-'));
  const server = await startServer(data);
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
