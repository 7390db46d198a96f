// @module-tag slow
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { openTestApp, temporaryFolder } from '../testing/testApp';
import { counts, TIMEOUT_MS } from './testing/counts';
import { createRequests, toDamagedBytes, type FuzzRequest } from './testing/fuzzRequests';
import { create, loadSettings } from './testing/load';
import { createRandom } from './testing/random';

const CONNECTIONS = 16;
/** One in so many is sent as damaged bytes, on a connection of its own. */
const RAW_EVERY = 10;

let server: BuiltServer;
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startBuiltServer(await buildServer(), { DATA_DIR: folder.path, ...loadSettings });
});
afterAll(async () => {
  await server.stop('SIGKILL');
  folder.remove();
});

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Whether an answer is the stream of events, which goes on until the caller leaves. */
const isEndless = (headers = '') => headers.includes('text/event-stream');

/** The status of the answer; undefined if the connection was closed. */
function send({ method, path, headers, body }: FuzzRequest): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.once('close', () => resolve(answer.statusCode));
      if (isEndless(answer.headers['content-type'])) answer.destroy();
      else answer.resume();
    });
    // A refused body may be cut while it is sent: then the answer has come or the connection is closed.
    sent.once('error', () => resolve(undefined));
    sent.end(body);
  });
}

/** Sends bytes and reads all answers; half-closed, so that the server does not wait for the rest of a request. */
async function sendRaw(bytes: Buffer): Promise<number[]> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', (part) => isEndless(part.toString()) && socket.destroy());
  socket.end(bytes);
  const answers = await text(socket).catch(() => '');
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

test(
  `no request of ${counts.requests} makes the server fail`,
  async () => {
    const seed = isFull ? Date.now() % 2 ** 31 : 20_261_122;
    const random = createRandom(seed);
    const { app, close } = await openTestApp();
    const makeRequest = createRequests(app.rules, random, seed);
    await close();

    const statuses = new Map<number | undefined, number>();
    const failures: string[] = [];
    const note = (status: number | undefined, what: string) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== undefined && status >= 500) failures.push(`${status}: ${what.slice(0, 500)}`);
    };
    let sent = 0;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (sent < counts.requests) {
          sent += 1;
          const made = makeRequest();
          if (sent % RAW_EVERY === 0) {
            const bytes = toDamagedBytes(made, random);
            for (const status of await sendRaw(bytes)) note(status, JSON.stringify(bytes.toString('latin1')));
          } else note(await send(made), JSON.stringify({ ...made, body: Buffer.from(made.body).toString() }));
        }
      }),
    );
    agent.destroy();

    expect((await create(server.address, 'after_all')).status).toBe(201);
    const errors = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    const table = [...statuses]
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map(([status = 'closed', count]) => `${count} × ${status}`);
    reportFigure({
      promise: 'No request makes the server fail (answers of 500 and above, errors in the log)',
      tried: `${sent} fuzzed requests (seed ${seed}) to ${app.rules.length} routes: ${table.join(', ')}`,
      lost: failures.length + errors.length,
    });
    expect(failures.slice(0, 10)).toEqual([]);
    expect(errors.slice(0, 10)).toEqual([]);
    // The generator must reach the parts behind the first checks.
    const least = Math.min(5, counts.requests / 1000);
    for (const status of [200, 201, 400, 401, 404, 405, 415])
      expect(statuses.get(status)).toBeGreaterThan(least);
  },
  TIMEOUT_MS,
);
