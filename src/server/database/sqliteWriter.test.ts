// @module-tag slow
import SqliteDatabase from 'libsql';
import { CompiledQuery } from 'kysely';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/testApp';
import { createWriter } from './sqliteWriter';
import { createRunner } from './sqliteConnection';

let folder: ReturnType<typeof temporaryFolder>;
let database: SqliteDatabase.Database;
let other: SqliteDatabase.Database;
let writer: ReturnType<typeof createWriter>;
/** What ran on the connection beside the queries. */
let statements: string[];
/** Thrown by the next `COMMIT`, in place of it. */
let commitError: Error | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  const file = join(folder.path, 'writer.db');
  database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE words (word TEXT PRIMARY KEY)');
  other = new SqliteDatabase(file);
  statements = [];
  commitError = undefined;
  writer = createWriter({
    exec(sql) {
      statements.push(sql);
      if (sql === 'COMMIT' && commitError) throw commitError;
      database.exec(sql);
    },
    run: createRunner(database),
    isInTransaction: () => database.inTransaction,
  });
});
afterEach(() => {
  other.close();
  database.close();
  folder.remove();
});

const insert = (word: string) => CompiledQuery.raw('insert into words values (?)', [word]);
const write = (word: string) => writer.write(insert(word));
/** The words that another connection sees. */
const stored = () => other.prepare('select word from words order by word').pluck().all();
const outcomes = async (writings: Promise<unknown>[]) =>
  (await Promise.allSettled(writings)).map(({ status }) => status);

test('a write is answered after its commit', async () => {
  expect(await write('a').then(stored)).toEqual(['a']);
  expect(statements).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
});

test('a write that is refused takes no other one with it', async () => {
  await write('a');
  expect(await outcomes([write('b'), write('a'), write('c')])).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(stored()).toEqual(['a', 'b', 'c']);
});

/** Writes words as one unit, while others come. */
async function writeUnit(words: string[], isKept: boolean) {
  const { run, commit, rollBack } = writer;
  await writer.begin();
  for (const word of words) {
    run(insert(word));
    await Promise.resolve();
  }
  if (isKept) commit();
  else rollBack();
}

test('a unit is stored whole or not at all, beside others', async () => {
  await Promise.all([writeUnit(['a', 'b'], true), write('c'), writeUnit(['d', 'e'], false), write('f')]);
  expect(stored()).toEqual(['a', 'b', 'c', 'f']);
});

test('a commit that fails stores nothing, and the next one succeeds', async () => {
  commitError = new Error('disk');
  expect(await outcomes([write('a'), write('b')])).toEqual(['rejected', 'rejected']);
  expect(stored()).toEqual([]);
  commitError = undefined;
  await write('c');
  expect(stored()).toEqual(['c']);
});

test('a transaction that the database ends by itself is refused at its commit, and the next one succeeds', async () => {
  await writer.begin();
  writer.run(insert('a'));
  database.exec('ROLLBACK');
  expect(() => writer.commit()).toThrow('the database ended the transaction');
  await write('b');
  expect(stored()).toEqual(['b']);
});

test('a pragma runs outside of transactions', async () => {
  const [, result] = await Promise.all([
    write('a'),
    writer.runAlone<Record<string, unknown>>(CompiledQuery.raw('PRAGMA wal_checkpoint(TRUNCATE)')),
  ]);
  expect(result.rows).toMatchObject([{ busy: 0 }]);
});

test('more than anyone would wait for is refused', async () => {
  const results = await outcomes(Array.from({ length: 5100 }, (_, at) => write(`word ${at}`)));
  expect(results.filter((status) => status === 'rejected').length).toBe(99);
});
