import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStubPlatform } from '../../testing/stubPlatform';
import { openTestApp, postJson, textTemplate, type TestApp } from '../../testing/testApp';
import { ACCOUNT, CLIENT, LIFETIME, openTokenService, PUBLIC_CLIENT } from '../../testing/tokenService';

const CREATE = '/api/v2/rcs/shop/templates';
const byPassword = {
  RCS_CLIENT_ID: PUBLIC_CLIENT,
  RCS_USERNAME: ACCOUNT.username,
  RCS_PASSWORD: ACCOUNT.password,
};
const byClient = { RCS_CLIENT_ID: CLIENT.id, RCS_CLIENT_SECRET: CLIENT.secret };

let service: Awaited<ReturnType<typeof openTokenService>>;
let platform: Awaited<ReturnType<typeof openStubPlatform>>;
/** Templates that the platform has created. */
let created: string[];
let app: TestApp | undefined;

beforeEach(async () => {
  // The provider's clock; timers stay real.
  vi.useFakeTimers({ toFake: ['Date'] });
  service = await openTokenService();
  created = [];
  platform = await openStubPlatform((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    void service.accepts(token).then((isAccepted) => {
      if (!isAccepted) return response.writeHead(401).end();
      const headers = { 'Content-Type': 'application/json' };
      if (request.method === 'GET') return response.writeHead(200, headers).end('[]');
      const template = JSON.parse(request.body) as { name: string };
      created.push(template.name);
      return response.writeHead(201, headers).end(JSON.stringify({ ...template, status: 'pending' }));
    });
  });
});
afterEach(async () => {
  await app?.close();
  await Promise.all([platform.close(), service.close()]);
  vi.useRealTimers();
});

async function openApp(credentials: Record<string, string>): Promise<TestApp> {
  app = await openTestApp({
    environment: {
      RCS_BASE_URL: platform.baseUrl,
      RCS_APP_IDS: 'shop',
      RCS_TOKEN_URL: service.tokenUrl,
      ...credentials,
    },
  });
  return app;
}

/** Lets time pass for the provider, and for this server as far as `seen`. */
function pass(opened: TestApp, seconds: number, { seen = seconds } = {}) {
  vi.setSystemTime(Date.now() + seconds * 1000);
  opened.clock.now += seen * 1000;
}

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);

test.each([
  ['user and password', byPassword, 'refresh_token'],
  ['the client’s own secret', byClient, 'client_credentials'],
])(
  'a token by %s serves its lifetime and is renewed before it expires',
  async (_how, credentials, renewal) => {
    const opened = await openApp(credentials);
    const create = (name: string) => opened.call(CREATE, postJson(textTemplate(name)));
    expect(statuses(await Promise.all([create('one'), create('two'), create('three')]))).toEqual([
      201, 201, 201,
    ]);
    const [first = ''] = service.asked;
    expect(service.asked).toEqual([first]);
    pass(opened, LIFETIME.access - 31);
    expect((await create('four')).status).toBe(201);
    expect(service.asked).toEqual([first]);
    pass(opened, 1);
    expect(statuses(await Promise.all([create('five'), create('six')]))).toEqual([201, 201]);
    expect(service.asked).toEqual([first, renewal]);
    expect(platform.received).toHaveLength(6);
  },
);

test.each([
  ['user and password', byPassword],
  ['the client’s own secret', byClient],
])(
  'a token by %s that expires in mid-run is renewed once, and only what was refused is repeated',
  async (_how, credentials) => {
    const opened = await openApp(credentials);
    const create = (name: string) =>
      opened.call(CREATE, postJson(textTemplate(name), { 'Idempotency-Key': name }));
    await create('one');
    // The provider ends the token early, for instance because its clock is ahead.
    pass(opened, LIFETIME.access + 1, { seen: 0 });
    const names = ['two', 'three', 'four', 'five'];
    const answers = await Promise.all([...names.map(create), opened.call(CREATE)]);
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 200]);
    expect(created.toSorted()).toEqual(['one', ...names].toSorted());
    expect(service.asked).toHaveLength(2);
  },
);

test('when the refresh token has expired too, the password gets a new token', async () => {
  const opened = await openApp(byPassword);
  await opened.call(CREATE, postJson(textTemplate('one')));
  pass(opened, LIFETIME.refresh + 1);
  expect((await opened.call(CREATE, postJson(textTemplate('two')))).status).toBe(201);
  pass(opened, LIFETIME.refresh + 1, { seen: LIFETIME.access });
  expect((await opened.call(CREATE, postJson(textTemplate('three')))).status).toBe(201);
  expect(service.asked).toEqual(['password', 'password', 'refused refresh_token', 'password']);
});

test('a 401 that a new token does not mend reaches the page, and nothing more is tried', async () => {
  const opened = await openApp(byClient);
  service.accepts = async () => false;
  expect((await opened.call(CREATE, postJson(textTemplate('one')))).status).toBe(401);
  expect([service.asked.length, platform.received.length, created.length]).toEqual([2, 2, 0]);
});

test('credentials that the service refuses are tried once, send nothing, and stay secret', async () => {
  const opened = await openApp({ ...byPassword, RCS_PASSWORD: 'marked-wrong-password' });
  const [first, second] = [
    await opened.call(CREATE, postJson(textTemplate('one'))),
    await opened.call(CREATE, postJson(textTemplate('one'))),
  ];
  expect(statuses([first, second])).toEqual([502, 502]);
  const seen = (await first.text()) + (await second.text()) + opened.lines.join('');
  expect(seen).toContain('token_refused');
  expect(
    opened.lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'token-failure'),
  ).toMatchObject({
    level: 'error',
    reason: expect.stringContaining('does not accept the credentials of this server'),
  });
  expect(await (await opened.call('/api/connection')).json()).toMatchObject({ tokenProblem: 'refused' });
  expect(seen).not.toContain('marked');
  expect([service.asked, platform.received]).toEqual([['refused password'], []]);
});

test('a press that met a token service that was away is sent when it is back', async () => {
  const opened = await openApp(byClient);
  await service.close();
  const press = () => opened.call(CREATE, postJson(textTemplate('one'), { 'Idempotency-Key': 'press-1' }));
  const away = await press();
  expect([away.status, (await away.json()).error.code]).toEqual([502, 'token_unavailable']);
  expect(await (await opened.call('/api/connection')).json()).toMatchObject({ tokenProblem: 'away' });
  service = await openTokenService(Number(new URL(service.tokenUrl).port));
  expect((await press()).status).toBe(201);
  expect(await (await opened.call('/api/connection')).json()).not.toHaveProperty('tokenProblem');
});
