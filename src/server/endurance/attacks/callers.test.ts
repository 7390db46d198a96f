import { createSocket } from 'node:dgram';
import { afterEach, expect, test } from 'vitest';
import { isFull, reportFigure } from '../../../../scripts/endurance/figures.mjs';
import { createResolve, theInternet } from '../../media/look/reach';
import { connectionFrom } from '../../testing/connectionFrom';
import { openListeningApp } from '../../testing/listeningApp';
import { openStubPlatform } from '../../testing/stubPlatform';
import { openTestApp, postJson, textTemplate } from '../../testing/testApp';
import { countOthers, inWords, send, startCallers } from '../testing/callers';
import { counts, TIMEOUT_MS } from '../testing/counts';
import { createRandom } from '../testing/random';

// Callers that keep the server waiting, or pretend to be somebody else.

let cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanUp.toReversed()) await each();
  cleanUp = [];
});

/** A name server that answers nothing. */
async function startSilentNameServer() {
  const socket = createSocket('udp4');
  let questions = 0;
  socket.on('message', () => {
    questions += 1;
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  cleanUp.push(() => socket.close());
  return { server: `127.0.0.1:${socket.address().port}`, questions: () => questions };
}

const NAMES_OF_ONE = 20;

/** Behind hundreds of silent names, looks are put off: the page asks again. */
const rightOutcomes = new Set(['unreachable', 'limited']);

test(
  'templates are sent while media checks wait for names that nobody answers',
  async () => {
    const { server, questions } = await startSilentNameServer();
    const platform = await openStubPlatform((request, response) => {
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ ...JSON.parse(request.body), status: 'pending' }));
    });
    cleanUp.push(() => platform.close());
    const app = await openListeningApp({
      environment: {
        TRUSTED_PROXIES: '1',
        // By its name, so that each sending looks it up.
        RCS_BASE_URL: platform.baseUrl.replace('127.0.0.1', 'localhost'),
        RCS_APP_IDS: 'demo',
        RCS_ACCESS_TOKEN: 'token',
      },
      outside: { ...theInternet, resolve: createResolve([server]) },
    });
    cleanUp.push(() => app.close());
    const ticking = setInterval(() => (app.clock.now += 1000), 1000);
    cleanUp.push(() => clearInterval(ticking));
    const sending = startCallers(2, (number) =>
      send(app.origin, {
        path: '/api/v2/rcs/demo/templates',
        init: postJson(textTemplate(`name_${number}`), { 'Idempotency-Key': `key-${number}` }),
      }),
    );
    const checks = await Promise.all(
      Array.from({ length: counts.silentNames / NAMES_OF_ONE }, async (_, person) => {
        const addresses = Array.from(
          { length: NAMES_OF_ONE },
          (_name, at) => `http://silent-${person}-${at}.example.com/a.jpg`,
        );
        const headers = { 'X-Forwarded-For': `192.0.2.${person + 1}` };
        const before = sending.count();
        const answer = await app.call('/api/media-check', postJson({ addresses }, headers));
        const { looks } = await answer.json();
        return {
          outcomes: looks.map(({ outcome }: { outcome: string }) => outcome),
          sent: sending.count() - before,
        };
      }),
    );
    const endings = await sending.stop();
    const outcomes = checks.flatMap((check) => check.outcomes);
    const wrong =
      countOthers(endings, [201]) + outcomes.filter((outcome) => !rightOutcomes.has(outcome)).length;
    reportFigure({
      promise: 'Names that no name server answers keep no template from being sent',
      tried: `${outcomes.length} names in media checks (${questions()} questions), ${inWords(endings)} sent meanwhile, at least ${Math.min(...checks.map(({ sent }) => sent))} during each check`,
      lost: wrong,
    });
    expect({ wrong, endings: inWords(endings) }).toMatchObject({ wrong: 0 });
    expect(Math.min(...checks.map(({ sent }) => sent))).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

const TRUSTED = '10.0.0.1';
const addresses = [
  '127.0.0.1',
  '::1',
  '[::1]:80',
  '"[::1]"',
  'localhost',
  '127.1',
  '::ffff:127.0.0.1',
  TRUSTED,
] as const;
const forwardingHeaders = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-User',
  'Forwarded',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Via',
] as const;

test(
  'no forwarding header makes a stranger local, or lets one choose a request ID or the scheme',
  async () => {
    const seed = isFull ? Date.now() % 2 ** 31 : 20_261_126;
    const random = createRandom(seed);
    let wrong = 0;
    for (const proxies of ['0', '1', '2']) {
      const app = await openTestApp({
        environment: { TRUSTED_PROXIES: proxies, TRUSTED_PROXY_ADDRESSES: '10.0.0.0/8' },
      });
      for (let count = 0; count < counts.forwardingHeaders / 3; count += 1) {
        const headers = new Headers({ 'X-Request-Id': 'forged-request-id', 'X-Forwarded-Proto': 'https' });
        for (const name of forwardingHeaders)
          if (random.chance(0.4))
            headers.set(name, [random.pick(addresses), random.pick(addresses)].join(', '));
        const peer = random.pick(['203.0.113.9', '2001:db8::9', '192.168.1.4', TRUSTED]);
        // A trusted proxy appends the address of the stranger, and may set the other two.
        if (peer === TRUSTED) headers.append('X-Forwarded-For', '203.0.113.9');
        const answer = await app.call('/api/scenario', { headers }, connectionFrom(peer));
        const isForged =
          (proxies === '0' || peer !== TRUSTED) &&
          (answer.headers.get('x-request-id') === 'forged-request-id' ||
            answer.headers.has('strict-transport-security'));
        if (answer.status !== 403 || isForged) wrong += 1;
      }
      await app.close();
    }
    reportFigure({
      promise: 'No forwarding header makes a stranger local, or lets one choose a request ID or the scheme',
      tried: `${counts.forwardingHeaders} requests with random headers (seed ${seed}), behind 0, 1 and 2 trusted proxies`,
      lost: wrong,
    });
    expect(wrong).toBe(0);
  },
  TIMEOUT_MS,
);
