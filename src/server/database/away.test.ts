// @module-tag slow
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabaseProxy } from '../testing/databaseProxy';
import { databasePlaces } from '../testing/databasePlaces';
import { connectionFrom } from '../testing/connectionFrom';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../testing/testApp';
import { isUnavailable } from './databaseErrors';
import { openDatabase } from './openDatabase';

// A database that is away or does not answer while the server runs: callers get 503 and may come again.

let app: TestApp | undefined;
let cleanUp: (() => void)[] = [];
afterEach(async () => {
  for (const each of cleanUp) each();
  cleanUp = [];
  await app?.close();
  app = undefined;
});

const FILE = `${'0'.repeat(64)}.jpg`;
const fill = (path: string) =>
  path
    .replace(':appId', 'demo')
    .replace(':platform', 'default')
    .replace(':file', FILE)
    .replace(/:\w+/g, 'aaaaaaaaaaaaaaaaaaaaaa');

/** Calls every address of the server; resolves to each answer that is neither served nor "come again". */
async function callAll({ app: { rules }, call }: TestApp) {
  const wrong: string[] = [];
  let away = 0;
  await Promise.all(
    rules.map(async ({ method, path }, at) => {
      const headers = {
        Authorization: `Bearer ${TOKEN}`,
        'Idempotency-Key': `key-${at}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '10',
        'Content-Type': 'application/json',
      };
      const body = method === 'GET' ? {} : { body: JSON.stringify(textTemplate(`name_${at}`)) };
      const answer = await call(fill(path), { method, headers, ...body }, connectionFrom('127.0.0.1'));
      if (answer.status === 503 && answer.headers.has('retry-after')) away += 1;
      else if (answer.status >= 500) wrong.push(`${method} ${path}: ${answer.status}`);
    }),
  );
  return { wrong, away };
}

const oidc = {
  SIGN_IN: 'oidc',
  OIDC_ISSUER: 'http://127.0.0.1:1/',
  OIDC_CLIENT_ID: 'builder',
  METRICS: 'on',
  METRICS_TOKEN: 'scraper',
};

async function openBehindProxy(environment: Record<string, string> = {}) {
  const { place } = await databasePlaces().PostgreSQL();
  const proxy = await openDatabaseProxy(place.DATABASE_URL ?? '');
  cleanUp.push(() => proxy.close());
  app = await openTestApp({ environment: { DATABASE_URL: proxy.address, METRICS: 'on', ...environment } });
  return { proxy, app };
}

describe('PostgreSQL', () => {
  test('that ends busy connections ends no process, and fails their queries as away', async () => {
    const { app: opened } = await openBehindProxy();
    const { database } = opened;
    const sleeping = Array.from({ length: 8 }, () =>
      sql`select pg_sleep(30)`.execute(database).then(
        () => false,
        (error: unknown) => isUnavailable(error),
      ),
    );
    // One that is checked out and does nothing has no query that would hear of its end.
    const idle = database
      .transaction()
      .execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await Promise.all(sleeping);
        await sql`select 1`.execute(transaction);
      })
      .then(
        () => false,
        (error: unknown) => isUnavailable(error),
      );
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where query = 'select pg_sleep(30)'`.execute(database);
        return rows.length;
      })
      .toBe(8);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database);
    expect(await Promise.all([...sleeping, idle])).toEqual(Array.from({ length: 9 }, () => true));
    await expect.poll(() => sql`select 1`.execute(database).then(() => 'answers', String)).toBe('answers');
  });

  test.each(['stop', 'hang'] as const)(
    'every address answers 503 with Retry-After after a %s, and as before when it is back',
    async (fault) => {
      const { proxy, app: opened } = await openBehindProxy();
      expect((await callAll(opened)).wrong).toEqual([]);
      proxy[fault]();
      const { wrong, away } = await callAll(opened);
      expect(wrong.filter((each) => !each.includes('/readyz') && !each.includes('/healthz'))).toEqual([]);
      expect(away).toBeGreaterThan(15);
      const metrics = await (await opened.call('/metrics', {}, connectionFrom('127.0.0.1'))).text();
      expect(metrics).toMatch(/template_creations_total\{by="gateway",outcome="database_away"\} [1-9]/);
      expect(metrics).not.toMatch(/outcome="unknown"\} [1-9]/);
      proxy.recover();
      await expect.poll(async () => (await opened.call('/readyz')).status, { timeout: 20_000 }).toBe(200);
      // A connection that hung is noticed when it is next used; its request is told to come again.
      await expect.poll(() => callAll(opened), { timeout: 20_000 }).toEqual({ wrong: [], away: 0 });
    },
  );

  test('sessions of a sign-in answer 503 too', async () => {
    const { proxy, app: opened } = await openBehindProxy(oidc);
    proxy.stop();
    const answer = await opened.call('/api/session', {
      headers: { Cookie: `rcs-session=${'a'.repeat(43)}` },
    });
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
  });
});

test('the embedded database: a missing file, and a lock of another process, are answered 503', async () => {
  app = await openTestApp({ environment: { METRICS: 'on' } });
  const file = join(app.settings.DATA_DIR, 'templates.db');
  expect((await callAll(app)).wrong).toEqual([]);
  renameSync(file, `${file}.away`);
  const gone = await callAll(app);
  expect(gone.wrong.filter((each) => !/readyz|healthz/.test(each))).toEqual([]);
  renameSync(`${file}.away`, file);

  const other = new SqliteDatabase(file);
  other.exec('BEGIN EXCLUSIVE');
  const locked = await app.call(
    '/api/v2/rcs/demo/templates',
    postJson(textTemplate('locked'), { 'Idempotency-Key': 'locked' }),
  );
  expect([locked.status, locked.headers.has('retry-after')]).toEqual([503, true]);
  other.exec('ROLLBACK');
  other.close();
  expect((await callAll(app)).wrong).toEqual([]);
});

test.each(Object.entries(databasePlaces()))(
  '%s: the table of sessions is made again',
  async (_name, makePlace) => {
    const { place, remove } = await makePlace();
    cleanUp.push(remove);
    const before = await openDatabase(place);
    await before.schema.dropTable('sessions').execute();
    await before.destroy();
    const after = await openDatabase(place);
    expect(await after.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await after.schema.dropTable('audit').execute();
    await after.destroy();
    await expect(openDatabase(place)).rejects.toThrow(/tables are missing: audit/);
  },
);
