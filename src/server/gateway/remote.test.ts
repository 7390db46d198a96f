import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { signRequest } from '../../schema/verification/signature';
import { decodeEscapes } from './calls/hideSecrets';
import { openStubPlatform, type Received } from '../testing/stubPlatform';
import { openTestApp, postJson, SECRET, textTemplate, type TestApp } from '../testing/testApp';

const MARKED = 'marked-token-5f2a9c';
const CREATE = '/api/v2/rcs/demo/templates';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

type Answer = (request: Received, response: ServerResponse) => void;

/** The app in front of a remote platform with the answers of the test. */
async function inFrontOf(answer: Answer, environment: Record<string, string> = { RCS_ACCESS_TOKEN: MARKED }) {
  const stub = await openStubPlatform(answer);
  open.push(stub);
  const app: TestApp = await openTestApp({
    environment: {
      RCS_BASE_URL: `${stub.baseUrl}/uat`,
      RCS_APP_IDS: 'demo',
      VERIFICATION_BASE_URL: `${stub.baseUrl}/verification`,
      VERIFICATION_APP_ID: 'customer',
      ...environment,
    },
  });
  open.push(app);
  return { app, stub };
}

const status =
  (code: number, body = '', headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end(body);

test('a creation is sent once, with a fixed set of headers and a body serialised anew', async () => {
  const created = JSON.stringify({ ...textTemplate('one'), status: 'approved' });
  const { app, stub } = await inFrontOf(
    status(201, created, { 'Content-Type': 'application/json', 'X-Internal': '1', 'Set-Cookie': 'a=b' }),
  );
  const body = `  ${JSON.stringify(textTemplate('one'))}\n`;
  const answer = await app.call(
    CREATE,
    postJson(body, { Cookie: 'session=1', 'X-Custom': '1', Authorization: 'Bearer page' }),
  );
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe(created);
  expect(answer.headers.has('x-internal')).toBe(false);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(stub.received).toHaveLength(1);
  const [request] = stub.received;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/uat/v2/rcs/demo/templates',
    body: JSON.stringify(textTemplate('one')),
  });
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${MARKED}`,
    'content-type': 'application/json',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(request?.headers).not.toHaveProperty('x-custom');
});

test.each([
  [400, '{"error":{"code":400,"message":"name: taken"}}'],
  [401, ''],
  [403, ''],
  [500, '{"error":{"code":500,"message":"Something went wrong."}}'],
  [502, ''],
  [503, ''],
  [504, ''],
])(
  'the answer %d of the platform is passed on unchanged, and the request is not repeated',
  async (code, body) => {
    const { app, stub } = await inFrontOf(status(code, body));
    const answer = await app.call(CREATE, postJson(textTemplate('one')));
    expect(answer.status).toBe(code);
    expect(await answer.text()).toBe(body);
    expect(stub.received).toHaveLength(1);
  },
);

test('a status that HTTP does not have is told, and a repetition hears the same', async () => {
  const { app, stub } = await inFrontOf(status(999));
  const request = () => app.call(CREATE, postJson(textTemplate('one'), { 'Idempotency-Key': 'odd' }));
  const [first, again] = [await request(), await request()];
  expect(first.status).toBe(502);
  expect(await first.json()).toMatchObject({
    error: { code: 'no_answer', message: expect.stringContaining('responded with 999') as string },
  });
  expect(await again.text()).toContain('responded with 999');
  expect(stub.received).toHaveLength(1);
});

test('a Retry-After in seconds is passed on', async () => {
  const { app } = await inFrontOf(status(429, '', { 'Retry-After': '7' }));
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('7');
});

test('a date in Retry-After is passed on with the Date header from which it counts', async () => {
  const date = 'Sun, 14 Mar 2027 09:31:00 GMT';
  const { app } = await inFrontOf(
    status(429, '', { 'Retry-After': date, Date: 'Sun, 14 Mar 2027 09:30:00 GMT' }),
  );
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe(date);
  expect(answer.headers.get('date')).toBe('Sun, 14 Mar 2027 09:30:00 GMT');
});

test.each([301, 302, 303, 307, 308])('a redirect %d is not followed', async (code) => {
  const other = await openStubPlatform(status(201, '{}'));
  open.push(other);
  const { app } = await inFrontOf(status(code, '', { Location: `${other.baseUrl}/steal` }));
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ source: 'gateway', error: { code: 'redirected' } });
  expect(other.received).toEqual([]);
});

test('an answer that is not JSON is passed on as plain text, cut at 64 kB', async () => {
  const { app } = await inFrontOf(
    status(201, `<script>alert(1)</script>${'x'.repeat(100_000)}`, { 'Content-Type': 'text/html' }),
  );
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toHaveLength(64_000);
});

test('the answer to the largest legal template is passed on whole, an endless one is cut', async () => {
  const large = JSON.stringify({ text: 'x'.repeat(400_000) });
  const { app } = await inFrontOf((request, response) => {
    response.writeHead(201);
    if (request.body.includes('large')) response.end(large);
    else for (let at = 0; at < 100; at += 1) response.write('y'.repeat(100_000));
  });
  expect(await (await app.call(CREATE, postJson(textTemplate('large')))).text()).toBe(large);
  expect(await (await app.call(CREATE, postJson(textTemplate('endless')))).text()).toBe('y'.repeat(64_000));
});

test('a lost connection and one that was never made have different error codes', async () => {
  const { app, stub } = await inFrontOf((_request, response) => response.destroy());
  const lost = await app.call(CREATE, postJson(textTemplate('one')));
  expect(lost.status).toBe(502);
  expect(await lost.json()).toMatchObject({ source: 'gateway', error: { code: 'no_answer' } });
  expect(stub.received).toHaveLength(1);
  await stub.close();
  const never = await app.call(CREATE, postJson(textTemplate('one')));
  expect(await never.json()).toMatchObject({ source: 'gateway', error: { code: 'unreachable' } });
});

test('after 15 seconds without an answer of the platform the gateway answers 504', async () => {
  const { app } = await inFrontOf(() => undefined);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(limits.mock.calls).toEqual([[15_000]]);
  limits.mockRestore();
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ source: 'gateway', error: { code: 'deadline' } });
});

test('the token is in no answer and in no line of the log, even when the platform repeats it', async () => {
  const { app } = await inFrontOf(({ headers }, response) =>
    response.writeHead(401).end(JSON.stringify(headers)),
  );
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  const seen =
    (await answer.text()) + JSON.stringify(Object.fromEntries(answer.headers)) + app.lines.join('');
  expect(seen).not.toContain(MARKED);
  expect(seen).not.toContain(MARKED.slice(0, 12));
});

test.each([
  ['in Retry-After', (response: ServerResponse) => response.writeHead(429, { 'Retry-After': MARKED }).end()],
  [
    'with JSON escapes',
    (response: ServerResponse) =>
      response.writeHead(400).end(`{"error":{"code":400,"message":"\\u006d${MARKED.slice(1)} ${MARKED}"}}`),
  ],
  [
    'in Base64 with the word before it',
    (response: ServerResponse) =>
      response.writeHead(500).end(Buffer.from(`Authorization: Bearer ${MARKED}!`).toString('base64')),
  ],
  [
    'with escapes in text that is no JSON',
    (response: ServerResponse) => response.writeHead(502).end(`<p>\\u006d${MARKED.slice(1)}</p>`),
  ],
  [
    'as the host of a redirect',
    (response: ServerResponse) => response.writeHead(302, { Location: `https://${MARKED}.example/` }).end(),
  ],
])('a token that the platform repeats %s is hidden', async (_how, reply) => {
  const { app } = await inFrontOf((_request, response) => reply(response));
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  const text = await answer.text();
  const decoded = Buffer.from(text, 'base64').toString() + decodeEscapes(text);
  const seen = text + decoded + JSON.stringify(Object.fromEntries(answer.headers)) + app.lines.join('');
  expect(seen).not.toContain(MARKED);
  expect(seen).not.toContain(MARKED.slice(0, 12));
});

test('a redirect is named with its host', async () => {
  const { app } = await inFrontOf(status(302, '', { Location: 'https://login.example.com/start?x=1' }));
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect((await answer.json()).error.message).toBe(
    'The platform responded with a redirect to login.example.com. Redirects are not followed.',
  );
});

const notFound = JSON.stringify({ error: { message: 'Template Not Found for appId: demo', code: 404 } });
test.each([
  ['yes', status(404, notFound)],
  ['yes', status(200, '{"status":"pending"}')],
  ['no', status(404, '<html>Not found</html>')],
  ['no', status(404, '{"message":"no route"}')],
  ['no', status(405)],
  ['unknown', status(401)],
  ['unknown', status(503)],
] as const)('whether the platform can be read back is %s', async (readable, answer) => {
  const { app, stub } = await inFrontOf(answer);
  for (let at = 0; at < 2; at += 1)
    expect(await (await app.call('/api/connection')).json()).toMatchObject({ readable });
  expect(stub.received.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array<string>(readable === 'unknown' ? 2 : 1).fill(
      'GET /uat/v2/rcs/demo/templates/No-Such-Template/status',
    ),
  );
});

test('readings are forwarded with the token, and a page that holds the token learns whether they work', async () => {
  const list = JSON.stringify([{ ...textTemplate('one'), status: 'approved', ttl: 'x' }]);
  const { app, stub } = await inFrontOf(status(200, list), {});
  expect(await (await app.call('/api/connection')).json()).toMatchObject({ readable: 'unknown' });
  expect(stub.received).toEqual([]);
  const headers = { Authorization: 'Bearer of-the-page' };
  const answer = await app.call(CREATE, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, list]);
  expect(await (await app.call('/api/connection')).json()).toMatchObject({ readable: 'yes' });
  await app.call(`${CREATE}/a%2Fb/status`, { headers });
  expect(stub.received.map(({ path, headers: sent }) => [path, sent.authorization])).toEqual([
    ['/uat/v2/rcs/demo/templates', 'Bearer of-the-page'],
    ['/uat/v2/rcs/demo/templates/a%2Fb/status', 'Bearer of-the-page'],
  ]);
});

test('a server without a token uses the token of the page', async () => {
  const { app, stub } = await inFrontOf(status(201, '{}'), {});
  expect(await (await app.call('/api/connection')).json()).toMatchObject({
    platform: 'remote',
    appIds: ['demo'],
    credentials: 'page',
  });
  const without = await app.call(CREATE, postJson(textTemplate('one')));
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ source: 'gateway', error: { code: 'token_missing' } });
  expect(stub.received).toEqual([]);
  await app.call(CREATE, postJson(textTemplate('one'), { Authorization: 'Bearer of-the-page' }));
  expect(stub.received[0]?.headers.authorization).toBe('Bearer of-the-page');
});

test('with a remote platform, the addresses of the embedded one are 404', async () => {
  const { app } = await inFrontOf(status(201, '{}'));
  expect((await app.call('/v2/rcs/demo/templates', postJson({}))).status).toBe(404);
  expect((await app.call('/verification/v1/verifications', postJson({}))).status).toBe(404);
});

const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' };
const started = JSON.stringify({
  id: 'v-1',
  method: 'seamless',
  seamless: { targetUri: 'https://operator.example/' },
  _links: [],
});

test('a remote verification start is signed over the sent body and carries the address of the connection', async () => {
  const { app, stub } = await inFrontOf(status(200, started), { VERIFICATION_SECRET: SECRET });
  const answer = await app.call(
    '/api/verification/v1/verifications',
    postJson(start, { 'X-Forwarded-For': '6.6.6.6' }),
  );
  expect(answer.status).toBe(200);
  const [request] = stub.received;
  const timestamp = String(request?.headers['x-timestamp']);
  const signature = signRequest(
    {
      method: 'POST',
      body: request?.body ?? '',
      contentType: 'application/json',
      timestamp,
      path: '/verification/v1/verifications',
    },
    SECRET,
  );
  expect(request?.path).toBe('/verification/v1/verifications');
  expect(request?.headers.authorization).toBe(`Application customer:${signature}`);
  expect(request?.headers['x-forwarded-for']).not.toBe('6.6.6.6');
  const sent = await (await app.call('/api/verification/sent/v-1')).text();
  expect(sent).not.toContain(SECRET);
});

test('without a secret a remote start goes out in the SDK form', async () => {
  const { app, stub } = await inFrontOf(status(200, started));
  await app.call('/api/verification/v1/verifications', postJson(start));
  expect(stub.received[0]?.headers.authorization).toBe('Application customer');
});

/** Starts a verification that is answered with these links, then asks for its status. Returns both requests. */
async function requestsWithLinks(links: unknown, environment: Record<string, string> = {}) {
  const { app, stub } = await inFrontOf((request, response) => {
    const body =
      request.method === 'POST'
        ? {
            id: 'v-1',
            method: 'seamless',
            seamless: { targetUri: 'https://operator.example/' },
            _links: links,
          }
        : { id: 'v-1', method: 'seamless', status: 'PENDING' };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }, environment);
  await app.call('/api/verification/v1/verifications', postJson(start));
  expect((await app.call('/api/verification/v1/verifications/id/v-1')).status).toBe(200);
  return stub.received;
}

test('the status is requested at the linked address, signed over its path', async () => {
  const href = '/uat/verification/v1/verifications/id/v-1?part=2';
  const asked = await requestsWithLinks([{ rel: 'status', href, method: 'GET' }], {
    VERIFICATION_SECRET: SECRET,
  });
  const [, question] = asked;
  const timestamp = String(question?.headers['x-timestamp']);
  const path = '/uat/verification/v1/verifications/id/v-1';
  const signature = signRequest({ method: 'GET', body: '', contentType: '', timestamp, path }, SECRET);
  expect(question?.path).toBe(href);
  expect(question?.headers.authorization).toBe(`Application customer:${signature}`);
});

test.each([
  ['no list', undefined],
  ['another rel', [{ rel: 'self', href: '/elsewhere', method: 'GET' }]],
  ['another method', [{ rel: 'status', href: '/elsewhere', method: 'DELETE' }]],
  ['another host', [{ rel: 'status', href: 'https://evil.example/', method: 'GET' }]],
  ['another host without scheme', [{ rel: 'status', href: '//evil.example/', method: 'GET' }]],
  ['a script', [{ rel: 'status', href: 'javascript:alert(1)', method: 'GET' }]],
  ['no address', [{ rel: 'status', href: 'http://[', method: 'GET' }]],
])(
  'a status link with %s is ignored: the status is requested at the documented address',
  async (_what, links) => {
    const asked = await requestsWithLinks(links);
    expect(asked.map(({ path }) => path)).toEqual([
      '/verification/v1/verifications',
      '/verification/v1/verifications/id/v-1',
    ]);
  },
);

test('/api/verification/connection of a remote platform has no operators and no choice of address', async () => {
  const { app } = await inFrontOf(status(200, started));
  expect(await (await app.call('/api/verification/connection')).json()).toMatchObject({
    platform: 'remote',
    appId: 'customer',
    signs: false,
    chosenAddress: false,
    operators: [],
  });
});
