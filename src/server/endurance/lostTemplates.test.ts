// @module-tag slow
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { reportFigure } from '../../../scripts/endurance/figures.mjs';
import { openDatabase } from '../database/openDatabase';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { databasePlaces, type MakePlace } from '../testing/databasePlaces';
import { counts, TIMEOUT_MS } from './testing/counts';
import { create, loadSettings, startLoad } from './testing/load';

const CONNECTIONS = 16;

let main: string;
beforeAll(async () => {
  main = await buildServer();
});

type Place = Awaited<ReturnType<MakePlace>>;
let made: Place | undefined;
let running: BuiltServer[] = [];
afterEach(async () => {
  for (const server of running) await server.stop('SIGKILL');
  running = [];
  made?.remove();
});

async function start({ place }: Place) {
  const server = await startBuiltServer(main, { ...place, ...loadSettings });
  running.push(server);
  if (server.address === '') throw new Error(`The server did not start: ${server.output()}`);
  return server;
}

async function storedNames({ place }: Place): Promise<Set<string>> {
  const database = await openDatabase(place);
  const rows = await database.selectFrom('templates').select('name').execute();
  await database.destroy();
  return new Set(rows.map(({ name }) => name));
}

/** Ends a server under load again and again; returns what its callers were told, and what is stored. */
async function endUnderLoad(makePlace: MakePlace, rounds: number, least: number, signal: NodeJS.Signals) {
  made = await makePlace();
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(made);
    const load = startLoad(server.address, CONNECTIONS, `r${round}`);
    while (load.acknowledged.size < least / rounds) await setTimeout(2);
    await setTimeout(Math.random() * 20);
    const code = await server.stop(signal);
    if (signal === 'SIGTERM') expect(code).toBe(0);
    await load.ended;
    for (const name of load.acknowledged) acknowledged.add(name);
    for (const name of load.unanswered) unanswered.add(name);
  }
  // A database that a kill has damaged does not open.
  return { acknowledged, unanswered, stored: await storedNames(made) };
}

const missingFrom = (stored: ReadonlySet<string>, names: ReadonlySet<string>) =>
  [...names].filter((name) => !stored.has(name));

describe.each(Object.entries(databasePlaces()))('with the %s database', (kind, makePlace) => {
  const isEmbedded = kind === 'embedded';
  const kills = isEmbedded ? counts.kills : counts.killsPostgres;
  const stops = isEmbedded ? counts.stops : counts.stopsPostgres;
  const least = isEmbedded ? counts.acknowledged : counts.acknowledged / 5;

  test(
    `no acknowledged template is missing after ${kills} kills under load`,
    async () => {
      const { acknowledged, stored } = await endUnderLoad(makePlace, kills, least, 'SIGKILL');
      const missing = missingFrom(stored, acknowledged);
      reportFigure({
        promise: `A template that was acknowledged is there after a kill of the server (${kind} database)`,
        tried: `${kills} SIGKILLs under ${CONNECTIONS} connections, ${acknowledged.size} acknowledged`,
        lost: missing.length,
      });
      expect(acknowledged.size).toBeGreaterThanOrEqual(least);
      expect(missing).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    `${stops} stops under load lose nothing, and answer every request that they carried out`,
    async () => {
      const { acknowledged, unanswered, stored } = await endUnderLoad(
        makePlace,
        stops,
        stops * 40,
        'SIGTERM',
      );
      const missing = missingFrom(stored, acknowledged);
      const silent = [...unanswered].filter((name) => stored.has(name));
      reportFigure({
        promise: `A stopping server answers every request that it carries out (${kind} database)`,
        tried: `${stops} stops under ${CONNECTIONS} connections, ${acknowledged.size} acknowledged, ${unanswered.size} connections closed before a request was taken`,
        lost: missing.length + silent.length,
      });
      expect({ missing, silent }).toEqual({ missing: [], silent: [] });
    },
    TIMEOUT_MS,
  );

  test.each(counts.nameProcesses)(
    `of 100 simultaneous creations of one name in %d processes exactly one succeeds, ${counts.nameRounds} times`,
    async (processes) => {
      made = await makePlace();
      const { place } = made;
      const servers = await Promise.all(
        Array.from({ length: processes }, () => start({ place, remove() {} })),
      );
      let wrong = 0;
      for (let round = 0; round < counts.nameRounds; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 100 }, (_, at) =>
            create(servers[at % processes]?.address ?? '', `name_${round}`),
          ),
        );
        const created = answers.filter(({ status }) => status === 201).length;
        const refused = answers.filter(({ status }) => status === 400).length;
        if (created !== 1 || refused !== 99) wrong += 1;
      }
      reportFigure({
        promise: `Of equal names exactly one is created (${kind} database, ${processes} ${processes === 1 ? 'process' : 'processes'})`,
        tried: `${counts.nameRounds} rounds of 100`,
        lost: wrong,
      });
      expect(wrong).toBe(0);
    },
    TIMEOUT_MS,
  );
});
