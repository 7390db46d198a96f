import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionFrom } from '../../testing/connectionFrom';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const put = (next: unknown) => app.call('/api/scenario', { ...postJson({ next }), method: 'PUT' });

async function waiting(): Promise<unknown[]> {
  return (await (await app.call('/api/scenario')).json()).next;
}

const create = (name: string, headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }) =>
  app.call('/v2/rcs/demo/templates', postJson(textTemplate(name), headers));

const names = async () => {
  const rows = await app.database.selectFrom('templates').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

test.each(['approved', 'pending', 'rejected', 'expired'])(
  '201:%s creates a template with that status',
  async (status) => {
    await put([`201:${status}`]);
    const answer = await create('one');
    expect(answer.status).toBe(201);
    expect((await answer.json()).status).toBe(status);
    expect(await names()).toEqual(['one']);
  },
);

test.each([
  [
    '400:component.text',
    400,
    '{"error":{"code":400,"message":"component.text: has an error that a tester chose"}}',
  ],
  ['401', 401, ''],
  ['403', 403, ''],
  [
    '409',
    409,
    '{"error":{"code":409,"message":"name: must be unique, and a template with this name exists"}}',
  ],
  ['429:7', 429, ''],
  ['500', 500, '{"error":{"code":500,"message":"Something went wrong."}}'],
  ['502', 502, ''],
  ['503', 503, ''],
  ['504', 504, ''],
])('%s is answered once, and nothing is created', async (entry, status, body) => {
  await put([entry]);
  const answer = await create('one');
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
  expect(await names()).toEqual([]);
  expect((await create('one')).status).toBe(201);
});

test('429:7 says to wait 7 seconds', async () => {
  await put(['429:7']);
  expect((await create('one')).headers.get('retry-after')).toBe('7');
});

test('slow:300 creates after 300 milliseconds', async () => {
  await put(['slow:300']);
  const answer = create('one');
  expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'not yet'))])).toBe(
    'not yet',
  );
  expect((await answer).status).toBe(201);
});

test('dropped-after-commit creates and gives no answer, dropped-before-commit does neither', async () => {
  await put(['dropped-after-commit', 'dropped-before-commit']);
  // Called as a function, the app has no connection to cut and answers 502 without a body.
  expect((await create('after')).status).toBe(502);
  expect((await create('before')).status).toBe(502);
  expect(await names()).toEqual(['after']);
});

test('entries are consumed in order, by creations through the gateway too', async () => {
  await put(['500', '403', '201:approved']);
  expect((await create('one')).status).toBe(500);
  expect((await app.call('/api/v2/rcs/demo/templates', postJson(textTemplate('one')))).status).toBe(403);
  expect((await (await create('one')).json()).status).toBe('approved');
  expect((await (await create('two')).json()).status).toBe('pending');
});

test('an entry with a name waits for that name', async () => {
  await put([{ answer: '503', name: 'mine' }]);
  expect((await create('other')).status).toBe(201);
  expect((await create('mine')).status).toBe(503);
  expect((await create('mine')).status).toBe(201);
});

test('an entry with a name wins over one without, whichever was put first', async () => {
  await put(['503']);
  await put([{ answer: '403', name: 'mine' }]);
  expect((await create('mine')).status).toBe(403);
  expect((await create('mine')).status).toBe(503);
});

test('an entry that creates is used up only by a creation that succeeds, and keeps its place', async () => {
  await put([{ answer: '201:approved', name: 'Wrong Name' }, '201:approved', '201:rejected']);
  const wrong = await app.call(
    '/v2/rcs/demo/templates',
    postJson(textTemplate('Wrong Name'), { Authorization: `Bearer ${TOKEN}` }),
  );
  expect(wrong.status).toBe(400);
  const [, unnamed] = await Promise.all([
    app.call('/v2/rcs/demo/templates', postJson({}, { Authorization: `Bearer ${TOKEN}` })),
    create('one'),
  ]);
  expect((await unnamed.json()).status).toBe('rejected');
  expect(await waiting()).toEqual([
    { answer: '201:approved', name: 'Wrong Name' },
    { answer: '201:approved' },
  ]);
});

test('what waits can be read, put again, and cleared by name or altogether', async () => {
  const raw = { status: 418, headers: { 'X-Pot': 'short' }, body: 'I am a teapot' };
  await put(['503', { raw }, { answer: '403', name: 'mine' }]);
  const list = await waiting();
  expect(list).toEqual([{ answer: '503' }, { raw }, { answer: '403', name: 'mine' }]);
  expect((await put(list)).status).toBe(200);
  expect(await waiting()).toEqual(list);
  expect((await app.call('/api/scenario?name=mine', { method: 'DELETE' })).status).toBe(204);
  expect(await waiting()).toEqual([{ answer: '503' }, { raw }]);
  await app.call('/api/scenario', { method: 'DELETE' });
  expect(await waiting()).toEqual([]);
  await put(['503', { answer: '403', name: 'mine' }]);
  await app.call('/api/scenario', { ...postJson({ next: [], all: true }), method: 'PUT' });
  expect(await waiting()).toEqual([]);
});

test('a raw answer comes in its own words, and creates nothing', async () => {
  await put([
    { raw: { status: 418, headers: { 'X-Pot': 'short' }, body: '{"half":' } },
    { raw: { status: 204 } },
  ]);
  const answer = await create('one');
  expect([answer.status, answer.headers.get('x-pot'), await answer.text()]).toEqual([
    418,
    'short',
    '{"half":',
  ]);
  expect((await create('one')).status).toBe(204);
  expect(await names()).toEqual([]);
});

test.each([
  { status: 199 },
  { status: 600 },
  { status: 200, headers: { 'Set-Cookie': 'a=b' } },
  { status: 200, headers: { 'X-A': 'b\r\nX-C: d' } },
  { status: 200, headers: { 'a b': 'c' } },
  { status: 200, body: 7 },
  { status: 200, text: '' },
])('the raw answer %j is refused', async (raw) => {
  expect((await put([{ raw }])).status).toBe(400);
  expect(await waiting()).toEqual([]);
});

test('odd successes create, and answer otherwise than documented', async () => {
  await put(['201:odd', '201:empty']);
  expect(await (await create('one')).json()).toEqual({
    name: 'one',
    type: 'text_message',
    status: 'in_review',
  });
  expect(await (await create('two')).text()).toBe('');
  expect(await names()).toEqual(['one', 'two']);
});

test('a web page and a redirect come in place of an answer', async () => {
  await put(['html:502', 'redirect']);
  const page = await create('one');
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  const redirect = await create('one');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    302,
    'https://login.example.com/start',
  ]);
  await put(['redirect']);
  const through = await app.call('/api/v2/rcs/demo/templates', postJson(textTemplate('one')));
  expect([through.status, (await through.json()).error.code]).toEqual([502, 'redirected']);
  expect(await names()).toEqual([]);
});

test('a new list replaces entries of the same names only', async () => {
  await put([{ answer: '503', name: 'mine' }]);
  await put([{ answer: '500', name: 'yours' }]);
  await put(['403']);
  await put([]);
  expect((await create('yours')).status).toBe(500);
  expect((await create('mine')).status).toBe(503);
  expect((await create('third')).status).toBe(201);
});

test('an unauthorized creation consumes no entry', async () => {
  await put(['503']);
  expect((await create('one', {})).status).toBe(401);
  expect((await create('one')).status).toBe(503);
});

test('an entry takes effect before validation', async () => {
  await put(['503']);
  const answer = await app.call(
    '/v2/rcs/demo/templates',
    postJson('{', { Authorization: `Bearer ${TOKEN}` }),
  );
  expect(answer.status).toBe(503);
});

test.each([
  '201:unknown',
  '400:',
  '400:a b',
  '429',
  '429:soon',
  'slow:60001',
  'slow:-1',
  '200',
  '201:strange',
  'html:99',
  'redirect:x',
  'toString',
  '',
])('the entry "%s" is refused by its position, and no entry of the list takes effect', async (entry) => {
  const answer = await put(['503', entry]);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error.message).toMatch(/^next\[1\]: must be one of 201:<status>/);
  expect((await create('one')).status).toBe(201);
});

test('a body that is no list of scenarios is refused, whatever is wrong with it', async () => {
  for (const body of [{ status: 'x' }, {}, [], null, { next: [{}, { answer: 1 }] }, { next: [[]], more: 1 }])
    expect((await app.call('/api/scenario', { ...postJson(body), method: 'PUT' })).status).toBe(400);
});

test('other pages may not choose scenarios', async () => {
  const foreign = { ...postJson({ next: ['503'] }, { Origin: 'https://evil.example' }), method: 'PUT' };
  expect((await app.call('/api/scenario', foreign)).status).toBe(403);
  expect((await app.call('/api/scenario', { method: 'POST' })).status).toBe(405);
  expect((await create('one')).status).toBe(201);
});

test('another machine may not choose scenarios', async () => {
  const init = { ...postJson({ next: [] }), method: 'PUT' };
  expect((await app.call('/api/scenario', init, connectionFrom('203.0.113.9'))).status).toBe(403);
  expect((await app.call('/api/scenario', init, connectionFrom('127.0.0.1'))).status).toBe(200);
});

test('with a remote platform there are no scenarios', async () => {
  await app.close();
  app = await openTestApp({ environment: { RCS_BASE_URL: 'http://127.0.0.1:9', RCS_APP_IDS: 'demo' } });
  expect((await put(['503'])).status).toBe(404);
});
