import { afterEach, expect, test } from 'vitest';
import { openStubPlatform } from '../testing/stubPlatform';
import { openTestApp, ORIGIN, postJson, textTemplate } from '../testing/testApp';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const MARKED = 'marked-token-of-live';

/** The app with the embedded platform and a remote one named `live`. */
async function openBoth() {
  const stub = await openStubPlatform(({ method, body }, response) => {
    const headers = { 'Content-Type': 'application/json' };
    if (method === 'GET') response.writeHead(200, headers).end('[]');
    else response.writeHead(201, headers).end(JSON.stringify({ ...JSON.parse(body), status: 'approved' }));
  });
  open.push(stub);
  const live = {
    name: 'live',
    label: 'Live',
    tone: 'production',
    rcsBaseUrl: `${stub.baseUrl}/uat`,
    rcsAppIds: ['shop', 'demo'],
    rcsAccessToken: MARKED,
  };
  const app = await openTestApp({ environment: { PLATFORMS: JSON.stringify([live]) } });
  open.push(app);
  return { app, stub };
}

test('/api/connection lists the platforms, the default one first, without any secret', async () => {
  const { app, stub } = await openBoth();
  const answer = await app.call('/api/connection');
  const text = await answer.text();
  const connection = JSON.parse(text);
  expect(connection).toMatchObject({ name: 'default', label: 'Test platform', platform: 'embedded' });
  expect(connection.platforms).toMatchObject([
    { name: 'default', tone: 'test', baseUrl: ORIGIN, readable: 'yes' },
    {
      name: 'live',
      label: 'Live',
      tone: 'production',
      platform: 'remote',
      baseUrl: `${stub.baseUrl}/uat`,
      appIds: ['shop', 'demo'],
      credentials: 'server',
      readable: 'yes',
    },
  ]);
  expect(text + app.lines.join('')).not.toContain(MARKED);
});

test('a creation and a reading go to the platform that the address names', async () => {
  const { app, stub } = await openBoth();
  const created = await app.call('/api/platforms/live/v2/rcs/shop/templates', postJson(textTemplate('one')));
  expect([created.status, (await created.json()).status]).toEqual([201, 'approved']);
  await app.call('/api/platforms/live/v2/rcs/shop/templates/one/status');
  expect(stub.received.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
    ['POST', '/uat/v2/rcs/shop/templates', `Bearer ${MARKED}`],
    ['GET', '/uat/v2/rcs/shop/templates/one/status', `Bearer ${MARKED}`],
  ]);
  for (const prefix of ['/api', '/api/platforms/default']) {
    const there = await app.call(`${prefix}/v2/rcs/demo/templates`);
    expect([there.status, await there.json()]).toEqual([200, []]);
  }
});

test('a key counts for one platform only', async () => {
  const { app, stub } = await openBoth();
  const send = (prefix: string, name: string) =>
    app.call(
      `${prefix}/v2/rcs/demo/templates`,
      postJson(textTemplate(name), { 'Idempotency-Key': 'draft.1' }),
    );
  const here = await send('/api', 'one');
  expect((await here.json()).status).toBe('pending');
  for (const prefix of ['/api/platforms/live', '/api/platforms/live']) {
    const there = await send(prefix, 'two');
    expect([there.status, (await there.json()).status]).toEqual([201, 'approved']);
  }
  expect(stub.received).toHaveLength(1);
});

test('a platform that is not there, and an app id of another platform, are refused by the gateway', async () => {
  const { app, stub } = await openBoth();
  const asked = await Promise.all(
    ['/api/platforms/other/v2/rcs/shop/templates', '/api/v2/rcs/shop/templates'].map((path) =>
      app.call(path, postJson(textTemplate('one'))),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual([404, 403]);
  expect(await asked[0]?.json()).toMatchObject({ source: 'gateway', error: { code: 'platform' } });
  expect(stub.received).toEqual([]);
});

test('an entry named default takes the place of the embedded platform', async () => {
  const entry = { name: 'default', rcsBaseUrl: 'http://127.0.0.1:9', rcsAppIds: ['shop'] };
  const app = await openTestApp({ environment: { PLATFORMS: JSON.stringify([entry]) } });
  open.push(app);
  expect(await (await app.call('/api/connection')).json()).toMatchObject({
    platforms: [{ name: 'default', label: '127.0.0.1:9', platform: 'remote', credentials: 'page' }],
  });
  expect((await app.call('/v2/rcs/demo/templates', postJson({}))).status).toBe(404);
});
