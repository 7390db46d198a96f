import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, ORIGIN, postJson, textTemplate, TOKEN, type TestApp } from '../../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const bearer = { Authorization: `Bearer ${TOKEN}` };
const read = (path: string, headers: Record<string, string> = bearer) => app.call(path, { headers });
const create = async (name: string, appId = 'demo') => {
  app.clock.now += 1000;
  const answer = await app.call(`/v2/rcs/${appId}/templates`, postJson(textTemplate(name), bearer));
  expect(answer.status).toBe(201);
};
const stored = (name: string, status = 'pending') => ({ ...textTemplate(name), status, ttl: '2592000s' });

test.each([
  ['/v2/rcs/demo', bearer],
  ['/api/v2/rcs/demo', {}],
])('templates are listed, read and followed below %s', async (place, headers) => {
  expect(await (await read(`${place}/templates`, headers)).json()).toEqual([]);
  await create('zebra');
  await create('apple');
  await create('other', 'second');
  const list = await read(`${place}/templates`, headers);
  expect([list.status, await list.json()]).toEqual([200, [stored('zebra'), stored('apple')]]);
  expect(await (await read(`${place}/templates/apple`, headers)).json()).toEqual(stored('apple'));
  expect(await (await read(`${place}/templates/apple/status`, headers)).json()).toEqual({
    status: 'pending',
  });
  for (const part of ['', '/status']) {
    const absent = await read(`${place}/templates/other${part}`, headers);
    expect([absent.status, await absent.json()]).toEqual([
      404,
      { error: { message: 'Template Not Found for appId: demo and templateName: other', code: 404 } },
    ]);
  }
});

test('reading needs the rights of a creation', async () => {
  for (const part of ['', '/one', '/one/status']) {
    expect((await read(`/v2/rcs/demo/templates${part}`, {})).status).toBe(401);
    expect((await read(`/v2/rcs/foreign/templates${part}`)).status).toBe(403);
    expect((await read(`/api/v2/rcs/foreign/templates${part}`, {})).status).toBe(403);
  }
});

test('reading counts for the rate limit', async () => {
  await app.close();
  app = await openTestApp({ environment: { PLATFORM_RATE_LIMIT: '1/60' } });
  expect((await read('/v2/rcs/demo/templates')).status).toBe(200);
  const second = await read('/v2/rcs/demo/templates');
  expect([second.status, second.headers.has('retry-after')]).toEqual([429, true]);
});

async function allowed(path: string, method: string) {
  const answer = await app.call(path, { method, headers: bearer });
  return [answer.status, answer.headers.get('allow')];
}

test('other methods are refused with the allowed ones', async () => {
  for (const place of ['/v2', '/api/v2']) {
    expect(await allowed(`${place}/rcs/demo/templates`, 'DELETE')).toEqual([405, 'GET, POST']);
    expect(await allowed(`${place}/rcs/demo/templates/one`, 'PUT')).toEqual([405, 'GET']);
    expect(await allowed(`${place}/rcs/demo/templates/one/status`, 'POST')).toEqual([405, 'GET']);
  }
});

test('a status is set for tests, and the platform is emptied', async () => {
  await create('one');
  const place = '/api/platform/templates/demo/one/status';
  const set = (path: string, body: unknown) => app.call(path, { ...postJson(body), method: 'PUT' });
  expect((await set(place, { status: 'approved' })).status).toBe(200);
  expect(await (await read('/v2/rcs/demo/templates/one')).json()).toEqual(stored('one', 'approved'));
  expect((await set(place, { status: 'unheard' })).status).toBe(400);
  expect((await set(place, { status: 'approved', name: 'x' })).status).toBe(400);
  expect((await set('/api/platform/templates/demo/two/status', { status: 'approved' })).status).toBe(404);
  expect((await app.call('/api/platform', { method: 'DELETE' })).status).toBe(204);
  expect(await (await read('/v2/rcs/demo/templates')).json()).toEqual([]);
  await create('one');
});

test('only this machine may control the embedded platform, whatever Origin a program sends', async () => {
  const remote = { client: '203.0.113.9' };
  const headers = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
  const calls: [string, RequestInit][] = [
    ['/api/scenario', { ...postJson({ next: ['500'] }, headers), method: 'PUT' }],
    [
      '/api/platform/templates/demo/one/status',
      { ...postJson({ status: 'approved' }, headers), method: 'PUT' },
    ],
    ['/api/platform', { method: 'DELETE', headers }],
  ];
  for (const [path, init] of calls) {
    const incoming = { socket: { remoteAddress: remote.client } } as never;
    const answer = await app.call(path, init, { incoming });
    expect([path, answer.status, (await answer.json()).error.code]).toEqual([path, 403, 'not_local']);
  }
});
