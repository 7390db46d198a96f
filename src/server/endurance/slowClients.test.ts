// @module-tag slow
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull, reportFigure } from '../../../scripts/endurance/figures.mjs';
import { buildServer, startBuiltServer, type BuiltServer } from '../testing/builtServer';
import { temporaryFolder } from '../testing/testApp';
import { counts, TIMEOUT_MS } from './testing/counts';
import { create, loadSettings, TOKEN } from './testing/load';

const DRIP_MS = 1000;

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

const head = `POST /v2/rcs/demo/templates HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TOKEN}\r\n`;

/** Ways never to end a request: headers that go on, and a body that comes byte by byte. */
const kinds = {
  headers: { start: head, drop: 'X: 1\r\n' },
  body: { start: `${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`, drop: ' ' },
} as const;
// The server waits 20 seconds for a body: in the everyday run the headers stand for both.
const tried = isFull ? (['headers', 'body'] as const) : (['headers'] as const);

/** Sends a drop each second until the server closes the connection. */
function drip({ start, drop }: { start: string; drop: string }): { socket: Socket; closed: Promise<void> } {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(start);
  socket.resume();
  const dripping = setInterval(() => socket.write(drop), DRIP_MS);
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      clearInterval(dripping);
      resolve();
    }),
  );
  return { socket, closed };
}

test(
  `${counts.dripping} clients that never end a request are all cut off, and others are served meanwhile`,
  async () => {
    const clients = Array.from({ length: counts.dripping }, (_, at) =>
      drip(kinds[tried[at % tried.length] ?? 'headers']),
    );
    const open = new Set(clients);
    for (const client of clients) void client.closed.then(() => open.delete(client));
    let served = 0;
    let refused = 0;
    while (open.size > 0) {
      const { status } = await create(server.address, `beside_${served + refused}`);
      if (status === 201) served += 1;
      else refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    reportFigure({
      promise: 'Clients that never end a request are cut off, and others are served meanwhile',
      tried: `${counts.dripping} slow clients (${tried.join(', ')}), ${served} creations beside them`,
      lost: refused,
    });
    expect(refused).toBe(0);
    expect(served).toBeGreaterThan(5);
  },
  TIMEOUT_MS,
);
