import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { reportFigure } from '../../../../scripts/endurance/figures.mjs';
import { png } from '../../media/testing/mediaSamples';
import { buildServer, startBuiltServer, type BuiltServer } from '../../testing/builtServer';
import { databasePlaces } from '../../testing/databasePlaces';
import { postJson, temporaryFolder, textTemplate } from '../../testing/testApp';
import { countOthers, inWords, send, startCallers, type Call } from '../testing/callers';
import { mixedMinutes } from '../testing/counts';
import { loadSettings, TOKEN } from '../testing/load';
import { MEGABYTE, memoryOf } from '../testing/memory';

// Everything that people and programs do, for a long time: nothing fails, and the memory does not grow for ever.

const CALLERS = 8;
/** Pauses between two looks at the memory. */
const LOOKS = 40;

let main: string;
let running: BuiltServer | undefined;
let cleanUp: (() => unknown)[] = [];
beforeAll(async () => {
  main = await buildServer();
});
afterEach(async () => {
  await running?.stop('SIGKILL');
  for (const each of cleanUp) await each();
  cleanUp = [];
});

const token = { Authorization: `Bearer ${TOKEN}` };
const DIRECT = '/v2/rcs/demo/templates';

/** The requests that take turns, with the number of each. */
const calls: readonly ((number: number) => Call)[] = [
  (number) => ({ path: DIRECT, init: postJson(textTemplate(`direct_${number}`), token) }),
  (number) => ({
    path: `/api${DIRECT}`,
    init: postJson(textTemplate(`page_${number}`), { 'Idempotency-Key': `key-${number}` }),
  }),
  (number) => ({ path: `/api${DIRECT}/page_${number - calls.length}/status` }),
  (number) => ({ path: DIRECT, init: postJson({ name: `wrong ${number}`, type: 'carousel' }, token) }),
  (number) => ({
    path: DIRECT,
    init: postJson(textTemplate(`x${number}`), { Authorization: `Bearer ${number}` }),
  }),
  (number) => ({ path: `/v2/rcs/second/templates?name=${number}`, init: { headers: token } }),
  () => ({ path: '/api/connection' }),
  () => ({ path: '/api/media' }),
  () => ({ path: '/api/activity' }),
  (number) => ({
    path: `/api/media?name=${number}.png`,
    init: { method: 'POST', body: new Uint8Array(png((number % 500) + 1, 200)) },
  }),
  () => ({ path: '/openapi.json' }),
  () => ({ path: '/docs' }),
  () => ({ path: '/' }),
  () => ({ path: '/readyz' }),
  (number) => ({ path: `/nothing/${number}` }),
  (number) => ({ path: `/api/media/${number}`, init: { method: 'DELETE' } }),
];

/** Everything but an error of the server; 429 is the limit of wrong tokens. */
const allowed = [200, 201, 204, 400, 401, 403, 404, 429];

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const inMegabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

/** Growth between the second and the last quarter that is left to chance. */
const MAX_GROWTH = 60 * MEGABYTE;

test.each(Object.entries(databasePlaces()))(
  'mixed load: nothing fails, and the memory stays at its level (%s database)',
  async (kind, makePlace) => {
    const { place, remove } = await makePlace();
    const media = temporaryFolder();
    cleanUp.push(remove, media.remove);
    const server = await startBuiltServer(main, {
      ...place,
      ...loadSettings,
      PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['demo', 'second'] }),
      MEDIA_DIR: media.path,
      METRICS: 'on',
    });
    running = server;
    if (server.address === '') throw new Error(`The server did not start: ${server.output()}`);
    const levels: number[] = [];
    const callers = startCallers(CALLERS, (number) =>
      send(server.address, calls[number % calls.length]?.(number) ?? { path: '/' }),
    );
    for (let look = 0; look < LOOKS; look += 1) {
      await setTimeout((mixedMinutes * 60_000) / LOOKS);
      levels.push(memoryOf(server.pid));
    }
    const endings = await callers.stop();
    const failures = server.output().match(/"event":"(?:\w+-)?failure"/g) ?? [];
    const quarter = LOOKS / 4;
    const [early, late] = [middle(levels.slice(quarter, 2 * quarter)), middle(levels.slice(-quarter))];
    const wrong = countOthers(endings, allowed) + failures.length;
    reportFigure({
      promise: `Mixed load: no request fails, no error is in the log, and the memory stays at its level (${kind} database)`,
      tried: `${mixedMinutes} minutes, ${CALLERS} callers, ${callers.count()} requests (${inWords(endings)}); memory ${inMegabytes(levels[0] ?? 0)} at first, ${inMegabytes(early)} in the second quarter, ${inMegabytes(late)} in the last, at most ${inMegabytes(Math.max(...levels))}`,
      lost: wrong,
    });
    expect({ wrong, endings: inWords(endings) }).toMatchObject({ wrong: 0 });
    expect(late - early).toBeLessThan(MAX_GROWTH);
  },
  mixedMinutes * 60_000 + 120_000,
);
