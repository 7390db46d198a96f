import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStatus } from '../status/readStatus';
import { requestVerification } from './startVerification';

const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' } as const;

type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
let received: Received[];
let baseUrl: string;
let close: () => Promise<void>;

/** A service on a port of its own that records each request. */
beforeEach(async () => {
  received = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      response.writeHead(200, { 'Sent-Request': 'key-1' }).end('{"id":"v 1","status":"PENDING"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/verification`;
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
});
afterEach(() => close());

test('the public form names the app id, the time and the end user', async () => {
  const { outcome, sentKey } = await requestVerification(start, {
    baseUrl,
    caller: { kind: 'sdk', appId: 'demo' },
    endUserAddress: '192.0.2.10',
  });
  expect([outcome.kind, sentKey]).toEqual(['started', 'key-1']);
  expect(received).toMatchObject([
    {
      method: 'POST',
      path: '/verification/v1/verifications',
      headers: {
        authorization: 'Application demo',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.10',
        'x-timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      body: JSON.stringify(start),
    },
  ]);
});

test('the status is asked under the encoded id', async () => {
  const caller = { kind: 'sdk', appId: 'demo' } as const;
  await readStatus('v 1', { baseUrl, caller, timestamp: '2027-03-14T09:30:00Z' });
  expect(received).toMatchObject([
    {
      method: 'GET',
      path: '/verification/v1/verifications/id/v%201',
      headers: { authorization: 'Application demo', 'x-timestamp': '2027-03-14T09:30:00Z' },
    },
  ]);
});

test('the gateway gets no header that it adds itself', async () => {
  await requestVerification(start, { baseUrl, caller: { kind: 'gateway' } });
  const [request] = received;
  expect(request?.headers).not.toHaveProperty('authorization');
  expect(request?.headers).not.toHaveProperty('x-timestamp');
  expect(request?.headers).not.toHaveProperty('x-forwarded-for');
});

test('an unreachable service is an outcome, not an exception', async () => {
  await close();
  const caller = { kind: 'sdk', appId: 'demo' } as const;
  expect((await requestVerification(start, { baseUrl, caller })).outcome.kind).toBe('unknown');
  expect((await readStatus('v-1', { baseUrl, caller })).kind).toBe('no_answer');
});
