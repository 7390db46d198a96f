import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, expect, test } from 'vitest';
import { lookAt } from './lookAt';
import { createResolve, theInternet } from './reach';

let nameServer: Socket | undefined;
afterEach(() => {
  nameServer?.close();
  nameServer = undefined;
});

/** A name server that answers each question for an IPv4 address, and none for IPv6, or keeps silent. */
async function startNameServer(address: readonly number[] | 'silent') {
  let questions = 0;
  const socket = createSocket('udp4');
  nameServer = socket;
  socket.on('message', (question, { port }) => {
    questions += 1;
    if (address === 'silent') return;
    const end = question.indexOf(0, 12) + 5;
    const isFour = question.readUInt16BE(end - 4) === 1;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isFour ? 1 : 0, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address];
    socket.send(Buffer.concat([head, question.subarray(12, end), Buffer.from(isFour ? answer : [])]), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { server: `127.0.0.1:${socket.address().port}`, questions: () => questions };
}

test('every address of a name is asked for, of both families', async () => {
  const { server, questions } = await startNameServer([93, 184, 215, 14]);
  const { signal } = new AbortController();
  expect(await createResolve([server])('shop.example.com', signal)).toEqual([
    { address: '93.184.215.14', family: 4 },
  ]);
  expect(questions()).toBe(2);
});

test('names whose server is silent are given up, and keep nobody else waiting', async () => {
  const { server, questions } = await startNameServer('silent');
  const outside = { ...theInternet, resolve: createResolve([server]) };
  const ended: string[] = [];
  const looks = Array.from({ length: 20 }, async (_, at) => {
    const { outcome } = await lookAt(`http://silent-${at}.example.com/a.jpg`, outside);
    ended.push('look');
    return outcome;
  });
  // The look-up that sending uses.
  await lookup('localhost');
  ended.push('sending');
  expect(await Promise.all(looks)).toEqual(looks.map(() => 'unreachable'));
  expect(ended[0]).toBe('sending');
  expect(questions()).toBeGreaterThanOrEqual(40);
});

test('a look-up that is given up ends at once', async () => {
  const { server } = await startNameServer('silent');
  const givingUp = new AbortController();
  const found = createResolve([server])('silent.example.com', givingUp.signal);
  givingUp.abort();
  expect(await found).toEqual([]);
});
