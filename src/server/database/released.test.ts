// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, Migrator, SqliteDialect, type Dialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRecord } from '../../lib/values';
import { backUp } from '../operations/backUp';
import { databasePlaces } from '../testing/databasePlaces';
import { temporaryFolder } from '../testing/testApp';
import { migrations } from './migrations';
import { openDatabase } from './openDatabase';
import { postgresDialect } from './postgresDialect';
import { sqliteFile } from './sqliteDialect';
import type { Tables } from './tables';

/**
 * A database of each released state as SQL. A changed migration fails here. For a new migration this test writes the
 * file once; commit it.
 */
const releasedFolder = fileURLToPath(new URL('released', import.meta.url));
const releasedFiles = readdirSync(releasedFolder).toSorted();
const names = Object.keys(await migrations.getMigrations());

/** One row of each table that holds what must outlive an upgrade. */
const rows = {
  templates: {
    app_id: 'demo',
    name: 'kept_template',
    type: 'text_message',
    component: '{"text":"नमस्ते, it\'s 😀"}',
    status: 'approved',
    created_at: '2026-11-22T10:00:00.000Z',
  },
  verifications: {
    id: 'kept-id',
    app_id: 'demo',
    state: 'kept-state',
    operator: 'one',
    status: 'SUCCESSFUL',
    reason: null,
    reference: 'kept-reference',
    created_at: '2026-11-22T10:00:00.000Z',
  },
  idempotency_keys: {
    key: 'kept-key',
    fingerprint: 'aa',
    state: 'done',
    status: '201',
    retry_after: null,
    content_type: 'application/json',
    body: '{"name":"kept_template"}',
    started_at: '2026-11-22T10:00:00.000Z',
  },
} satisfies Partial<{ [Table in keyof Tables]: Tables[Table] }>;

type KeptTable = keyof typeof rows;
const isKept = (table: string): table is KeptTable => table in rows;

/** Makes a database in the state that a migration left, with a row in each table. */
async function makeReleased(dialect: Dialect, migration: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateTo(migration);
  if (error !== undefined) throw error;
  for (const { name } of await database.introspection.getTables())
    if (isKept(name)) await database.insertInto(name).values(rows[name]).execute();
  await database.destroy();
}

const openFile = (file: string) => new SqliteDatabase(file);
const textsOf = (database: SqliteDatabase.Database, query: string) =>
  database
    .prepare(query)
    .all()
    .map((row) => (isRecord(row) ? Object.values(row) : []));

/** Tables and indexes as the statements that made them. */
const schemaOf = (database: SqliteDatabase.Database) =>
  textsOf(database, 'SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name').flat();

const quote = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `'${`${value}`.replaceAll("'", "''")}'` : 'NULL';

function dump(database: SqliteDatabase.Database): string {
  const tables = textsOf(
    database,
    "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  ).flat();
  const inserts = tables.flatMap((table) =>
    textsOf(database, `SELECT * FROM ${String(table)}`).map((values) => {
      // The migrator notes the time of each migration.
      const fixed = table === 'kysely_migration' ? [values[0], '2026-11-22T10:00:00.000Z'] : values;
      return `INSERT INTO ${String(table)} VALUES (${fixed.map(quote).join(', ')})`;
    }),
  );
  return [...schemaOf(database), ...inserts].map((statement) => `${String(statement)};\n`).join('');
}

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function expectUpgraded(place: Parameters<typeof openDatabase>[0], tables: readonly string[]) {
  const database = await openDatabase(place);
  for (const table of tables.filter(isKept))
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([rows[table]]);
  const present = await database.introspection.getTables();
  const done = await new Migrator({ db: database, provider: migrations }).getMigrations();
  await database.destroy();
  expect(done.filter(({ executedAt }) => executedAt === undefined)).toEqual([]);
  return present.map(({ name }) => name).toSorted();
}

test.each(names)('the released migration %s is unchanged', async (name) => {
  const file = join(folder.path, 'released.db');
  await makeReleased(new SqliteDialect({ database: openFile(file) }), name);
  await expect(dump(openFile(file))).toMatchFileSnapshot(join(releasedFolder, `${name}.sql`));
});

test('each migration has a file of its state, and each file its migration', () => {
  expect(releasedFiles).toEqual(names.map((name) => `${name}.sql`));
});

test.each(names)(
  'a database file of the state %s is backed up, upgraded, and keeps its rows',
  async (name) => {
    const file = sqliteFile(folder.path);
    const old = openFile(file);
    old.exec(readFileSync(join(releasedFolder, `${name}.sql`), 'utf8'));
    const before = textsOf(old, "SELECT name FROM sqlite_master WHERE type = 'table'").flat().map(String);
    expect(backUp(folder.path, join(folder.path, 'backup.db'))).toBe(1);

    await expectUpgraded({ DATA_DIR: folder.path }, before);
    const fresh = temporaryFolder();
    await (await openDatabase({ DATA_DIR: fresh.path })).destroy();
    expect(schemaOf(openFile(file))).toEqual(schemaOf(openFile(sqliteFile(fresh.path))));
    fresh.remove();
  },
);

const places = databasePlaces();

test('a PostgreSQL database of each state is upgraded, and keeps its rows', async () => {
  const tables = new Set<string>();
  for (const name of names) {
    const { place } = await places.PostgreSQL();
    const { DATABASE_URL = '' } = place;
    await makeReleased(postgresDialect(DATABASE_URL), name);
    const old = await openOld(DATABASE_URL);
    tables.add(JSON.stringify(await expectUpgraded(place, old)));
  }
  expect(tables.size).toBe(1);
});

async function openOld(address: string): Promise<string[]> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(address) });
  const present = await database.introspection.getTables();
  await database.destroy();
  return present.map(({ name }) => name);
}
