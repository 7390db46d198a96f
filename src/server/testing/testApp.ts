import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identify } from '../access/guard';
import { createApp } from '../app';
import type { Bindings } from '../request/bindings';
import { openDatabase } from '../database/openDatabase';
import { sqliteFile } from '../database/sqliteDialect';
import { createLog } from '../log/log';
import type { Outside } from '../media/look/reach';
import { createMetrics } from '../operations/metrics';
import { loadCredentials } from '../platform/credentials/credentials';
import { collectSecrets } from '../openServices';
import { readSettings } from '../settings/settings';
import type { StaticPage } from '../site/staticPage';

export const TOKEN = 'test-token-7c1e';
export const SECRET = 'c2VjcmV0LW9mLXRoZS10ZXN0cw==';
export const ORIGIN = 'http://localhost:8080';

/** A new temporary folder; `remove` deletes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'rcs-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A database with all its tables and no rows. Each test app opens a copy, which takes a fifth of making one. */
let emptyDatabase: Promise<Buffer> | undefined;

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = temporaryFolder();
  const database = await openDatabase({ DATA_DIR: folder.path });
  await database.destroy();
  const bytes = readFileSync(sqliteFile(folder.path));
  folder.remove();
  return bytes;
}

export type TestAppOptions = {
  environment?: Record<string, string>;
  page?: StaticPage;
  identify?: Identify;
  outside?: Outside;
};

/** The app on a real database in a temporary folder, with a clock that a test can move. */
export async function openTestApp({ environment = {}, page, identify, outside }: TestAppOptions = {}) {
  const folder = temporaryFolder();
  const settings = readSettings({
    DATA_DIR: folder.path,
    PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['demo', 'second'] }),
    PLATFORM_VERIFICATION_APPS: JSON.stringify({ demo: SECRET, other: SECRET }),
    ...environment,
  });
  if (settings.DATA_DIR === folder.path) {
    emptyDatabase ??= makeEmptyDatabase();
    writeFileSync(sqliteFile(folder.path), await emptyDatabase, { mode: 0o600 });
  }
  const metrics = settings.METRICS === 'on' ? createMetrics() : undefined;
  const database = await openDatabase(settings, metrics?.database);
  const credentials = loadCredentials(settings);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), collectSecrets(settings, credentials));
  const clock = { now: Date.parse('2027-03-14T09:30:00Z') };
  const close = async () => {
    await database.destroy();
    folder.remove();
  };
  try {
    const app = createApp({
      settings,
      credentials,
      database,
      log,
      now: () => clock.now,
      page,
      identify,
      outside,
      metrics,
    });
    /** Calls a path of the app. */
    const call = (path: string, init: RequestInit = {}, bindings: Bindings = {}) =>
      app.fetch(new Request(new URL(path, ORIGIN), init), bindings);
    return { app, settings, database, clock, lines, call, close };
  } catch (error) {
    await close();
    throw error;
  }
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** The options of a POST of JSON. */
export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

export const textTemplate = (name: string) => ({
  name,
  type: 'text_message',
  component: { text: 'Your order is on its way.' },
});
