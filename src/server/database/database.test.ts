// @module-tag slow
import SqliteDatabase from 'libsql';
import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { insertTemplate, findTemplate } from '../platform/templates/templateStore';
import { recordSignature } from '../platform/verifications/authenticate';
import {
  findVerification,
  insertVerification,
  storeOutcome,
  statusAt,
} from '../platform/verifications/verificationStore';
import { temporaryFolder, textTemplate } from '../testing/testApp';
import { databasePlaces } from '../testing/databasePlaces';
import { openDatabase, type Database } from './openDatabase';
import { createReadiness } from './readiness';

const template = (name: string, appId = 'demo') => ({
  appId,
  name,
  type: 'text_message' as const,
  component: JSON.stringify(textTemplate(name).component),
  status: 'pending' as const,
  createdAt: new Date(0),
});

describe.each(Object.entries(databasePlaces()))('the %s database', (_name, makePlace) => {
  let opened: Database[] = [];
  let remove: (() => void) | undefined;

  /** Opens one new database several times, as several processes would. */
  async function open(times = 1): Promise<[Database, ...Database[]]> {
    const made = await makePlace();
    remove = made.remove;
    opened = await Promise.all(Array.from({ length: times }, () => openDatabase(made.place)));
    const [first, ...others] = opened;
    if (first === undefined) throw new Error('No database was opened.');
    return [first, ...others];
  }
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.destroy()));
    remove?.();
  });

  test('keeps a template once per app id and name', async () => {
    const [database] = await open();
    expect(await insertTemplate(database, template('one'))).toBe('created');
    expect(await insertTemplate(database, template('one'))).toBe('name taken');
    expect(await insertTemplate(database, template('one', 'second'))).toBe('created');
  });

  test('lets exactly one of 100 simultaneous creations win, 10 times, over 2 connections', async () => {
    const [first, second = first] = await open(2);
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          insertTemplate(at % 2 === 0 ? first : second, template(`round_${round}`)),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    }
  });

  test('is migrated by each process that opens it', async () => {
    const databases = await open(3);
    for (const database of databases)
      expect((await database.selectFrom('idempotency_keys').selectAll().execute()).length).toBe(0);
  });

  test('stores the outcome of a verification once', async () => {
    const [database] = await open();
    const row = await insertVerification(database, {
      appId: 'demo',
      operator: 'one',
      reference: undefined,
      numberDigest: 'aa',
      now: 0,
    });
    const untouched = { ...row, opened_at: null, answered_at: null };
    expect(await findVerification(database, { by: 'id', value: row.id })).toEqual(untouched);
    expect(statusAt(row, 299_999)).toEqual({ status: 'PENDING' });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => storeOutcome(database, row.state, { status: 'SUCCESSFUL', now: 0 })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await findVerification(database, { by: 'state', value: row.state }))?.status).toBe('SUCCESSFUL');
  });

  test('remembers a signature for 10 minutes', async () => {
    const [database] = await open();
    expect(await recordSignature(database, 'Application demo:c2lnbg==', 0)).toBe(true);
    expect(await recordSignature(database, 'Application demo:c2lnbg==', 600_000)).toBe(false);
    expect(await recordSignature(database, 'Application demo:c2lnbg==', 600_001)).toBe(true);
  });

  test('returns texts unchanged: quotes, emoji and right-to-left', async () => {
    const [database] = await open();
    const text = `'"\\ 😀 مرحبا नमस्ते\n\t${'x'.repeat(3000)}`;
    await insertTemplate(database, { ...template('texts'), component: JSON.stringify({ text }) });
    const row = await database.selectFrom('templates').select('component').executeTakeFirstOrThrow();
    expect(JSON.parse(row.component)).toEqual({ text });
  });
});

describe('a start is refused with a sentence', () => {
  test('when the file is no database, and the file stays unchanged', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'templates.db');
    writeFileSync(file, 'something else '.repeat(1000));
    const before = readFileSync(file);
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(
      /^DATA_DIR: the database .*templates\.db cannot be used: /,
    );
    expect(readFileSync(file)).toEqual(before);
    folder.remove();
  });

  test('when the file is damaged, and the file stays unchanged', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'templates.db');
    const database = await openDatabase({ DATA_DIR: folder.path });
    for (let at = 0; at < 200; at += 1) await insertTemplate(database, template(`row_${at}`));
    await database.destroy();
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096, 4096 * 3);
    writeFileSync(file, bytes);
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/^DATA_DIR: the database /);
    expect(readFileSync(file)).toEqual(bytes);
    folder.remove();
  });

  test('when folder or file is read-only', async () => {
    const folder = temporaryFolder();
    await (await openDatabase({ DATA_DIR: folder.path })).destroy();
    chmodSync(join(folder.path, 'templates.db'), 0o444);
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/templates\.db is read-only/);
    chmodSync(join(folder.path, 'templates.db'), 0o644);
    chmodSync(folder.path, 0o555);
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/^DATA_DIR: .* is read-only\.$/);
    chmodSync(folder.path, 0o755);
    folder.remove();
  });

  test('when the folder cannot be created', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder.path, 'file'), '');
    await expect(openDatabase({ DATA_DIR: join(folder.path, 'file', 'data') })).rejects.toThrow(
      /^DATA_DIR: /,
    );
    expect(existsSync(join(folder.path, 'file', 'data'))).toBe(false);
    folder.remove();
  });

  test('when another process has locked the file', async () => {
    const folder = temporaryFolder();
    const holder = new SqliteDatabase(join(folder.path, 'templates.db'));
    holder.exec('CREATE TABLE old (id TEXT)');
    holder.exec('BEGIN EXCLUSIVE');
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/^DATA_DIR: .*locked/);
    holder.exec('ROLLBACK');
    holder.close();
    folder.remove();
  });

  test('when the file has lost its content, and it stays as it is', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'templates.db');
    writeFileSync(file, '');
    utimesSync(file, new Date(0), new Date(0));
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(
      /the file is empty; restore a backup/,
    );
    expect(statSync(file).size).toBe(0);
    folder.remove();
  });

  test('when the file is the database of another program, and it stays as it is', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'templates.db');
    const other = new SqliteDatabase(file);
    other.exec('CREATE TABLE invoices (id TEXT)');
    other.close();
    const before = readFileSync(file);
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/belongs to another program/);
    expect(readFileSync(file)).toEqual(before);
    folder.remove();
  });

  test('when a newer version has changed the tables', async () => {
    const folder = temporaryFolder();
    await (await openDatabase({ DATA_DIR: folder.path })).destroy();
    const newer = new SqliteDatabase(join(folder.path, 'templates.db'));
    newer.exec("INSERT INTO kysely_migration VALUES ('9999-from-the-future', '2030-01-01')");
    await expect(openDatabase({ DATA_DIR: folder.path })).rejects.toThrow(/a newer version of this program/);
    folder.remove();
  });

  test('when the folder is below /proc, where no folder can be', async () => {
    await expect(openDatabase({ DATA_DIR: '/proc/none/data' })).rejects.toThrow(
      /^DATA_DIR: .*the folder \/proc\/none cannot be created/,
    );
  });

  test('when PostgreSQL does not answer, and the sentence leaves out the password', async () => {
    const refused = openDatabase({
      DATA_DIR: '/nowhere',
      DATABASE_URL: 'postgres://user:marked-password@127.0.0.1:9/name',
    });
    await expect(refused).rejects.toThrow(/^DATABASE_URL: the database cannot be used: /);
    await expect(refused).rejects.not.toThrow('marked-password');
  });
});

test('a foreign lock stops no other request, and ends in one refusal for all that wait', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ DATA_DIR: folder.path });
  const holder = new SqliteDatabase(join(folder.path, 'templates.db'));
  holder.exec('BEGIN IMMEDIATE');
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
  }, 20);
  const waiting = insertTemplate(database, template('waits'));
  // Reads do not wait behind the write.
  expect(await findTemplate(database, 'demo', 'waits')).toBeUndefined();
  // A blocked process would not count before the wait for the lock has ended, and the insert with it.
  await vi.waitUntil(() => beats > 10, { timeout: 30_000 });
  holder.exec('ROLLBACK');
  expect(await waiting).toBe('created');

  holder.exec('BEGIN IMMEDIATE');
  const outcomes = await Promise.allSettled(
    ['one', 'two', 'three'].map((name) => insertTemplate(database, template(name))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  holder.exec('ROLLBACK');
  holder.close();
  expect(await insertTemplate(database, template('one'))).toBe('created');
  clearInterval(heart);
  await database.destroy();
  folder.remove();
});

test('readiness notices a file that is gone, and a database that does not answer', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ DATA_DIR: folder.path });
  const isReady = createReadiness(database, { DATA_DIR: folder.path });
  expect(await isReady()).toBeUndefined();
  const file = join(folder.path, 'templates.db');
  renameSync(file, `${file}.moved`);
  expect(await isReady()).toBe('the database file is gone');
  renameSync(`${file}.moved`, file);
  expect(await isReady()).toBeUndefined();
  await database.destroy();
  expect(await isReady()).toBe('database is not responding');
  folder.remove();
});
