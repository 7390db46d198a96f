import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenExamples } from '../../../schema/testing/brokenExamples';
import { examples } from '../../../schema/examples/examples';
import { connectionFrom } from '../../testing/connectionFrom';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const PATH = '/v2/rcs/demo/templates';
const bearer = { Authorization: `Bearer ${TOKEN}` };

const create = (body: unknown, headers: Record<string, string> = bearer, path = PATH) =>
  app.call(path, postJson(body, headers));

async function refusal(body: unknown): Promise<string> {
  const answer = await create(body);
  expect(answer.status).toBe(400);
  const { error } = await answer.json();
  expect(error.code).toBe(400);
  return error.message;
}

const rows = () => app.database.selectFrom('templates').selectAll().execute();

test('every example is created, pending, and stored as it was sent', async () => {
  for (const { template } of examples) {
    const answer = await create(template);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ...template, status: 'pending' });
  }
  const kept = await rows();
  expect(kept).toHaveLength(examples.length);
  for (const { template } of examples) {
    const row = kept.find(({ name }) => name === template.name);
    expect(row).toMatchObject({
      app_id: 'demo',
      type: template.type,
      status: 'pending',
      created_at: '2027-03-14T09:30:00.000Z',
    });
    expect(JSON.parse(row?.component ?? '')).toEqual(template.component);
  }
});

test('every broken example is refused with the name of its field, and nothing is stored', async () => {
  for (const { template, issue } of brokenExamples) {
    expect(await refusal(template)).toMatch(new RegExp(`^${escape(issue)}: `));
  }
  expect(await rows()).toEqual([]);
});

const escape = (text: string) => text.replaceAll(/[[\].]/g, String.raw`\$&`);

test('a second template of the same name is refused, but not under another app id', async () => {
  expect((await create(textTemplate('twice'))).status).toBe(201);
  expect(await refusal(textTemplate('twice'))).toMatch(/^name: /);
  expect((await create(textTemplate('twice'), bearer, '/v2/rcs/second/templates')).status).toBe(201);
});

test('exactly one of 100 simultaneous creations of one name succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => create(textTemplate('race'))));
  const codes = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(codes).toEqual([201, ...Array<number>(99).fill(400)]);
  for (const answer of answers.filter(({ status }) => status === 400)) {
    expect((await answer.json()).error.message).toMatch(/^name: /);
  }
  expect(await rows()).toHaveLength(1);
});

test('a refused creation leaves its name free', async () => {
  const wrong = { ...textTemplate('retry'), component: { text: '' } };
  expect(await refusal(wrong)).toBe('component.text: must not be blank');
  expect((await create(textTemplate('retry'))).status).toBe(201);
});

test.each([
  ['no header', {}],
  ['no token', { Authorization: 'Bearer ' }],
  ['another scheme', { Authorization: `Basic ${TOKEN}` }],
  ['a wrong token', { Authorization: 'Bearer wrong' }],
  ['only the beginning of a token', { Authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ['a token with one more letter', { Authorization: `Bearer ${TOKEN}x` }],
  ['two tokens', { Authorization: `Bearer ${TOKEN} ${TOKEN}` }],
  ['a very long token', { Authorization: `Bearer ${'x'.repeat(4096)}` }],
])('with %s the answer is 401 without a body', async (_what, headers) => {
  const answer = await create('not even JSON', headers);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});

test('the word Bearer may be written in any case', async () => {
  expect((await create(textTemplate('case'), { Authorization: `bEARER ${TOKEN}` })).status).toBe(201);
});

test('an app id outside of the token is 403 without a body', async () => {
  for (const appId of ['other', '__proto__', 'constructor', 'demo%2f']) {
    const answer = await create('not even JSON', bearer, `/v2/rcs/${appId}/templates`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe('');
  }
});

const listFrom = (address: string, token: string) =>
  app.call(PATH, { headers: { Authorization: `Bearer ${token}` } }, connectionFrom(address));

const statusesOf = (answers: Response[]) => new Set(answers.map(({ status }) => status));

test('one address cannot try tokens without end: beyond the limit its right token looks like a wrong one', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 70 }, (_, at) => listFrom('203.0.113.9', `guess-${at}`)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(60);
  const [refused] = guesses.filter(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await listFrom('203.0.113.9', TOKEN)).status).toBe(429);
  // Nobody else is stopped: callers at other addresses, and people of this one who send through the gateway.
  expect((await listFrom('203.0.113.10', TOKEN)).status).toBe(200);
  const throughGateway = await app.call(
    '/api/v2/rcs/demo/templates',
    postJson(textTemplate('of_the_page')),
    connectionFrom('203.0.113.9'),
  );
  expect(throughGateway.status).toBe(201);
});

test('right tokens do not count as guesses, and neither do requests without one', async () => {
  const right = await Promise.all(Array.from({ length: 70 }, () => listFrom('203.0.113.9', TOKEN)));
  const none = await Promise.all(Array.from({ length: 70 }, () => listFrom('203.0.113.9', '')));
  expect(statusesOf(right)).toEqual(new Set([200]));
  expect(statusesOf(none)).toEqual(new Set([401]));
  expect((await listFrom('203.0.113.9', TOKEN)).status).toBe(200);
});

test('a compressed body is 415 that names its header, a key that comes twice is 400 that names its path', async () => {
  const packed = await create(textTemplate('packed'), { ...bearer, 'Content-Encoding': 'gzip' });
  expect([packed.status, (await packed.json()).error.message]).toEqual([
    415,
    'Content-Encoding: must be absent: send the body uncompressed',
  ]);
  expect((await create(textTemplate('plain'), { ...bearer, 'Content-Encoding': 'identity' })).status).toBe(
    201,
  );
  const twice = '{"name": "a", "type": "text_message", "component": {"text": "One", "text": "Two"}}';
  expect(await refusal(twice)).toBe('component.text: must not appear twice');
  const forwarded = await app.call('/api/v2/rcs/demo/templates', postJson(twice));
  expect([forwarded.status, (await forwarded.json()).error.message]).toEqual([
    400,
    'component.text: must not appear twice',
  ]);
});

test('the checks come in the order 404, 405, 401, 403, 429, 415, 413, 400', async () => {
  await app.close();
  app = await openTestApp({ environment: { PLATFORM_RATE_LIMIT: '1/60' } });
  const huge = 'x'.repeat(1_000_001);
  const status = async (path: string, init: RequestInit) => (await app.call(path, init)).status;
  const plain = { 'Content-Type': 'text/plain' };
  expect(await status('/v2/rcs/demo/template', { method: 'PATCH' })).toBe(404);
  expect(await status(PATH, { method: 'PATCH' })).toBe(405);
  expect(await status('/v2/rcs/other/templates', postJson(huge, plain))).toBe(401);
  expect(await status('/v2/rcs/other/templates', postJson(huge, { ...plain, ...bearer }))).toBe(403);
  expect(await status(PATH, postJson(huge, { ...plain, ...bearer }))).toBe(415);
  expect(await status(PATH, postJson(huge, { ...plain, ...bearer }))).toBe(429);
  await app.close();
  app = await openTestApp();
  expect(await status(PATH, postJson(huge, bearer))).toBe(413);
  expect(await status(PATH, postJson('{', bearer))).toBe(400);
});

test.each([
  '/v2',
  '/v2/',
  '/v2/rcs',
  '/v1/rcs/demo/templates',
  '/v2/rcs/demo/templates/',
  '/v2/rcs//templates',
  '/v2/rcs/demo/templates/1/2',
  '/V2/rcs/demo/templates',
])('%s is 404 as JSON', async (path) => {
  const answer = await app.call(path, postJson(textTemplate('lost'), bearer));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { code: 404, message: 'There is nothing at this address.' } });
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is answered 405 with Allow: GET, POST',
  async (method) => {
    const answer = await app.call(PATH, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
  },
);

test.each(['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json'])(
  'the content type "%s" is 415',
  async (type) => {
    expect((await create(textTemplate('typed'), { ...bearer, 'Content-Type': type })).status).toBe(415);
  },
);

test('a content type may carry a charset, a query is ignored', async () => {
  const headers = { ...bearer, 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await create(textTemplate('charset'), headers, `${PATH}?a=1`)).status).toBe(201);
});

test.each([
  ['', 'must be valid JSON'],
  ['{"name": "a"', 'must be valid JSON'],
  ['\uFEFF{}', 'must not start with a byte order mark'],
  ['['.repeat(100_000), 'must be nested at most 32 levels deep'],
])('the body %j is refused at body', async (body, requirement) => {
  expect(await refusal(body)).toBe(`body: ${requirement}`);
});

test.each(['null', '[]', '"text"', '1', '1e400', 'true'])(
  'the JSON body %s is refused, because it is no template',
  async (body) => {
    expect(await refusal(body)).toMatch(/^body: /);
  },
);

test('unknown keys are refused by name and do not pollute prototypes', async () => {
  const template = JSON.stringify(textTemplate('extra'));
  for (const key of ['status', 'id', 'appId', 'constructor', '__proto__']) {
    expect(await refusal(template.replace('{', `{"${key}": {"polluted": true}, `))).toBe(
      `${key}: is not a known field`,
    );
  }
  expect('polluted' in {}).toBe(false);
  expect(await rows()).toEqual([]);
});

test('a component of another type is refused at component', async () => {
  const card = examples.find(({ template }) => template.type === 'rich_card');
  expect(await refusal({ ...card?.template, type: 'carousel' })).toMatch(/^component: /);
});

test('PLATFORM_TEXT_LIMIT chooses between the two documented text limits', async () => {
  const long = { ...textTemplate('long'), component: { text: 'x'.repeat(2501) } };
  expect((await create(long)).status).toBe(201);
  await app.close();
  app = await openTestApp({ environment: { PLATFORM_TEXT_LIMIT: '2500' } });
  expect(await refusal(long)).toBe('component.text: must have at most 2500 characters');
});

test('beyond the rate limit each refusal names the whole seconds to wait', async () => {
  await app.close();
  app = await openTestApp({ environment: { PLATFORM_RATE_LIMIT: '3/60' } });
  const answers = [];
  for (let at = 0; at < 10; at += 1) answers.push(await create(textTemplate(`rate_${at}`)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, ...Array<number>(7).fill(429)]);
  for (const answer of answers.slice(3)) {
    expect(answer.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(await answer.text()).toBe('');
  }
});

test('after the seconds of Retry-After a creation is accepted again', async () => {
  await app.close();
  app = await openTestApp({ environment: { PLATFORM_RATE_LIMIT: '1/1' } });
  expect((await create(textTemplate('wait_1'))).status).toBe(201);
  const refused = await create(textTemplate('wait_2'));
  expect(refused.status).toBe(429);
  await new Promise((resolve) => setTimeout(resolve, Number(refused.headers.get('retry-after')) * 1000));
  expect((await create(textTemplate('wait_2'))).status).toBe(201);
});

test('a failing database is answered 500 as documented, and the log gives the reason', async () => {
  await app.database.schema.dropTable('templates').execute();
  const answer = await create(textTemplate('lost'));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: { code: 500, message: 'Something went wrong.' } });
  expect(app.lines.join('')).toContain('"event":"platform-failure"');
});

test('neither token nor text reaches the log', async () => {
  await create(textTemplate('logged'));
  await create(textTemplate('logged'), { Authorization: 'Bearer a-wrong-token' });
  await app.call(`/v2/rcs/${TOKEN}/templates`, postJson(textTemplate('logged'), bearer));
  const log = app.lines.join('');
  expect(log).toContain('"event":"template-created"');
  for (const secret of [TOKEN, 'a-wrong-token', 'Your order']) expect(log).not.toContain(secret);
});
