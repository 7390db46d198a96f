import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { openTestApp, ORIGIN, postJson, SECRET, textTemplate, TOKEN, type TestApp } from '../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const CREATE = '/api/v2/rcs/demo/templates';
const START = '/api/verification/v1/verifications';
const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' };

test('/api/connection describes the platform without any secret', async () => {
  const answer = await app.call('/api/connection');
  const text = await answer.text();
  const embedded = {
    name: 'default',
    label: 'Test platform',
    tone: 'test',
    platform: 'embedded',
    baseUrl: ORIGIN,
    appIds: ['demo', 'second'],
    textLimit: 3072,
    credentials: 'server',
    readable: 'yes',
  };
  const media = { publicUrl: 'http://localhost:8080/media', isPublic: false, store: 'folder' };
  const session = { signIn: 'none', role: 'sender', person: null };
  expect(JSON.parse(text)).toEqual({
    ...embedded,
    version,
    translates: false,
    platforms: [embedded],
    media,
    session,
  });
  expect(text).not.toContain(TOKEN);
});

test('a creation is forwarded to the embedded platform with the token of its app id', async () => {
  const answer = await app.call(CREATE, postJson(textTemplate('one')));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ ...textTemplate('one'), status: 'pending' });
  expect(answer.headers.get('location')).toBe(`${CREATE}/one`);
  expect((await app.call(`${CREATE}/one`)).status).toBe(200);
  const again = await app.call(CREATE, postJson(textTemplate('one')));
  expect(again.status).toBe(400);
  expect(await again.json()).toEqual({ error: { code: 400, message: expect.stringMatching(/^name: /) } });
});

test('a creation that comes twice with its key is created once, and both get 201', async () => {
  const sent = () => app.call(CREATE, postJson(textTemplate('one'), { 'Idempotency-Key': 'draft.1' }));
  const [first, second] = await Promise.all([sent(), sent()]);
  const third = await sent();
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(await third.json()).toEqual({ ...textTemplate('one'), status: 'pending' });
  expect(third.headers.get('location')).toBe(`${CREATE}/one`);
  expect(await app.database.selectFrom('templates').select('name').execute()).toEqual([{ name: 'one' }]);
});

test('a refusal is repeated under its key, and a new key asks the platform again', async () => {
  const sent = (key: string) => app.call(CREATE, postJson(textTemplate('one'), { 'Idempotency-Key': key }));
  await app.call('/api/scenario', { ...postJson({ next: ['503'] }), method: 'PUT' });
  expect([(await sent('a')).status, (await sent('a')).status, (await sent('b')).status]).toEqual([
    503, 503, 201,
  ]);
});

test('a key with another template is refused, and so is a key that is no key', async () => {
  const sent = (name: string, key: string) =>
    app.call(CREATE, postJson(textTemplate(name), { 'Idempotency-Key': key }));
  await sent('one', 'draft.1');
  expect((await (await sent('two', 'draft.1')).json()).error.code).toBe('key_reused');
  for (const key of ['', 'a b', 'x'.repeat(201)]) {
    const answer = await sent('three', key);
    expect([answer.status, (await answer.json()).source]).toEqual([400, 'gateway']);
  }
  expect(await app.database.selectFrom('templates').select('name').execute()).toEqual([{ name: 'one' }]);
});

test('a start that comes twice with its key is started once, and both get its id', async () => {
  const sent = (key: string, more = {}) =>
    app.call(
      START,
      postJson({ ...start, ...more }, { 'Idempotency-Key': key, 'X-Forwarded-For': '192.0.2.1' }),
    );
  const answers = [...(await Promise.all([sent('press.1'), sent('press.1')])), await sent('press.1')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(await app.database.selectFrom('verifications').select('id').execute()).toEqual([{ id: ids[0] }]);
  const other = await sent('press.1', { reference: 'order-1' });
  expect([other.status, (await other.json()).error.code]).toEqual([422, 'key_reused']);
  expect((await sent('press.2')).status).toBe(200);
  // A template's key is another one, even if it reads the same.
  const created = await app.call(CREATE, postJson(textTemplate('one'), { 'Idempotency-Key': 'press.1' }));
  expect(created.status).toBe(201);
});

test('if the server holds a token, the Authorization header of the page is ignored', async () => {
  const answer = await app.call(
    CREATE,
    postJson(textTemplate('one'), { Authorization: 'Bearer of-the-page' }),
  );
  expect(answer.status).toBe(201);
});

test.each(['other', '..', '%2e%2e', 'demo%2f..', '@evil.example', 'demo%3f', 'demo%0d%0aX:1', '__proto__'])(
  'the app id %s is refused and never forwarded',
  async (appId) => {
    const answer = await app.call(`/api/v2/rcs/${appId}/templates`, postJson(textTemplate('one')));
    expect([403, 404]).toContain(answer.status);
    expect((await answer.json()).source).toBe('gateway');
  },
);

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'http://localhost:9999' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: ORIGIN }],
])('a browser that sends %o is refused, and nothing is created', async (headers) => {
  for (const path of [CREATE, START, '/api/connection']) {
    const answer = await app.call(path, postJson(textTemplate('one'), headers));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      source: 'gateway',
      error: { code: 'origin', message: expect.any(String) },
      requestId: expect.any(String),
    });
  }
  expect(await app.database.selectFrom('templates').selectAll().execute()).toEqual([]);
});

test('a creation from our own page is accepted', async () => {
  const headers = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
  expect((await app.call(CREATE, postJson(textTemplate('one'), headers))).status).toBe(201);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a body of the type "%s", which a form could send, is refused',
  async (type) => {
    const answer = await app.call(CREATE, postJson(textTemplate('one'), { 'Content-Type': type }));
    expect(answer.status).toBe(415);
    expect((await answer.json()).source).toBe('gateway');
  },
);

test.each([
  ['{', 400],
  ['['.repeat(40), 400],
  ['x'.repeat(1_000_001), 413],
])('the gateway refuses a body that is not JSON, too deep or too large', async (body, status) => {
  const answer = await app.call(CREATE, postJson(body));
  expect(answer.status).toBe(status);
  expect((await answer.json()).source).toBe('gateway');
});

test('unknown addresses are 404, wrong methods 405, both as JSON', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', `${CREATE}/`, '/api/v3/rcs/demo/templates']) {
    const answer = await app.call(path, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
  }
  expect((await app.call(CREATE, { method: 'PUT' })).headers.get('allow')).toBe('GET, POST');
  expect((await app.call('/api/connection', { method: 'DELETE' })).headers.get('allow')).toBe('GET');
});

test('a verification start without credentials is signed, and the sent request can be read', async () => {
  const answer = await app.call(START, postJson(start, { 'X-Forwarded-For': '198.51.100.1' }));
  expect(answer.status).toBe(200);
  const { id, seamless } = await answer.json();
  expect(seamless.targetUri).toContain('/operator/two?');
  const sent = await (await app.call(`/api/verification/sent/${id}`)).json();
  expect(sent).toEqual({
    method: 'POST',
    address: `${ORIGIN}/verification/v1/verifications`,
    headers: {
      Authorization: expect.stringMatching(/^Application demo:[A-Za-z0-9+/]{43}=$/),
      'Content-Type': 'application/json',
      'x-timestamp': '2027-03-14T09:30:00.000Z',
      'X-Forwarded-For': '198.51.100.1',
      Accept: 'application/json',
      'User-Agent': 'rcs-template-builder',
    },
    body: JSON.stringify(start),
    stringToSign: expect.stringMatching(
      /^POST\n[A-Za-z0-9+/]{22}==\napplication\/json\nx-timestamp:2027-03-14T09:30:00\.000Z\n\/verification\/v1\/verifications$/,
    ),
  });
  const status = await app.call(`${START}/id/${id}`);
  const startedAt = '2027-03-14T09:30:00.000Z';
  expect(await status.json()).toEqual({ id, method: 'seamless', status: 'PENDING', startedAt });
});

test('a start with an app id is forwarded in the SDK form', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1', Authorization: 'Application demo' };
  const { id } = await (await app.call(START, postJson(start, headers))).json();
  const sent = await (await app.call(`/api/verification/sent/${id}`)).json();
  expect(sent.headers.Authorization).toBe('Application demo');
  expect('stringToSign' in sent).toBe(false);
  const unknown = await app.call(
    START,
    postJson(start, { ...headers, Authorization: 'Application unknown' }),
  );
  expect(unknown.status).toBe(401);
  expect((await unknown.json()).errorCode).toBe(40100);
});

test.each(['Application demo:c2lnbmF0dXJl', 'Bearer x', 'Application a b'])(
  'the gateway refuses the authorization "%s"',
  async (authorization) => {
    const answer = await app.call(START, postJson(start, { Authorization: authorization }));
    expect(answer.status).toBe(400);
    expect((await answer.json()).source).toBe('gateway');
  },
);

test('a refusal of the platform is passed on unchanged', async () => {
  const answer = await app.call(
    START,
    postJson({ ...start, method: 'sms' }, { 'X-Forwarded-For': '192.0.2.1' }),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errorCode: 40001, reference: 'method' });
});

test('the sent request can be read after a refusal too', async () => {
  const answer = await app.call(START, postJson(start, { 'X-Forwarded-For': '8.8.8.8' }));
  expect(answer.status).toBe(400);
  const key = answer.headers.get('sent-request');
  const sent = await (await app.call(`/api/verification/sent/${key}`)).json();
  expect(sent.headers['X-Forwarded-For']).toBe('8.8.8.8');
  expect(sent.body).toBe(JSON.stringify(start));
});

test('equal starts in one millisecond get different signatures, so that none is refused as a replay', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.call(START, postJson(start, { 'X-Forwarded-For': '192.0.2.1' }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('/api/verification/connection describes the platform without the secret', async () => {
  const answer = await app.call('/api/verification/connection');
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    platform: 'embedded',
    baseUrl: `${ORIGIN}/verification`,
    appId: 'demo',
    signs: true,
    chosenAddress: true,
    address: null,
    operators: [
      { name: 'one', cidrs: ['192.0.2.0/24', '127.0.0.0/8', '::1/128'] },
      { name: 'two', cidrs: ['198.51.100.0/24'] },
      { name: 'three', cidrs: ['203.0.113.0/24', '2001:db8::/32'] },
    ],
  });
  expect(text).not.toContain(SECRET);
});

test('the sent request of an unknown verification is 404', async () => {
  expect((await app.call('/api/verification/sent/unknown')).status).toBe(404);
});

test('app ids and applications that the embedded platform does not know stop the start', async () => {
  await expect(openTestApp({ environment: { RCS_APP_IDS: 'unknown' } })).rejects.toThrow(/^RCS_APP_IDS: /);
  await expect(openTestApp({ environment: { VERIFICATION_APP_ID: 'unknown' } })).rejects.toThrow(
    /^VERIFICATION_APP_ID: /,
  );
});
