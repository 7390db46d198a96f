import { afterEach, beforeEach, expect, test } from 'vitest';
import { signRequest } from '../../../schema/verification/signature';
import { findVerification, removeOldVerifications } from './verificationStore';
import { openListeningApp, type ListeningApp } from '../../testing/listeningApp';
import { postJson, SECRET } from '../../testing/testApp';

let app: ListeningApp;
beforeEach(async () => {
  app = await openListeningApp();
});
afterEach(() => app.close());

const PATH = '/verification/v1/verifications';
const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' };
const time = () => new Date(app.clock.now).toISOString();

const headers = (more: Record<string, string> = {}) => ({
  Authorization: 'Application demo',
  'x-timestamp': time(),
  'X-Forwarded-For': '192.0.2.10',
  ...more,
});

const send = (body: unknown = start, more: Record<string, string> = {}) =>
  app.call(PATH, postJson(body, headers(more)));

/** The options of a signed request; a test may replace each part. */
function signed({
  timestamp = time(),
  body = JSON.stringify(start),
  contentType = 'application/json',
  path = PATH,
  secret = SECRET,
} = {}) {
  const signature = signRequest({ method: 'POST', body, contentType, timestamp, path }, secret);
  return postJson(
    body,
    headers({
      Authorization: `Application demo:${signature}`,
      'x-timestamp': timestamp,
      'Content-Type': contentType,
    }),
  );
}

async function errorOf(answer: Response) {
  const { errorCode, message, reference } = await answer.json();
  return [answer.status, errorCode, reference, message];
}

test('a start in the SDK form is answered as the document shows', async () => {
  const answer = await send({ ...start, reference: 'order 7', custom: 'c' });
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    method: 'seamless',
    seamless: { targetUri: expect.any(String) },
    _links: [{ rel: 'status', href: `/verification/v1/verifications/id/${body.id}`, method: 'GET' }],
  });
  const target = new URL(body.seamless.targetUri);
  expect(target.origin + target.pathname).toBe(`${app.origin}/operator/one`);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    client_id: 'client-one',
    redirect_uri: `${app.origin}/verification/v1/callback`,
    app_partner_code: 'PARTNER1',
    state: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
  });
});

test('a signed start is accepted', async () => {
  expect((await app.call(PATH, signed())).status).toBe(200);
  expect((await app.call(PATH, signed({ contentType: 'application/json; charset=utf-8' }))).status).toBe(200);
});

test.each([
  ['no header', ''],
  ['another scheme', 'Bearer demo'],
  ['no app id', 'Application '],
  ['an unknown app id', 'Application stranger'],
  ['the name of an object member as app id', 'Application constructor'],
  ['an empty signature', 'Application demo:'],
  ['a wrong signature', 'Application demo:AAAA'],
  ['two app ids', 'Application demo demo'],
])('credentials with %s are 401', async (_what, authorization) => {
  const answer = await send('not even JSON', { Authorization: authorization });
  expect((await errorOf(answer)).slice(0, 3)).toEqual([401, 40100, 'Authorization']);
});

test.each([
  ['another body', { body: `${JSON.stringify(start)} ` }],
  ['another path', { path: `${PATH}/` }],
  ['another secret', { secret: 'YW5vdGhlcg==' }],
])('a signature over %s is 401', async (_what, over) => {
  const { headers: credentials } = signed(over);
  expect((await app.call(PATH, { ...postJson(start), headers: new Headers(credentials) })).status).toBe(401);
});

test('a signed time may be 5 minutes off, either way, and no more', async () => {
  const at = (offset: number) => signed({ timestamp: new Date(app.clock.now + offset).toISOString() });
  expect((await app.call(PATH, at(-300_000))).status).toBe(200);
  expect((await app.call(PATH, at(300_000))).status).toBe(200);
  expect((await app.call(PATH, at(-300_001))).status).toBe(401);
  expect((await app.call(PATH, at(300_001))).status).toBe(401);
});

test('the time of an unsigned request is checked in form only', async () => {
  expect((await send(start, { 'x-timestamp': '2001-01-01T00:00:00+05:30' })).status).toBe(200);
  expect(await errorOf(await send(start, { 'x-timestamp': 'yesterday' }))).toEqual([
    400,
    40001,
    'x-timestamp',
    'x-timestamp: must be an ISO-8601 time',
  ]);
});

test('a signed request is accepted once', async () => {
  const once = signed();
  expect((await app.call(PATH, once)).status).toBe(200);
  expect((await app.call(PATH, once)).status).toBe(401);
  const race = signed({ body: JSON.stringify({ ...start, reference: 'race' }) });
  const codes = (await Promise.all(Array.from({ length: 10 }, () => app.call(PATH, race)))).map(
    ({ status }) => status,
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(401)]);
});

test('expired signatures are deleted', async () => {
  await app.call(PATH, signed());
  app.clock.now += 11 * 60_000;
  await app.call(PATH, signed());
  expect(await app.database.selectFrom('used_signatures').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['x-timestamp', ''],
  ['X-Forwarded-For', ''],
])('a start with a blank %s is 400', async (name, value) => {
  expect((await errorOf(await send(start, { [name]: value }))).slice(0, 3)).toEqual([400, 40001, name]);
});

test.each(['x-timestamp', 'X-Forwarded-For'])(
  'a start without %s is 400 as a missing parameter',
  async (name) => {
    const { [name]: _left, ...rest } = headers() as Record<string, string>;
    expect(await errorOf(await app.call(PATH, postJson(start, rest)))).toEqual([
      400,
      40002,
      name,
      `${name}: is required`,
    ]);
  },
);

test.each([
  'not an address',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.1:80',
  '[2001:db8::1]',
  'fe80::1%eth0',
  'example.com',
])('the forwarded address "%s" is 400', async (address) => {
  expect((await errorOf(await send(start, { 'X-Forwarded-For': address }))).slice(0, 3)).toEqual([
    400,
    40001,
    'X-Forwarded-For',
  ]);
});

test('an address of no known operator is 400', async () => {
  for (const address of ['8.8.8.8', '2001:4860::1', '0.0.0.0']) {
    expect(await errorOf(await send(start, { 'X-Forwarded-For': address }))).toEqual([
      400,
      40001,
      'X-Forwarded-For',
      'X-Forwarded-For: must be an address of a known operator',
    ]);
  }
});

test.each([
  ['192.0.2.255', 'one'],
  ['127.0.0.1', 'one'],
  ['::1', 'one'],
  ['::ffff:192.0.2.1', 'one'],
  ['198.51.100.7', 'two'],
  ['203.0.113.1, 10.0.0.1', 'three'],
  ['2001:db8:ffff::1', 'three'],
])('the address %s belongs to operator %s', async (address, operator) => {
  const { seamless } = await (await send(start, { 'X-Forwarded-For': address })).json();
  expect(new URL(seamless.targetUri).pathname).toBe(`/operator/${operator}`);
});

test('a real operator keeps its own address and query', async () => {
  await app.close();
  const operators = [
    {
      name: 'real',
      cidrs: ['8.8.0.0/16'],
      baseUrl: 'https://operator.example.com/start?v=1',
      clientId: 'c&d',
      partnerCode: 'p',
    },
  ];
  app = await openListeningApp({ environment: { PLATFORM_OPERATORS: JSON.stringify(operators) } });
  const { seamless } = await (await send(start, { 'X-Forwarded-For': '8.8.8.8' })).json();
  const target = new URL(seamless.targetUri);
  expect(target.origin).toBe('https://operator.example.com');
  expect(target.searchParams.get('v')).toBe('1');
  expect(target.searchParams.get('client_id')).toBe('c&d');
});

test.each([
  [{}, 40002, 'identity'],
  [{ ...start, identity: {} }, 40002, 'identity.type'],
  [{ ...start, identity: { type: 'email', endpoint: '+919876543210' } }, 40001, 'identity.type'],
  [{ ...start, identity: { type: 'number' } }, 40002, 'identity.endpoint'],
  [{ ...start, identity: { type: 'number', endpoint: '9876543210' } }, 40001, 'identity.endpoint'],
  [{ identity: start.identity }, 40002, 'method'],
  [{ ...start, method: 'sms' }, 40001, 'method'],
  [{ ...start, reference: 7 }, 40001, 'reference'],
  [{ ...start, custom: {} }, 40001, 'custom'],
  [{ ...start, extra: 1 }, 40001, 'extra'],
  ['{', 40003, 'body'],
  ['[]', 40003, 'body'],
  ['null', 40003, 'body'],
])('the body %j is 400', async (body, code, reference) => {
  expect((await errorOf(await send(body))).slice(0, 3)).toEqual([400, code, reference]);
});

test('wrong method, path, content type and size have their own answers', async () => {
  expect((await app.call(PATH, { method: 'GET' })).headers.get('allow')).toBe('POST');
  expect((await app.call(`${PATH}/`, postJson(start, headers()))).status).toBe(404);
  expect((await app.call('/verification/v2/verifications', postJson(start, headers()))).status).toBe(404);
  expect((await send(start, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await send('x'.repeat(1_000_001))).status).toBe(413);
  expect((await send('x'.repeat(1_000_001), { Authorization: '' })).status).toBe(401);
});

const number = (endpoint: string) => ({ ...start, identity: { type: 'number', endpoint } });

test('the limit counts starts per number and per caller, whatever address the caller forwards', async () => {
  await app.close();
  app = await openListeningApp({ environment: { PLATFORM_VERIFICATION_LIMIT: '2/60' } });
  expect((await send(number('+911'), { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
  expect((await send(number('+912345'), { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
  const refused = await send(number('+913456'), { 'X-Forwarded-For': '192.0.2.3' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await errorOf(refused)).slice(1, 3)).toEqual([42900, 'identity.endpoint']);
});

test.each([
  [{ 'X-Forwarded-For': '192.0.2.9, 10.0.0.1' }],
  [{ 'X-Forwarded-For': '127.0.0.2' }],
  [{ 'X-Forwarded-For': '::ffff:192.0.2.9' }],
  [{ 'X-Real-IP': '192.0.2.9' }],
  [{ Forwarded: 'for=192.0.2.9' }],
  [{ 'X-Client-IP': '192.0.2.9' }],
  [{ 'True-Client-IP': '192.0.2.9' }],
  [{ 'CF-Connecting-IP': '192.0.2.9' }],
  [{ 'X-Forwarded-Host': 'other.example' }],
  [{ Via: '1.1 192.0.2.9' }],
])('the header %o does not change the address that the limit counts', async (trick) => {
  await app.close();
  app = await openListeningApp({ environment: { PLATFORM_VERIFICATION_LIMIT: '1/60' } });
  expect((await send(number('+911'))).status).toBe(200);
  expect((await send(number('+912345'), trick)).status).toBe(429);
});

test('the log holds no whole phone number', async () => {
  await send();
  const log = app.lines.join('');
  expect(log).toContain('"phone":"…10"');
  expect(log).not.toContain('98765432');
});

test('a start of more than 16 kB is refused, through the gateway too, where bodies are kept', async () => {
  const large = { ...start, reference: 'x'.repeat(20_000) };
  expect(await errorOf(await send(large))).toEqual([
    413,
    40003,
    'body',
    'body: must have at most 16000 bytes',
  ]);
  const gateway = await app.call('/api/verification/v1/verifications', postJson(large));
  expect([gateway.status, gateway.headers.has('sent-request')]).toEqual([413, false]);
  expect((await send({ ...start, reference: 'x'.repeat(10_000) })).status).toBe(200);
});

test('verifications are removed after 30 days', async () => {
  const old = await (await send()).json();
  app.clock.now += 31 * 24 * 60 * 60_000;
  await removeOldVerifications(app.database, app.clock.now);
  expect(await findVerification(app.database, { by: 'id', value: old.id })).toBeUndefined();
  expect(await app.database.selectFrom('verification_details').selectAll().execute()).toEqual([]);
});
