import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from './scripts/chromium.mjs';

const running = process.env['BASE_URL'];
const port = Number(process.env['E2E_PORT'] ?? 4517);

// Workers read this file again: the folder is made once and handed on.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'rcs-e2e-'));

// No request leaves the machine. A rule of the browser costs nothing; a route handler would be asked of each request.
const hosts = ['localhost', '127.0.0.1', '[::1]', ...(running ? [new URL(running).hostname] : [])];
const hostRules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ');
const chromium = chromiumOptions();

/** Against a server of its own, or with BASE_URL against one that is already running. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // A machine that is busy with other work must not refuse a change; what passes at the second try is named.
  retries: 1,
  expect: { timeout: 10_000 },
  // Specs that start and kill servers of their own have nothing to do with one that is already running.
  ...(running ? { grepInvert: /@own-server/ } : {}),
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 960 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    // A worker would answer in place of the server, and its calls pass by the routes of a test. The specs that
    // are about working offline let it in.
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
          // Its log, one line a request.
          stderr: 'ignore' as const,
          env: {
            PORT: String(port),
            DATA_DIR: process.env['E2E_DATA_DIR'],
            PLATFORM_RATE_LIMIT: '0',
          },
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 6000 },
        },
      }),
});
