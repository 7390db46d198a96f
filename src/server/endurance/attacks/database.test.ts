import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reportFigure } from '../../../../scripts/endurance/figures.mjs';
import { openDatabase } from '../../database/openDatabase';
import { buildServer, startBuiltServer, type BuiltServer } from '../../testing/builtServer';
import { databasePlaces } from '../../testing/databasePlaces';
import { openTemporaryPostgres } from '../../testing/temporaryPostgres';
import { postJson, temporaryFolder, textTemplate } from '../../testing/testApp';
import { countOthers, inWords, send, startCallers, type Call, type Ending } from '../testing/callers';
import { counts, TIMEOUT_MS } from '../testing/counts';
import { loadSettings, TOKEN } from '../testing/load';

// A database that ends connections, is stopped, or hangs, while callers send all kinds of requests.

const CALLERS = 16;

let main: string;
let running: BuiltServer | undefined;
let cleanUp: (() => unknown)[] = [];
beforeAll(async () => {
  main = await buildServer();
});
afterEach(async () => {
  await running?.stop('SIGKILL');
  for (const each of cleanUp.toReversed()) await each();
  cleanUp = [];
});

type Place = { DATA_DIR: string; DATABASE_URL?: string };

async function start(place: Place) {
  const server = await startBuiltServer(main, { ...place, ...loadSettings, METRICS: 'on' });
  running = server;
  if (server.address === '') throw new Error(`The server did not start: ${server.output()}`);
  return server;
}

const token = { Authorization: `Bearer ${TOKEN}` };

/** The requests that take turns; the first two create a template of this name. */
const calls: readonly ((name: string) => Call)[] = [
  (name) => ({ path: '/v2/rcs/demo/templates', init: postJson(textTemplate(name), token) }),
  (name) => ({
    path: '/api/v2/rcs/demo/templates',
    init: postJson(textTemplate(name), { 'Idempotency-Key': name }),
  }),
  () => ({ path: '/v2/rcs/demo/templates/any/status', init: { headers: token } }),
  () => ({ path: '/api/connection' }),
  () => ({ path: '/api/media' }),
  () => ({ path: '/readyz' }),
  () => ({ path: '/' }),
];

/** Callers that send every kind of request, and the names of the templates that were acknowledged. */
function startMixedCallers(address: string) {
  const acknowledged: string[] = [];
  const callers = startCallers(CALLERS, async (number) => {
    const name = `name_${number}`;
    const ending = await send(address, calls[number % calls.length]?.(name) ?? { path: '/' });
    if (ending === 201) acknowledged.push(name);
    return ending;
  });
  return { ...callers, acknowledged };
}

/** What callers may get while the database cannot be used: an answer to come again, or that the outcome is unknown. */
const allowed: readonly Ending[] = [200, 201, 404, 503, 504];

async function missingFrom(place: Place, names: readonly string[]) {
  const database = await openDatabase(place);
  const rows = await database.selectFrom('templates').select('name').execute();
  await database.destroy();
  const stored = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !stored.has(name));
}

const isReady = async ({ address }: BuiltServer) => (await send(address, { path: '/readyz' })) === 200;

/** Takes the database away under load and gives it back; returns how the requests ended. */
async function faultUnderLoad(place: Place, fault: () => unknown, recover: () => unknown) {
  const server = await start(place);
  const load = startMixedCallers(server.address);
  await setTimeout(1000);
  await fault();
  await setTimeout(counts.faultSeconds * 1000);
  await recover();
  await expect.poll(() => isReady(server), { timeout: 60_000 }).toBe(true);
  await setTimeout(1000);
  const endings = await load.stop();
  return { endings, acknowledged: load.acknowledged };
}

function report(what: string, endings: ReadonlyMap<Ending, number>, missing: readonly string[]) {
  const wrong = countOthers(endings, allowed);
  reportFigure({
    promise: `${what}: no request fails in another way than “try again” or “unknown”, and no acknowledged template is missing`,
    tried: `${counts.faultSeconds} s under ${CALLERS} callers (${inWords(endings)})`,
    lost: wrong + missing.length,
  });
  expect({ wrong, missing, endings: inWords(endings) }).toMatchObject({ wrong: 0, missing: [] });
  // The fault was noticed at all.
  expect(endings.get(503)).toBeGreaterThan(0);
}

/** Holds the exclusive lock of an SQLite file until it is ended. */
const LOCK = `
  const database = new (require('libsql'))(process.argv[1], { timeout: 20000 });
  database.exec('BEGIN EXCLUSIVE');
  console.log('locked');
  setInterval(() => undefined, 1000);
`;

async function lockFile(file: string) {
  const other = spawn(process.execPath, ['-e', LOCK, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUp.push(() => other.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    other.stdout.once('data', () => resolve());
    other.once('exit', () => reject(new Error('The lock was not taken.')));
  });
  return () => other.kill('SIGKILL');
}

function openFolder() {
  const folder = temporaryFolder();
  cleanUp.push(folder.remove);
  return { place: { DATA_DIR: folder.path }, file: join(folder.path, 'templates.db') };
}

async function openPostgres() {
  const postgres = await openTemporaryPostgres();
  cleanUp.push(() => postgres.close());
  const DATABASE_URL = await postgres.createDatabase('load');
  return { postgres, place: { DATA_DIR: '/nowhere', DATABASE_URL } };
}

describe('the embedded database', () => {
  test(
    'locked by another process',
    async () => {
      const { place, file } = openFolder();
      let unlock: (() => unknown) | undefined;
      const { endings, acknowledged } = await faultUnderLoad(
        place,
        async () => {
          unlock = await lockFile(file);
        },
        () => unlock?.(),
      );
      report('The embedded database hangs', endings, await missingFrom(place, acknowledged));
    },
    TIMEOUT_MS,
  );

  test(
    'moved away',
    async () => {
      const { place, file } = openFolder();
      const { endings, acknowledged } = await faultUnderLoad(
        place,
        () => renameSync(file, `${file}.away`),
        () => renameSync(`${file}.away`, file),
      );
      report('The embedded database is moved away', endings, await missingFrom(place, acknowledged));
    },
    TIMEOUT_MS,
  );
});

describe('PostgreSQL', () => {
  test(
    'all processes stopped with SIGSTOP',
    async () => {
      const { postgres, place } = await openPostgres();
      const { endings, acknowledged } = await faultUnderLoad(place, postgres.hang, postgres.goOn);
      report('PostgreSQL hangs', endings, await missingFrom(place, acknowledged));
    },
    TIMEOUT_MS,
  );

  test(
    'ended and started again',
    async () => {
      const { postgres, place } = await openPostgres();
      const { endings, acknowledged } = await faultUnderLoad(
        place,
        () => postgres.stop(),
        () => postgres.start(),
      );
      report('PostgreSQL is stopped', endings, await missingFrom(place, acknowledged));
    },
    TIMEOUT_MS,
  );

  test(
    'ends all connections of a busy server',
    async () => {
      const { place } = await databasePlaces().PostgreSQL();
      const server = await start(place);
      const load = startMixedCallers(server.address);
      const administrator = new pg.Client(place.DATABASE_URL);
      await administrator.connect();
      let ended = 0;
      for (let round = 0; round < counts.terminations; round += 1) {
        await setTimeout(100 + Math.random() * 100);
        const { rowCount } = await administrator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
        ended += rowCount ?? 0;
      }
      await administrator.end();
      await setTimeout(500);
      const endings = await load.stop();
      const missing = await missingFrom(place, load.acknowledged);
      const wrong = countOthers(endings, allowed);
      reportFigure({
        promise:
          'PostgreSQL ends all connections of a busy server: it keeps running, and no acknowledged template is missing',
        tried: `${counts.terminations} times, ${ended} connections, ${CALLERS} callers (${inWords(endings)})`,
        lost: wrong + missing.length,
      });
      expect({ wrong, missing, endings: inWords(endings) }).toMatchObject({ wrong: 0, missing: [] });
      expect(ended).toBeGreaterThan(0);
      expect(await isReady(server)).toBe(true);
    },
    TIMEOUT_MS,
  );
});
