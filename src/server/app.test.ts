import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionFrom } from './testing/connectionFrom';
import { openTestApp, postJson, type TestApp } from './testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({
    page: async (request) => (new URL(request.url).pathname === '/' ? new Response('PAGE') : undefined),
  });
});
afterEach(() => app.close());

test('every answer carries the security headers', async () => {
  const paths = [
    '/',
    '/healthz',
    '/docs',
    '/docs.css',
    '/openapi.json',
    '/nothing',
    '/api/connection',
    '/api/x',
    '/v2/x',
    '/verification/x',
    '/operator/x',
  ];
  for (const path of paths) {
    const { headers } = await app.call(path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'.*report-uri \/csp$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

test('behind a trusted proxy with TLS, answers carry HSTS', async () => {
  await app.close();
  app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
  const { headers } = await app.call('/healthz', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a caller that is no trusted proxy sets neither the id of its request nor the scheme', async () => {
  const forged = { 'X-Request-Id': 'chosen-by-the-caller', 'X-Forwarded-Proto': 'https' };
  await app.close();
  for (const TRUSTED_PROXIES of ['0', '1']) {
    app = await openTestApp({ environment: { TRUSTED_PROXIES } });
    const { headers } = await app.call('/api/nothing', { headers: forged }, connectionFrom('203.0.113.9'));
    expect(headers.get('x-request-id')).toMatch(/^\w{12}$/);
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(app.lines.join('')).not.toContain('chosen-by-the-caller');
    if (TRUSTED_PROXIES === '0') await app.close();
  }
});

test('no answer closes its connection: a key makes the repetition of a lost creation harmless', async () => {
  const paths = ['/', '/healthz', '/api/connection', '/v2/rcs/demo/templates'];
  for (const path of paths) expect((await app.call(path)).headers.has('connection')).toBe(false);
});

test.each([
  'http://evil.example/',
  'http://evil.example/api/connection',
  'http://127.0.0.1.nip.io/v2/x',
  'http://localhost.evil.example:8080/',
])('%s names another host and is answered 421', async (address) => {
  const answer = await app.call(address);
  expect(answer.status).toBe(421);
  expect((await answer.json()).error.code).toBe(421);
});

test('a foreign Host header is refused even if the address is right', async () => {
  expect((await app.call('/', { headers: { Host: 'evil.example' } })).status).toBe(421);
});

test('health is said under any name: a balancer calls an address', async () => {
  for (const path of ['/livez', '/readyz', '/healthz'])
    expect((await app.call(`http://10.1.2.3:8080${path}`)).status).toBe(200);
  expect((await app.call('http://10.1.2.3:8080/livez/')).status).toBe(421);
});

/** Longer than a good result of the look at the database is believed. */
const POLL = { timeout: 5000 };

test('/healthz reports whether the database answers', async () => {
  expect((await app.call('/healthz')).status).toBe(200);
  await app.database.destroy();
  await expect.poll(async () => (await app.call('/healthz')).status, POLL).toBe(503);
  const answer = await app.call('/healthz');
  expect(await answer.json()).toEqual({ status: 'database is not responding' });
});

test('the OpenAPI document names the addresses', async () => {
  const { openapi, paths } = await (await app.call('/openapi.json')).json();
  expect(openapi).toMatch(/^3\.1\./);
  // Those of the builder itself are compared with the table of routes.
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([
    '/v2/rcs/{appId}/templates',
    '/v2/rcs/{appId}/templates/{templateName}',
    '/v2/rcs/{appId}/templates/{templateName}/status',
    '/verification/v1/verifications',
    '/verification/v1/verifications/id/{id}',
    '/verification/v1/verifications/seamless/number/{endpoint}',
    '/verification/v1/verifications/reference/{reference}',
  ]);
});

test('/docs shows every operation and object, with no script of its own text', async () => {
  const { components } = await (await app.call('/openapi.json')).json();
  const text = await (await app.call('/docs')).text();
  for (const name of Object.keys(components.schemas)) expect(text).toContain(`<h3 id="${name}">`);
  expect(text).toContain('/v2/rcs/{appId}/templates');
  const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(text).not.toMatch(/<script(?! src="\/docs\.js" defer><\/script>)|<style|style=|undefined|\[object/);
});

test('violation reports are counted whatever their content, and logged by origin only', async () => {
  const report = {
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/secret?text=1' },
  };
  for (const body of [JSON.stringify(report), '{', '', 'x'.repeat(15_000)]) {
    expect(
      (await app.call('/csp', postJson(body, { 'Content-Type': 'application/csp-report' }))).status,
    ).toBe(204);
  }
  expect((await app.call('/csp', postJson('x'.repeat(20_000)))).status).toBe(413);
  const log = app.lines.join('');
  expect(log).toContain(
    '"event":"csp-violation","count":1,"directive":"img-src","blocked":"https://evil.example"',
  );
  expect(log).toContain('"count":4');
  expect(log).not.toContain('secret');
});

test('a wrong method is answered 405 with the allowed one', async () => {
  for (const path of ['/healthz', '/openapi.json', '/docs']) {
    const answer = await app.call(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  }
  expect((await app.call('/csp')).headers.get('allow')).toBe('POST');
});

test.each(['/api', '/v2', '/verification', '/v2/', '/verification/v1'])(
  '%s never answers with the page',
  async (path) => {
    const answer = await app.call(path, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
  },
);

test('an id that is a key to a phone number is in no line of the log', async () => {
  await app.call('/api/verification/sent/marked-id-77');
  await app.call('/verification/v1/verifications/id/marked-id-77');
  await app.call('/api/verification/v1/verifications/id/marked-id-77');
  expect(app.lines.join('')).toContain('/api/verification/sent/…');
  expect(app.lines.join('')).not.toContain('marked-id-77');
});

test('foreign sites cannot fill the log with violation reports, nor can ours', async () => {
  const report = postJson('{}', { 'Content-Type': 'application/csp-report', 'Sec-Fetch-Site': 'cross-site' });
  expect((await app.call('/csp', report)).status).toBe(403);
  expect(app.lines).toEqual([]);
  for (let at = 0; at < 100; at += 1) await app.call('/csp', postJson('{}'));
  expect(app.lines).toHaveLength(60);
});

test('/livez answers without the database, /readyz with its state', async () => {
  expect((await app.call('/readyz')).status).toBe(200);
  await app.database.destroy();
  expect((await app.call('/livez')).status).toBe(200);
  await expect.poll(async () => (await app.call('/readyz')).status, POLL).toBe(503);
});

test('the id of a request is in its answer, in its lines of the log and in a refusal of the gateway', async () => {
  await app.close();
  app = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
  const id = { 'X-Request-Id': 'from-the-proxy' };
  for (const [path, init] of [
    ['/api/nothing', { headers: id }],
    ['/api/v2/rcs/strange/templates', postJson({}, id)],
    ['/api/connection', { headers: { ...id, Origin: 'https://evil.example' } }],
  ] as const) {
    app.lines.length = 0;
    const answer = await app.call(path, init);
    expect(answer.headers.get('x-request-id')).toBe('from-the-proxy');
    expect(await answer.json()).toMatchObject({ source: 'gateway', requestId: 'from-the-proxy' });
    expect(app.lines.map((line) => JSON.parse(line).requestId)).toEqual(['from-the-proxy']);
  }
  const [first, second] = [await app.call('/livez'), await app.call('/nothing')];
  expect(first.headers.get('x-request-id')).toMatch(/^\w{12}$/);
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});
