import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { sql } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionFrom } from '../testing/connectionFrom';
import { openTestApp, postJson, temporaryFolder, TOKEN, type TestApp } from '../testing/testApp';

// Faults of the embedded database while the server runs. Those at its start are in `database.test.ts`.

let folder: ReturnType<typeof temporaryFolder>;
let app: TestApp | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await app?.close().catch(() => undefined);
  app = undefined;
  folder.remove();
});

const LONG = 'x'.repeat(2900);
const create = (name: string, path = '/v2/rcs/demo/templates') =>
  app?.call(
    path,
    postJson(
      { name, type: 'text_message', component: { text: LONG } },
      { Authorization: `Bearer ${TOKEN}`, 'Idempotency-Key': name },
    ),
  );
const statusOf = async (name: string, path?: string) => (await create(name, path))?.status;
const isReady = async () => (await app?.call('/readyz'))?.status === 200;
/** Level and event of each line about the state of the database. */
const stateLines = () =>
  (app?.lines ?? [])
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event.startsWith('database-'))
    .map(({ level, event }) => `${level} ${event}`);
const names = async () =>
  (await app?.database.selectFrom('templates').select('name').orderBy('created_at').execute())?.map(
    ({ name }) => name,
  );

/** The lines of `/metrics` that fit, in their order. */
const metricsOf = async (pattern: RegExp) => {
  const text = await (await app?.call('/metrics', {}, connectionFrom('127.0.0.1')))?.text();
  return text
    ?.split('\n')
    .filter((line) => pattern.test(line))
    .toSorted();
};

/** Creates templates until one is refused; returns the acknowledged names. */
async function fill(prefix: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let at = 0; at < 2000; at += 1) {
    const name = `${prefix}_${at}`;
    const status = await statusOf(name);
    if (status !== 201) {
      expect(status).toBe(503);
      return acknowledged;
    }
    acknowledged.push(name);
  }
  throw new Error('The disk did not fill up.');
}

function expectSound(file: string) {
  expect(new SqliteDatabase(file).prepare('PRAGMA integrity_check').all()).toEqual([
    { integrity_check: 'ok' },
  ]);
}

test('a full disk refuses creations, loses none, and is left behind without a restart', async () => {
  app = await openTestApp({
    environment: { DATA_DIR: folder.path, PLATFORM_RATE_LIMIT: '0', METRICS: 'on' },
  });
  const limitPages = (pages: number) =>
    sql.raw(`PRAGMA max_page_count = ${pages}`).execute(app?.database ?? never());
  await limitPages(125);
  const acknowledged = await fill('full');
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(await statusOf('with_key', '/api/v2/rcs/demo/templates')).toBe(503);
  expect((await names())?.toSorted()).toEqual(acknowledged.toSorted());
  expect([await isReady(), await isReady()]).toEqual([false, false]);
  expect(stateLines()).toEqual(['error database-failure']);
  expect(await metricsOf(/^store_ready\{store="database"\}|outcome="database_away"/)).toEqual([
    'store_ready{store="database"} 0',
    'template_creations_total{by="gateway",outcome="database_away"} 1',
    'template_creations_total{by="platform",outcome="database_away"} 1',
  ]);

  await limitPages(100_000);
  expect(await statusOf('has_room')).toBe(201);
  expect(await isReady()).toBe(true);
  expect(stateLines()).toEqual(['error database-failure', 'info database-recovered']);
  expect(await statusOf('other_key', '/api/v2/rcs/demo/templates')).toBe(201);
  expect(await metricsOf(/^store_ready\{store="database"\}/)).toEqual(['store_ready{store="database"} 1']);
  expectSound(join(folder.path, 'templates.db'));
});

test('a deleted, moved or replaced database acknowledges nothing', async () => {
  app = await openTestApp({ environment: { DATA_DIR: folder.path } });
  expect(await statusOf('before')).toBe(201);
  const file = join(folder.path, 'templates.db');
  renameSync(file, `${file}.moved`);
  expect([await statusOf('moved'), await isReady()]).toEqual([503, false]);
  expect(await statusOf('moved_key', '/api/v2/rcs/demo/templates')).toBe(503);
  writeFileSync(file, '');
  expect([await statusOf('replaced'), await isReady()]).toEqual([503, false]);
  rmSync(file);
  renameSync(`${file}.moved`, file);
  expect([await statusOf('back'), await isReady()]).toEqual([201, true]);
  expect(await names()).toEqual(['before', 'back']);
  expect(statSync(file).size).toBeGreaterThan(0);
});

/** A small file system in memory; undefined where this user may not mount one. */
function mountMemory(place: string, options: string): boolean {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('on a file system that is full, nothing acknowledged is lost', async ({ skip }) => {
  if (!mountMemory(folder.path, 'size=1500k')) skip('This user may not mount a file system.');
  try {
    app = await openTestApp({ environment: { DATA_DIR: folder.path, PLATFORM_RATE_LIMIT: '0' } });
    const ballast = join(folder.path, 'ballast');
    writeFileSync(ballast, Buffer.alloc(300_000));
    const acknowledged = await fill('disk');
    expect([await isReady(), stateLines()]).toEqual([false, ['error database-failure']]);
    expect((await names())?.toSorted()).toEqual(acknowledged.toSorted());
    rmSync(ballast);
    expect(await statusOf('has_room')).toBe(201);
    expect(await isReady()).toBe(true);
    expect(stateLines()).toEqual(['error database-failure', 'info database-recovered']);

    expectSound(join(folder.path, 'templates.db'));
    await app.close();
    app = undefined;
  } finally {
    execFileSync('umount', ['-l', folder.path]);
  }
});

function never(): never {
  throw new Error('The app is not open.');
}
