// @module-tag slow
import { setImmediate } from 'node:timers/promises';
import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import SqliteDatabase from 'libsql';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecord } from '../../lib/values';
import { Batch } from '../../schema/responses/batches';
import { sqliteFile } from '../database/sqliteDialect';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { png } from '../media/testing/mediaSamples';
import { postJson, temporaryFolder, textTemplate } from '../testing/testApp';
import { openDraft } from './draftFile';
import { restore } from './restore';

const TOKEN = 'marked-token-9b1f3e';
let main: string;
beforeAll(async () => {
  main = await buildServer();
});

let folder: ReturnType<typeof temporaryFolder>;
let other: ReturnType<typeof temporaryFolder>;
let running: BuiltServer[];
beforeEach(() => {
  folder = temporaryFolder();
  other = temporaryFolder();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop('SIGKILL');
  folder.remove();
  other.remove();
});

async function start(dataDir = folder.path) {
  const server = await startBuiltServer(main, {
    DATA_DIR: dataDir,
    PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['demo'] }),
    PLATFORM_RATE_LIMIT: '0',
  });
  running.push(server);
  return server;
}

async function create({ address }: BuiltServer, name: string): Promise<Response> {
  // A command has blocked this process: what the server has closed meanwhile is noticed first.
  await setImmediate();
  return fetch(
    `${address}/v2/rcs/demo/templates`,
    postJson(textTemplate(name), { Authorization: `Bearer ${TOKEN}` }),
  );
}

/** Runs a command as its npm script does. */
function run(command: 'backup' | 'restore', file: string, environment: Record<string, string> = {}) {
  const script = main.replace(/main\.js$/, `${command}.js`);
  const env = { DATA_DIR: folder.path, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...(file ? [file] : [])], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

/** Runs a backup while this process goes on: a server cuts connections on which nothing happens for long. */
async function backUpBeside(file: string): Promise<string> {
  const script = main.replace(/main\.js$/, 'backup.js');
  const env = { DATA_DIR: folder.path };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, file], { env });
  return stdout + stderr;
}

function namesIn(file: string): string[] {
  const rows = new SqliteDatabase(file).prepare('SELECT name FROM templates').all();
  return rows.map((row) => (isRecord(row) ? String(row.name) : ''));
}

/** A backup as earlier versions made it. */
function withoutDigest(file: string) {
  const bytes = readFileSync(file);
  return bytes.subarray(0, bytes.lastIndexOf('\nrcs-template-builder backup'));
}

/** Makes a database with these statements. */
const makeDatabase = (statements: string) => (file: string) => {
  const database = new SqliteDatabase(file);
  database.exec(statements);
  database.close();
};

test('backups under writes hold every template that was acknowledged before, and are restored elsewhere', async () => {
  const server = await start();
  const acknowledged: string[] = [];
  const load = new AbortController();
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let at = 0; !load.signal.aborted; at += 1) {
      const name = `w${worker}_${at}`;
      if ((await create(server, name)).status === 201) acknowledged.push(name);
    }
  });
  const backups: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    while (acknowledged.length < (round + 1) * 30) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const file = join(other.path, `backup-${round}.db`);
    expect(await backUpBeside(file)).toMatch(/^Backup: .*\.db, templates: \d+\n$/);
    const names = new Set(namesIn(file));
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    backups.push(file);
  }
  load.abort();
  await Promise.all(workers);
  expect(readdirSync(other.path).toSorted()).toEqual(backups.map((_, round) => `backup-${round}.db`));

  const [first = ''] = backups;
  const inBackup = namesIn(first);
  const elsewhere = temporaryFolder();
  const dataDir = join(elsewhere.path, 'new', 'data');
  expect(run('restore', first, { DATA_DIR: dataDir })).toEqual({
    code: 0,
    said: `Restored. Templates: ${inBackup.length}\n`,
  });
  const restored = await start(dataDir);
  expect((await create(restored, inBackup[0] ?? '')).status).toBe(400);
  expect((await create(restored, 'made_after')).status).toBe(201);
  await restored.stop('SIGTERM');
  elsewhere.remove();
});

test('a restoration waits for no server: it refuses while one runs, then keeps the database from before', async () => {
  const server = await start();
  await create(server, 'in_backup');
  const file = join(other.path, 'backup.db');
  run('backup', file);
  await create(server, 'after_backup');
  expect(run('restore', file)).toEqual({
    code: 1,
    said: 'A server is using the database. Stop it, then try again. Nothing was changed.\n',
  });
  expect((await create(server, 'still_running')).status).toBe(201);
  // Killed, so that rows are left in the write-ahead log.
  await server.stop('SIGKILL');
  const done = run('restore', file);
  expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored\. Templates: 1\n/) });
  const kept = /saved as: (.*)\n$/.exec(done.said)?.[1] ?? '';
  expect(namesIn(kept).toSorted()).toEqual(['after_backup', 'in_backup', 'still_running']);
  expect(readdirSync(folder.path).filter((name) => /part|-wal|-shm/.test(name))).toEqual([]);
  expect((await create(await start(), 'in_backup')).status).toBe(400);
  expect((await create(running.at(-1) ?? server, 'after_backup')).status).toBe(201);
});

test('what is no backup is not restored, and the database stays as it is', async () => {
  const server = await start();
  await create(server, 'one');
  const good = join(other.path, 'good.db');
  run('backup', good);
  await server.stop('SIGTERM');
  const before = readFileSync(join(folder.path, 'templates.db'));
  const bad = (name: string, make: (file: string) => void) => {
    const file = join(other.path, name);
    make(file);
    return file;
  };
  const cases = {
    'text.db': [
      (file: string) => writeFileSync(file, 'not a database '.repeat(1000)),
      /cannot be restored: /,
    ],
    'empty.db': [(file: string) => writeFileSync(file, ''), /is not a database of this program/],
    'other.db': [makeDatabase('CREATE TABLE invoices (id TEXT)'), /is not a database of this program/],
    'newer.db': [
      (file: string) => {
        writeFileSync(file, withoutDigest(good));
        makeDatabase("INSERT INTO kysely_migration VALUES ('9999-from-the-future', '2030-01-01')")(file);
      },
      /it was made by a newer version of this program/,
    ],
    'damaged.db': [
      (file: string) => {
        const bytes = readFileSync(good);
        bytes.fill(0xa5, 4096, 4096 * 2);
        writeFileSync(file, bytes);
      },
      /cannot be restored: /,
    ],
  } as const;
  for (const [name, [make, words]] of Object.entries(cases)) {
    expect(run('restore', bad(name, make))).toEqual({ code: 1, said: expect.stringMatching(words) });
    expect(readFileSync(join(folder.path, 'templates.db'))).toEqual(before);
  }
  expect(run('restore', join(other.path, 'absent.db')).said).toMatch(/there is no such file/);
  expect(run('backup', good)).toEqual({ code: 1, said: expect.stringMatching(/already exists/) });
  expect(run('backup', join(other.path, 'absent', 'a.db')).said).toMatch(/there is no such folder/);
  expect(run('backup', join(other.path, 'a.db'), { DATA_DIR: other.path }).said).toMatch(
    /there is no database/,
  );
  expect(run('backup', '')).toEqual({ code: 2, said: 'Usage: npm run backup -- FILE\n' });
  expect(
    run('backup', join(other.path, 'a.db'), { DATABASE_URL: 'postgres://user:marked-password@db/name' }).said,
  ).toMatch(/^DATABASE_URL: .* pg_dump/);
  expect(readdirSync(folder.path).filter((name) => name.includes('part'))).toEqual([]);
}, 240_000);

test('a damaged database is replaced by a backup, and kept', async () => {
  const server = await start();
  await create(server, 'one');
  const good = join(other.path, 'good.db');
  run('backup', good);
  await server.stop('SIGTERM');
  writeFileSync(join(folder.path, 'templates.db'), 'damaged '.repeat(5000));
  const done = run('restore', good);
  expect(done).toMatchObject({ code: 0 });
  expect(readFileSync(/saved as: (.*)\n$/.exec(done.said)?.[1] ?? '', 'utf8')).toMatch(/^damaged /);
  expect((await create(await start(), 'one')).status).toBe(400);
});

test('no secret is in a backup: neither tokens and credentials, nor used signatures', async () => {
  const server = await start();
  await create(server, 'one');
  const database = new SqliteDatabase(join(folder.path, 'templates.db'));
  database.exec("INSERT INTO used_signatures VALUES ('marked-digest', '2030-01-01')");
  const file = join(other.path, 'backup.db');
  run('backup', file);
  const bytes = readFileSync(file).toString('latin1');
  expect(bytes).toContain('Your order is on its way.');
  expect(bytes).not.toContain('marked-');
  expect(existsSync(join(other.path, 'platform-tokens.json'))).toBe(false);
});

test('a backup with a few overwritten bytes is not restored, though SQLite finds nothing wrong', async () => {
  const server = await start();
  for (const name of ['one', 'two']) await create(server, name);
  const good = join(other.path, 'good.db');
  run('backup', good);
  await server.stop('SIGTERM');
  const before = readFileSync(join(folder.path, 'templates.db'));
  const bytes = readFileSync(good);
  const at = bytes.indexOf('Your order is on its way.');
  expect(at).toBeGreaterThan(0);
  bytes.write('My order', at);
  const damaged = join(other.path, 'damaged.db');
  writeFileSync(damaged, bytes);
  expect(run('restore', damaged)).toEqual({
    code: 1,
    said: expect.stringMatching(/the file has changed since the backup was made\.\n$/),
  });
  expect(readFileSync(join(folder.path, 'templates.db'))).toEqual(before);
});

test('a backup of an earlier version, without a digest, is restored with a remark', async () => {
  const server = await start();
  await create(server, 'one');
  const good = join(other.path, 'good.db');
  run('backup', good);
  await server.stop('SIGTERM');
  const earlier = join(other.path, 'earlier.db');
  writeFileSync(earlier, withoutDigest(good));
  expect(run('restore', earlier)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored. Templates: 1\nAn earlier version made this backup/),
  });
});

test('restorations in one second, of a folder, and of the database itself end with a sentence', async () => {
  const server = await start();
  await create(server, 'one');
  const good = join(other.path, 'good.db');
  run('backup', good);
  await server.stop('SIGTERM');
  const now = new Date();
  await restore(folder.path, good, now);
  const second = await restore(folder.path, good, now);
  expect(second.kept).toMatch(/Z-2$/);
  expect(namesIn(second.kept ?? '')).toEqual(['one']);
  expect(run('restore', other.path)).toEqual({
    code: 1,
    said: expect.stringMatching(/ is not a file\. .*\n$/),
  });
  const own = join(folder.path, 'templates.db');
  linkSync(own, join(other.path, 'linked.db'));
  for (const file of [own, join(other.path, 'linked.db')])
    expect(run('restore', file)).toEqual({
      code: 1,
      said: expect.stringMatching(/ is the database itself\. .*\n$/),
    });
  expect(run('restore', good, { DATA_DIR: '/proc/no-folder' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The restoration failed: the folder .* cannot be created/),
  });
  expect(namesIn(own)).toEqual(['one']);
});

test('two commands of one process number, as in two containers, write to different files', () => {
  expect(openDraft(folder.path)).not.toBe(openDraft(folder.path));
});

test('a backup to a place where no file can be ends with a sentence', async () => {
  await create(await start(), 'one');
  writeFileSync(join(other.path, 'file'), '');
  for (const place of ['/proc/backup.db', '/proc/none/backup.db', join(other.path, 'file', 'backup.db')]) {
    const { code, said } = run('backup', place);
    expect([place, code, said.trim().split('\n').length]).toEqual([place, 1, 1]);
    expect(said).toMatch(/^(?:The backup failed: .*|.*: there is no such folder)\.\n$/);
  }
});

test('what a killed backup left is removed by the next one, and files of others stay', async () => {
  const server = await start();
  await create(server, 'one');
  const left = openDraft(other.path);
  const journal = `${left}-journal`;
  const earlier = join(other.path, '.rcs-template-builder-1.part');
  const young = join(other.path, '.rcs-template-builder-2.part');
  const foreign = join(other.path, 'photos.part');
  for (const file of [left, journal, earlier, young, foreign]) writeFileSync(file, 'part');
  for (const file of [left, journal, earlier, foreign]) utimesSync(file, new Date(0), new Date(0));
  expect(run('backup', join(other.path, 'good.db')).code).toBe(0);
  expect(readdirSync(other.path).toSorted()).toEqual([
    '.rcs-template-builder-2.part',
    'good.db',
    'photos.part',
  ]);
});

const isPrivate = ([, mode]: string[]) => mode === '600' || mode === '700';

test('database, uploads and credentials are for their owner alone, also those of an earlier version', async () => {
  const dataDir = join(folder.path, 'new');
  const settings = { DATA_DIR: dataDir, MEDIA_DIR: join(dataDir, 'media') };
  const modes = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [entry.name, (statSync(path).mode & 0o777).toString(8)];
    });
  const open = async () => {
    const server = await startBuiltServer(main, settings);
    running.push(server);
    await fetch(`${server.address}/api/media?name=a.png`, {
      method: 'POST',
      body: new Uint8Array(png(2, 2)),
    });
    return server;
  };
  const first = await open();
  expect(modes().length).toBeGreaterThan(6);
  expect(modes().filter((one) => !isPrivate(one))).toEqual([]);
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  await first.stop('SIGTERM');
  chmodSync(join(dataDir, 'templates.db'), 0o644);
  chmodSync(join(dataDir, 'media', 'files'), 0o755);
  await open();
  expect(modes().filter((one) => !isPrivate(one))).toEqual([]);
});

test('a folder for files that cannot be made stops the start with a sentence', async () => {
  const server = await startBuiltServer(main, { DATA_DIR: folder.path, MEDIA_DIR: '/proc/no-folder' });
  expect(server.address).toBe('');
  expect(server.output()).toMatch(/^MEDIA_DIR: the folder cannot be used \(\w+\)\.\n$/);
});

test('a batch that ran comes back stopped, so that nothing is sent twice', async () => {
  const server = await start();
  const batches = `${server.address}/api/v1/batches`;
  const items = [{ member: 'one', template: textTemplate('of_batch') }];
  const made = await fetch(batches, postJson({ draft: 'source', appId: 'demo', items }));
  const { id } = Batch.parse(await made.json());
  await server.stop('SIGTERM');
  const database = new SqliteDatabase(sqliteFile(folder.path));
  database.exec("UPDATE batches SET state = 'running'");
  database.close();
  const file = join(other.path, 'backup.db');
  expect(run('backup', file).code).toBe(0);
  expect(run('restore', file).code).toBe(0);
  const restored = await start();
  const batch = Batch.parse(await (await fetch(`${restored.address}/api/v1/batches/${id}`)).json());
  expect([batch.state, batch.counts.waiting]).toEqual(['stopped', 1]);
  expect(batch.reason).toContain('A backup was restored.');
});
