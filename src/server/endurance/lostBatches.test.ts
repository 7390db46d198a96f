// @module-tag slow
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reportFigure } from '../../../scripts/endurance/figures.mjs';
import { Batch, BatchItemList, type BatchItem } from '../../schema/responses/batches';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { databasePlaces, type MakePlace } from '../testing/databasePlaces';
import { openStubPlatform } from '../testing/stubPlatform';
import { postJson, textTemplate } from '../testing/testApp';
import { counts, TIMEOUT_MS } from './testing/counts';

/** Templates that are sent between two kills. */
const BETWEEN_KILLS = 8;
/** Each of so many requests gets 429. */
const RATE_EVERY = 15;
const LATENCY_MS = 25;
const PORTION = 100;

let main: string;
beforeAll(async () => {
  main = await buildServer();
});
let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

const Named = z.object({ name: z.string() });

/** A platform that takes its time, wants pauses, and counts what it was sent. */
async function openCountingPlatform() {
  const taken = new Map<string, number>();
  const bodies = new Map<string, object>();
  const seen = { requests: 0, pauses: 0, atOnce: 0, mostAtOnce: 0 };
  const stub = await openStubPlatform(({ method, path, body }, response) => {
    const reply = (status: number, json?: unknown, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(json === undefined ? undefined : JSON.stringify(json));
    if (method === 'GET') {
      const found = bodies.get(path.split('/')[5] ?? '');
      reply(found ? 200 : 404, found ?? { error: { code: 404, message: 'Template Not Found' } });
      return;
    }
    seen.requests += 1;
    if (seen.requests % RATE_EVERY === 0) {
      seen.pauses += 1;
      reply(429, undefined, { 'Retry-After': '1' });
      return;
    }
    const template: unknown = JSON.parse(body);
    const { name } = Named.parse(template);
    taken.set(name, (taken.get(name) ?? 0) + 1);
    const created = { ...(template as object), status: 'pending' };
    bodies.set(name, created);
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    void setTimeout(LATENCY_MS).then(() => {
      seen.atOnce -= 1;
      reply(201, created);
    });
  });
  closing.push(() => stub.close());
  return { baseUrl: stub.baseUrl, taken, seen };
}

type Platform = Awaited<ReturnType<typeof openCountingPlatform>>;

async function callServer<Schema extends z.core.$ZodType>(
  server: BuiltServer,
  path: string,
  schema: Schema,
  init?: RequestInit,
) {
  const response = await fetch(`${server.address}/api/v1/batches${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return z.parse(schema, await response.json());
}

async function makeBatch(server: BuiltServer, size: number): Promise<string> {
  const items = Array.from({ length: size }, (_, at) => ({
    member: `member ${at}`,
    template: textTemplate(`name_${at}`),
  }));
  const { id } = await callServer(server, '', Batch, postJson({ draft: 'source', appId: 'demo' }));
  for (let at = 0; at < size; at += PORTION)
    await callServer(server, `/${id}/items`, Batch, postJson({ items: items.slice(at, at + PORTION) }));
  await callServer(server, `/${id}/resume`, Batch, postJson(''));
  return id;
}

async function readAll(server: BuiltServer, id: string): Promise<BatchItem[]> {
  const items: BatchItem[] = [];
  for (let cursor = ''; ;) {
    const page = await callServer(server, `/${id}/items?limit=200${cursor}`, BatchItemList);
    items.push(...page.items);
    if (page.next === null) return items;
    cursor = `&cursor=${page.next}`;
  }
}

/** Whether everything is settled, but for what never arrived. */
const isOver = (items: readonly BatchItem[], { taken }: Platform) =>
  items.every(
    ({ state, name }) =>
      state === 'created' || state === 'not_sent' || (state === 'unknown' && !taken.has(name)),
  );

/** Kills the processes of a server in turn while it sends, and lets the last ones finish. */
async function killWhileSending(makePlace: MakePlace, kills: number, processes: number) {
  const { place, remove } = await makePlace();
  closing.push(remove);
  const platform = await openCountingPlatform();
  const settings = {
    ...place,
    RCS_BASE_URL: platform.baseUrl,
    RCS_APP_IDS: 'demo',
    RCS_ACCESS_TOKEN: 'the-token-of-the-platform',
  };
  const start = async () => {
    const server = await startBuiltServer(main, settings);
    closing.push(() => server.stop('SIGKILL'));
    if (server.address === '') throw new Error(`The server did not start: ${server.output()}`);
    return server;
  };
  const servers = await Promise.all(Array.from({ length: processes }, start));
  const [first] = servers;
  if (first === undefined) throw new Error('There is no server.');
  const size = (kills + 1) * BETWEEN_KILLS * 2 + 8;
  const id = await makeBatch(first, size);
  for (let round = 0; round < kills; round += 1) {
    const before = platform.taken.size;
    while (platform.taken.size < before + BETWEEN_KILLS) await setTimeout(2);
    await setTimeout(Math.random() * LATENCY_MS * 2);
    // With several processes, the one that sends is not always the one that is killed.
    const at = round % processes;
    await servers[at]?.stop('SIGKILL');
    servers[at] = await start();
  }
  const [reader = first] = servers;
  let items = await readAll(reader, id);
  while (!isOver(items, platform)) {
    await setTimeout(250);
    items = await readAll(reader, id);
  }
  return { platform, items, size };
}

const cases = Object.entries(databasePlaces()).map(
  ([kind, makePlace]) => [kind, kind === 'embedded' ? 1 : 2, makePlace] as const,
);

describe.each(cases)('with the %s database and %d process(es)', (kind, processes, makePlace) => {
  test(
    `no template of a batch is sent twice, and none is forgotten, in ${counts.batchKills} kills`,
    async () => {
      const { platform, items, size } = await killWhileSending(makePlace, counts.batchKills, processes);
      const twice = [...platform.taken].filter(([, times]) => times > 1).map(([name]) => name);
      const created = items.filter(({ state }) => state === 'created').map(({ name }) => name);
      const forgotten = [...platform.taken.keys()].filter((name) => !created.includes(name));
      reportFigure({
        promise: `A template of a batch is sent once, although servers are killed (${kind} database, ${processes} ${processes === 1 ? 'process' : 'processes'})`,
        tried: `${counts.batchKills} SIGKILLs while ${size} templates were sent, ${platform.seen.pauses} pauses that the platform asked for, ${created.length} created`,
        lost: twice.length + forgotten.length,
      });
      expect({ twice, forgotten, items: items.length }).toEqual({ twice: [], forgotten: [], items: size });
      expect(created.length).toBeGreaterThan(size / 2);
      expect(platform.seen.pauses).toBeGreaterThan(0);
      expect(platform.seen.mostAtOnce).toBe(1);
    },
    TIMEOUT_MS,
  );
});
