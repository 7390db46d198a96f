import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDraftsInBrowser } from './e2e/models/bench/keepDraftsInBrowser';
import { chromiumOptions } from './scripts/chromium.mjs';
import { isFullRun } from './scripts/tests/sizes.mjs';

const running = process.env.BASE_URL;
const port = Number(process.env.E2E_PORT ?? 4517);

// Workers read this file again. Create the folder once and hand it on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rcs-e2e-'));

// No request leaves the machine. A rule of the browser is free, while a route handler delays every request.
const hosts = ['localhost', '127.0.0.1', '[::1]', ...(running ? [new URL(running).hostname] : [])];
const hostRules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ');
const chromium = chromiumOptions();

const address = running ?? `http://127.0.0.1:${port}`;

/** Against a server of its own, or with BASE_URL against one that is already running. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits are for what never comes. How long something takes on a busy machine says nothing.
  timeout: 300_000,
  // A busy machine must not refuse a change. A test that passes at the second try is reported.
  retries: 1,
  expect: { timeout: 30_000 },
  grepInvert: [
    // Variants of an errand run with `npm run test:full`.
    ...(isFullRun ? [] : [/@full/]),
    // Specs with servers of their own do not test the running one.
    ...(running ? [/@own-server/] : []),
  ],
  reporter: [['list']],
  use: {
    baseURL: address,
    // All specs share one server: their drafts stay in their own browsers. Specs about the team have servers of their own.
    storageState: keepDraftsInBrowser(address),
    viewport: { width: 1440, height: 960 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    // A service worker would answer in place of the server, and bypass the routes of a test. The specs about
    // working offline allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { ...chromium, args: [...chromium.args, `--host-resolver-rules=${hostRules}`] },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `${process.execPath} dist/server/main.js`,
          url: `http://127.0.0.1:${port}/healthz`,
          // The log has one line a request.
          stderr: 'ignore' as const,
          env: {
            PORT: String(port),
            DATA_DIR: process.env.E2E_DATA_DIR,
            PLATFORM_RATE_LIMIT: '0',
          },
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 6000 },
        },
      }),
});
