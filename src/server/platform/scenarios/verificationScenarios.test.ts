import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, postJson, type TestApp } from '../../testing/testApp';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.call(path, { method: 'DELETE' });
  await app.call('/api/platform', { method: 'DELETE' });
});

const path = '/api/verification/scenario';
const put = (next: unknown) => app.call(path, { ...postJson({ next }), method: 'PUT' });

const start = (endpoint = '+919876543210') =>
  app.call(
    '/api/verification/v1/verifications',
    postJson(
      { identity: { type: 'number', endpoint }, method: 'seamless' },
      { 'X-Forwarded-For': '192.0.2.1' },
    ),
  );
const count = async () => (await app.database.selectFrom('verifications').select('id').execute()).length;

test.each([
  ['complete', 'SUCCESSFUL', undefined],
  ['refuse', 'FAIL', 'Denied'],
  ['expire', 'FAIL', 'Expired'],
  ['200', 'PENDING', undefined],
])('%s starts a verification, whose status is then %s', async (entry, status, reason) => {
  await put([entry]);
  const { id } = await (await start()).json();
  const shown = await app.call(`/api/verification/v1/verifications/id/${id}`);
  expect(await shown.json()).toMatchObject({ status, ...(reason ? { reason } : {}) });
});

test.each([
  ['400', 400, 40001, 'identity.endpoint'],
  ['400:40002:method', 400, 40002, 'method'],
  ['401', 401, 40100, 'identity.endpoint'],
  ['403:40300', 403, 40300, 'identity.endpoint'],
])(
  '%s refuses the next start with its code, and starts nothing',
  async (entry, status, errorCode, reference) => {
    await put([entry]);
    const answer = await start();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errorCode, reference });
    expect(await count()).toBe(0);
    expect((await start()).status).toBe(200);
  },
);

test('busy, failing and odd services answer as set', async () => {
  await put([
    '429:7',
    '500',
    '503',
    'html:502',
    { raw: { status: 200, body: 'no JSON' } },
    '200:odd',
    '200:empty',
  ]);
  const busy = await start();
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await start()).status).toBe(500);
  expect((await start()).status).toBe(503);
  expect((await start()).status).toBe(502);
  expect(await (await start()).text()).toBe('no JSON');
  expect(await count()).toBe(0);
  expect(await (await start()).json()).not.toHaveProperty('id');
  expect(await (await start()).text()).toBe('');
  expect(await count()).toBe(2);
});

test('an entry with a number waits for that number, and wins over one without', async () => {
  await put(['503', { answer: '403', endpoint: '+911111111111' }]);
  expect((await start('+911111111111')).status).toBe(403);
  expect(await (await app.call(path)).json()).toEqual({ next: [{ answer: '503' }] });
  await put([{ answer: '403', endpoint: '+911111111111' }]);
  await app.call(`${path}?endpoint=+911111111111`, { method: 'DELETE' });
  expect(await (await app.call(path)).json()).toEqual({ next: [{ answer: '503' }] });
});

test('an entry that starts is not used up by a start that is refused', async () => {
  await put(['complete']);
  expect((await start('no number')).status).toBe(400);
  expect(await (await app.call(path)).json()).toEqual({ next: [{ answer: 'complete' }] });
});

test.each(['201', '400:12345', '400:40001:a b', '400:40001:a:b', '429', 'complete:1', '__proto__', ''])(
  'the entry "%s" is refused',
  async (entry) => {
    const answer = await put([entry]);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.message).toMatch(/^next\[0\]: must be one of 200/);
  },
);

test('a real service has no scenarios', async () => {
  const real = await openTestApp({
    environment: { VERIFICATION_BASE_URL: 'http://127.0.0.1:9', VERIFICATION_APP_ID: 'demo' },
  });
  expect((await real.call(path)).status).toBe(404);
  await real.close();
});
