// @module-tag slow
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { reportFigure } from '../../../scripts/endurance/figures.mjs';
import {
  createTypist,
  firstDraft,
  openTestBrowser,
  typedFields,
  type Fault,
  type SentRequest,
  type TestBrowser,
} from '../../library/sync/testing/openTestBrowser';
import { sqliteFile } from '../database/sqliteDialect';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { openDatabaseProxy } from '../testing/databaseProxy';
import { databasePlaces } from '../testing/databasePlaces';
import { counts, TIMEOUT_MS } from './testing/counts';

const HOUR_MS = 60 * 60 * 1000;
const random = (most: number) => Math.floor(Math.random() * most);
const { fetch: realFetch } = globalThis;

let main: string;
beforeAll(async () => {
  main = await buildServer();
});

let running: BuiltServer[] = [];
let cleanUps: (() => void)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const server of running) await server.stop('SIGKILL');
  for (const cleanUp of cleanUps) cleanUp();
  running = [];
  cleanUps = [];
});

async function start(environment: Record<string, string>, maxFileBytes?: number): Promise<BuiltServer> {
  const server = await startBuiltServer(main, environment, maxFileBytes);
  if (server.address === '') throw new Error(`The server did not start: ${server.output()}`);
  running.push(server);
  return server;
}

const faults: readonly Fault[] = ['lost before', 'lost after', 'twice', 'killed before', 'killed after'];

type Team = {
  rounds: number;
  /** The server that a browser calls at the moment. */
  serverOf: (browser: number) => BuiltServer;
  headersOf?: (browser: number) => Record<string, string>;
  /** Lets the browsers meet the server while something goes wrong, and puts it right. */
  disturb: (meetAll: () => Promise<unknown>, round: number) => Promise<void>;
};

/**
 * Three browsers, two of them with clocks an hour off, type into one draft while requests are lost and doubled, browsers are
 * killed, and `disturb` does its worst. Returns how many texts were typed, and those that are lost in the end.
 */
async function typeTogether({ rounds, serverOf, headersOf, disturb }: Team) {
  let isCalm = true;
  const nextFault = (): Fault =>
    isCalm || random(4) > 0 ? 'none' : (faults[random(faults.length)] ?? 'none');
  const sendAs =
    (browser: number) =>
    ({ method, path, headers, body }: SentRequest) => {
      for (const [name, value] of Object.entries(headersOf?.(browser) ?? {})) headers.set(name, value);
      return realFetch(serverOf(browser).address + path, { method, headers, ...(body && { body }) });
    };
  const browsers: TestBrowser[] = [];
  for (const [index, clockError] of [0, -HOUR_MS, HOUR_MS].entries())
    browsers.push(
      await openTestBrowser({ name: `browser-${index}`, send: sendAs(index), nextFault, clockError }),
    );
  const meetAll = () => Promise.all(browsers.map((browser) => browser.meet()));
  const typist = createTypist();
  await browsers[0]?.add(firstDraft());
  for (const browser of browsers) await browser.meet();

  for (let round = 0; round < rounds; round += 1) {
    for (const browser of browsers) await typist.type(browser, typedFields[random(3)] ?? 'name');
    isCalm = false;
    await disturb(meetAll, round);
    isCalm = true;
  }
  for (let again = 0; again < 4; again += 1) for (const browser of browsers) await browser.meet();
  const drafts = [];
  for (const browser of browsers) drafts.push((await browser.draft())?.draft);
  const [one, two, three] = drafts.map((draft) => draft && [draft.template, draft.conflicts]);
  expect(one).toBeDefined();
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  return { typed: typist.count(), lost: typist.lostIn(drafts[0]) };
}

/** Runs a team, and reports what became of its texts. */
async function expectNothingLost(fault: string, team: Team): Promise<void> {
  const { typed, lost } = await typeTogether(team);
  reportFigure({
    promise: `No text of a shared draft is lost: ${fault}`,
    tried: `${team.rounds} times, ${typed} texts typed in three browsers with two wrong clocks`,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
}

const { embedded, PostgreSQL } = databasePlaces();

async function makeFolder() {
  const { place, remove } = await embedded();
  cleanUps.push(remove);
  return place;
}

/** The files of the embedded database, which a copy of a stopped server takes along. */
const filesOf = (folder: string) => ['', '-wal', '-shm'].map((end) => `${sqliteFile(folder)}${end}`);

describe('with the embedded database', () => {
  test(
    'the server is killed',
    async () => {
      const place = await makeFolder();
      let server = await start(place);
      await expectNothingLost('the server is killed at any moment', {
        rounds: counts.draftKills,
        serverOf: () => server,
        async disturb(meetAll) {
          const met = meetAll();
          await setTimeout(random(60));
          await server.stop('SIGKILL');
          await met;
          server = await start(place);
        },
      });
    },
    TIMEOUT_MS,
  );

  test(
    'an older backup is restored',
    async () => {
      const place = await makeFolder();
      const files = filesOf(place.DATA_DIR);
      let server = await start(place);
      await expectNothingLost('an older state of the server is restored', {
        rounds: counts.draftFaults,
        serverOf: () => server,
        async disturb(meetAll) {
          await server.stop('SIGTERM');
          for (const file of files) if (existsSync(file)) copyFileSync(file, `${file}.kept`);
          server = await start(place);
          await meetAll();
          await server.stop('SIGKILL');
          for (const file of files) {
            rmSync(file, { force: true });
            if (existsSync(`${file}.kept`)) copyFileSync(`${file}.kept`, file);
          }
          server = await start(place);
        },
      });
    },
    TIMEOUT_MS,
  );

  test(
    'the disk is full',
    async () => {
      const place = await makeFolder();
      let server = await start(place);
      await expectNothingLost('the disk of the server is full', {
        rounds: counts.draftFaults,
        serverOf: () => server,
        async disturb(meetAll) {
          await server.stop('SIGTERM');
          // A start needs some room for the journal; the drafts then have next to none.
          const size = statSync(sqliteFile(place.DATA_DIR)).size + 64 * 1024;
          server = await startBuiltServer(main, place, size);
          running.push(server);
          await meetAll();
          await server.stop('SIGKILL');
          server = await start(place);
        },
      });
    },
    TIMEOUT_MS,
  );

  test(
    'a role or the space is taken away while people write',
    async () => {
      const place = await makeFolder();
      const environmentOf = (space: string) => ({
        ...place,
        SIGN_IN: 'header',
        TRUSTED_USER_HEADER: 'X-Auth-User',
        OIDC_ROLES: JSON.stringify({ claim: 'X-Auth-Groups', roles: { desk: 'author', readers: 'viewer' } }),
        SPACES: JSON.stringify([{ name: space, roles: { desk: 'author', readers: 'viewer' } }]),
      });
      let server = await start(environmentOf('team'));
      let reader = -1;
      const headersOf = (browser: number) => ({
        'X-Auth-User': `person-${browser}`,
        'X-Auth-Groups': browser === reader ? 'readers' : 'desk',
      });
      await expectNothingLost('the role of a person, or the whole space, is taken away in mid-edit', {
        rounds: counts.draftFaults,
        serverOf: () => server,
        headersOf,
        async disturb(meetAll, round) {
          if (round % 2 === 0) {
            reader = random(3);
            await meetAll();
            reader = -1;
            return;
          }
          await server.stop('SIGTERM');
          server = await start(environmentOf('another'));
          await meetAll();
          await server.stop('SIGTERM');
          server = await start(environmentOf('team'));
        },
      });
    },
    TIMEOUT_MS,
  );
});

describe('with PostgreSQL', () => {
  test(
    'one of two processes is killed',
    async () => {
      const { place } = await PostgreSQL();
      const servers = [await start(place), await start(place)] as [BuiltServer, BuiltServer];
      await expectNothingLost('one of two processes is killed at any moment (PostgreSQL)', {
        rounds: counts.draftKills,
        serverOf: (browser) => servers[browser % 2] ?? servers[0],
        async disturb(meetAll, round) {
          const met = meetAll();
          await setTimeout(random(60));
          await servers[round % 2]?.stop('SIGKILL');
          await met;
          servers[round % 2] = await start(place);
        },
      });
    },
    TIMEOUT_MS,
  );

  test(
    'the database is away',
    async () => {
      const { place } = await PostgreSQL();
      const proxy = await openDatabaseProxy(place.DATABASE_URL ?? '');
      cleanUps.push(() => proxy.close());
      const server = await start({ ...place, DATABASE_URL: proxy.address });
      await expectNothingLost(`the database is away, once for ${counts.faultSeconds} s (PostgreSQL)`, {
        rounds: counts.draftFaults,
        serverOf: () => server,
        async disturb(meetAll, round) {
          const met = meetAll();
          await setTimeout(random(30));
          proxy.stop();
          await met;
          await meetAll();
          if (round === 0) await setTimeout(counts.faultSeconds * 1000);
          proxy.recover();
        },
      });
    },
    TIMEOUT_MS,
  );
});
