import SqliteDatabase from 'libsql';
import { CompiledQuery } from 'kysely';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/testApp';
import { createGroupedWriter, type GroupedWriter } from './groupedWriter';
import { createRunner } from './sqliteConnection';

let folder: ReturnType<typeof temporaryFolder>;
let database: SqliteDatabase.Database;
let other: SqliteDatabase.Database;
let writer: GroupedWriter;
/** What ran on the connection beside the queries. */
let statements: string[];
/** Thrown by the next `COMMIT`, in place of it. */
let commitError: Error | undefined;
/** The sizes of the commits. */
let commits: number[];
beforeEach(() => {
  folder = temporaryFolder();
  const file = join(folder.path, 'writer.db');
  database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE words (word TEXT PRIMARY KEY)');
  other = new SqliteDatabase(file);
  statements = [];
  commits = [];
  commitError = undefined;
  writer = createGroupedWriter(
    {
      exec(sql) {
        statements.push(sql);
        if (sql === 'COMMIT' && commitError) throw commitError;
        database.exec(sql);
      },
      run: createRunner(database),
      isInTransaction: () => database.inTransaction,
    },
    { query: () => undefined, wait: () => () => undefined, commit: (units) => commits.push(units) },
  );
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

test('what waits at the same moment is committed once, and answered after that', async () => {
  const seen: unknown[] = [];
  await Promise.all(['a', 'b', 'c'].map((word) => write(word).then(() => seen.push(stored().length))));
  expect(seen).toEqual([3, 3, 3]);
  expect(statements).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
  await write('d');
  expect(commits).toEqual([3, 1]);
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
  const { run, commit, rollBack } = await writer.begin();
  for (const word of words) {
    run(insert(word));
    await Promise.resolve();
  }
  if (isKept) await commit();
  else rollBack();
}

test('a unit is stored whole or not at all, beside others of its commit', async () => {
  await Promise.all([writeUnit(['a', 'b'], true), write('c'), writeUnit(['d', 'e'], false), write('f')]);
  expect(stored()).toEqual(['a', 'b', 'c', 'f']);
  expect(commits).toEqual([3]);
});

test('a commit that fails fails for all of its units, and the next one succeeds', async () => {
  commitError = new Error('disk');
  expect(await outcomes([write('a'), write('b')])).toEqual(['rejected', 'rejected']);
  expect(stored()).toEqual([]);
  commitError = undefined;
  await write('c');
  expect(stored()).toEqual(['c']);
});

test('a transaction that the database ends by itself fails for all of its units', async () => {
  const first = write('a');
  const second = writer.begin().then(async ({ run, rollBack }) => {
    database.exec('ROLLBACK');
    try {
      run(CompiledQuery.raw('no statement'));
    } finally {
      rollBack();
    }
  });
  expect(await outcomes([first, second])).toEqual(['rejected', 'rejected']);
  await write('b');
  expect(stored()).toEqual(['b']);
});

test('a pragma runs outside of transactions', async () => {
  const [, result] = await Promise.all([
    write('a'),
    writer.runAlone<Record<string, unknown>>(CompiledQuery.raw('PRAGMA wal_checkpoint(TRUNCATE)')),
  ]);
  expect(result.rows).toMatchObject([{ busy: 0 }]);
  expect(commits).toEqual([1]);
});

test('of many that wait, some hundred are committed at a time', async () => {
  await Promise.all(Array.from({ length: 450 }, (_, at) => write(`word ${at}`)));
  expect(commits).toEqual([200, 200, 50]);
});

test('more than anyone would wait for is refused', async () => {
  const results = await outcomes(Array.from({ length: 5100 }, (_, at) => write(`word ${at}`)));
  expect(results.filter((status) => status === 'rejected').length).toBe(99);
});
