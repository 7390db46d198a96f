import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCookieJar } from '../../testing/cookieJar';
import { openListeningApp, type ListeningApp } from '../../testing/listeningApp';
import { postJson, temporaryFolder, textTemplate } from '../../testing/testApp';
import { CLIENT_ID, CLIENT_SECRET, openTestProvider, type TestProvider } from '../../testing/testProvider';

const ROLES = { claim: 'groups', roles: { writers: 'author', campaign: 'sender' } };
const asha = { sub: 'asha-1', email: 'asha@shop.example', groups: ['staff', 'campaign'] };
const vik = { sub: 'vik-2', email: 'vik@shop.example', groups: ['staff'] };

let provider: TestProvider;
let app: ListeningApp;
let data: ReturnType<typeof temporaryFolder>;
const settings = () => ({
  SIGN_IN: 'oidc',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
  OIDC_ROLES: JSON.stringify(ROLES),
});
beforeAll(async () => {
  data = temporaryFolder();
  provider = await openTestProvider();
  app = await openListeningApp({ environment: { ...settings(), DATA_DIR: data.path } });
  provider.serve(app.origin);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  data.remove();
});
beforeEach(() => {
  app.clock.now = Date.now();
});
afterEach(() => app.database.deleteFrom('audit').execute());

type Jar = ReturnType<typeof createCookieJar>;

async function signIn(person: typeof asha | undefined, to = '/gallery', jar = createCookieJar()) {
  provider.signInAs(person);
  const begin = `${app.origin}/auth/sign-in?to=${encodeURIComponent(to)}`;
  const { answer, url } = await jar.follow(
    begin,
    (next) => next.origin === app.origin && next.pathname === to,
  );
  return { jar, answer, url };
}

const session = async (jar: Jar) => (await jar.call(`${app.origin}/api/session`)).json();
const send = (jar: Jar, name: string) =>
  jar.call(`${app.origin}/api/v2/rcs/demo/templates`, postJson(textTemplate(name)));
const acts = () =>
  app.database
    .selectFrom('audit')
    .select(['person', 'action', 'name', 'outcome', 'code'])
    .orderBy('id')
    .execute();

test('a person signs in, sends, and signs out here and at the provider', async () => {
  const { jar, url } = await signIn(asha);
  expect(url.href).toBe(`${app.origin}/gallery`);
  expect(await session(jar)).toEqual({
    signIn: 'oidc',
    role: 'sender',
    person: { subject: 'asha-1', name: 'asha@shop.example' },
  });
  const name = `signed_in_${Date.now() % 1e6}`;
  expect((await send(jar, name)).status).toBe(201);
  const out = await jar.call(`${app.origin}/api/session`, { method: 'DELETE' });
  const { to } = await out.json();
  expect(to).toMatch(new RegExp(`^${provider.issuer}/session/end\\?.*client_id=${CLIENT_ID}`));
  expect(await session(jar)).toEqual({ signIn: 'oidc', role: null, person: null });
  const refused = await send(jar, 'signed_out');
  expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'sign_in']);
  expect(await acts()).toEqual([
    { person: 'asha@shop.example', action: 'signed-in', name: 'sender', outcome: 'done', code: null },
    { person: 'asha@shop.example', action: 'template-sent', name, outcome: 'done', code: null },
    { person: 'asha@shop.example', action: 'signed-out', name: null, outcome: 'done', code: null },
  ]);
});

const nameOf = async (person: typeof asha & { name?: string }) =>
  (await session((await signIn(person)).jar)).person;

test('people are called by their name, and by their address where another has the name or it is no name', async () => {
  const mira = { sub: 'mira-1', email: 'mira@shop.example', name: 'Mira Rao', groups: [] };
  expect(await nameOf(mira)).toEqual({ subject: 'mira-1', name: 'Mira Rao' });
  const other = { sub: 'mira-2', email: 'mira.rao@shop.example', name: 'mira rao', groups: [] };
  expect(await nameOf(other)).toEqual({
    subject: 'mira-2',
    name: 'mira.rao@shop.example',
  });
  expect((await nameOf(mira)).name).toBe('Mira Rao');
  // Nobody takes the address of somebody else as a name.
  const claiming = { sub: 'mallory', email: 'mallory@shop.example', name: 'mira@shop.example', groups: [] };
  expect((await nameOf(claiming)).name).toBe('mallory@shop.example');
  expect((await nameOf({ ...claiming, name: ' ' })).name).toBe('mallory@shop.example');
  await app.database.deleteFrom('people').execute();
});

test('a viewer reads, but sends nothing, and hears which role it needs', async () => {
  const { jar } = await signIn(vik);
  expect((await session(jar)).role).toBe('viewer');
  expect((await jar.call(`${app.origin}/api/connection`)).status).toBe(200);
  const refused = await send(jar, 'by_a_viewer');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    source: 'gateway',
    error: {
      code: 'role',
      message: 'Your role is viewer, but this needs the role sender. Nothing was done.',
    },
  });
  expect((await acts()).at(-1)).toEqual({
    person: 'vik@shop.example',
    action: 'template-sent',
    name: null,
    outcome: 'not-done',
    code: 'role',
  });
  expect(
    await app.database.selectFrom('templates').select('name').where('name', '=', 'by_a_viewer').execute(),
  ).toEqual([]);
});

describe('the session cookie', () => {
  test('is kept from scripts and from other sites, and only TLS carries the full name', async () => {
    const { jar } = await signIn(asha);
    expect([...jar.cookies(app.origin).keys()]).toEqual(['rcs-session']);
    const call = (headers: Record<string, string>) =>
      app.call('/auth/sign-in', { headers: { Host: 'localhost', ...headers } });
    const cookie = (await call({})).headers.get('set-cookie');
    expect(cookie).toMatch(/^rcs-sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('has the prefix __Host- behind TLS', async () => {
    const secure = await openListeningApp({
      environment: {
        ...settings(),
        ALLOWED_HOSTS: 'templates.example,127.0.0.1',
        PUBLIC_URL: 'https://templates.example',
      },
    });
    const answer = await secure.call('/auth/sign-in');
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-rcs-sign-in=.*; Secure; SameSite=Lax$/);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(
      'https://templates.example/auth/callback',
    );
    const out = await secure.call('/api/session', { method: 'DELETE' });
    expect(out.headers.get('set-cookie')).toMatch(
      /^__Host-rcs-session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });
});

/** Stops at the provider's redirect back to this server. */
async function stopAtCallback(jar: Jar) {
  provider.signInAs(asha);
  return jar.follow(`${app.origin}/auth/sign-in`, (next) => next.pathname === '/auth/callback');
}
const expectRefused = async (jar: Jar, address: URL, status: number) => {
  const answer = await jar.call(address);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain('Your drafts are still in this browser');
  expect((await session(jar)).person).toBe(null);
};

describe('a sign-in is refused', () => {
  test('with another state', async () => {
    const jar = createCookieJar();
    const { url } = await stopAtCallback(jar);
    url.searchParams.set('state', 'another');
    await expectRefused(jar, url, 400);
  });

  test('with another nonce', async () => {
    const jar = createCookieJar();
    const { url } = await stopAtCallback(jar);
    const own = jar.cookies(app.origin);
    const attempt = JSON.parse(Buffer.from(own.get('rcs-sign-in') ?? '', 'base64url').toString());
    own.set(
      'rcs-sign-in',
      Buffer.from(JSON.stringify({ ...attempt, nonce: 'another' })).toString('base64url'),
    );
    await expectRefused(jar, url, 400);
  });

  test('with another verifier, and with a code that was used before', async () => {
    const jar = createCookieJar();
    const { url } = await stopAtCallback(jar);
    const own = jar.cookies(app.origin);
    const cookie = own.get('rcs-sign-in') ?? '';
    expect((await jar.call(url)).status).toBe(303);
    jar.cookies(app.origin).delete('rcs-session');
    own.set('rcs-sign-in', cookie);
    await expectRefused(jar, url, 400);
    const second = await stopAtCallback(jar);
    const attempt = JSON.parse(Buffer.from(own.get('rcs-sign-in') ?? '', 'base64url').toString());
    own.set(
      'rcs-sign-in',
      Buffer.from(JSON.stringify({ ...attempt, verifier: 'x'.repeat(43) })).toString('base64url'),
    );
    await expectRefused(jar, second.url, 400);
  });

  test('in a browser that did not begin it, and without its cookie', async () => {
    const { url } = await stopAtCallback(createCookieJar());
    await expectRefused(createCookieJar(), url, 400);
    await expectRefused(createCookieJar(), new URL('/auth/callback', app.origin), 400);
  });

  test('by the provider, in words', async () => {
    const { answer, jar } = await signIn(undefined);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('did not sign you in, or you cancelled');
    expect((await session(jar)).person).toBe(null);
    expect(await acts()).toMatchObject([
      { action: 'sign-in-refused', outcome: 'refused', code: 'access_denied' },
    ]);
  });

  test('to a person without a role, if no role is the default', async () => {
    const closed = await openListeningApp({
      environment: {
        ...settings(),
        OIDC_DEFAULT_ROLE: 'none',
        PUBLIC_URL: app.origin,
      },
    });
    const jar = createCookieJar();
    provider.signInAs(vik);
    const { url } = await jar.follow(
      `${closed.origin}/auth/sign-in`,
      (next) => next.pathname === '/auth/callback',
    );
    const answer = await jar.call(`${closed.origin}${url.pathname}${url.search}`);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('vik@shop.example has no role here'),
    ]);
    await closed.close();
  });
});

test('the way back after a sign-in never leaves this server', async () => {
  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F/..//evil.example',
    'javascript:1',
  ]) {
    provider.signInAs(asha);
    const { url } = await createCookieJar().follow(
      `${app.origin}/auth/sign-in?to=${encodeURIComponent(to)}`,
      (next) => next.origin === app.origin && next.pathname !== '/auth/callback',
    );
    expect(url.origin).toBe(app.origin);
  }
});

test('the way back is judged again when the browser returns, for others may have written its cookie', async () => {
  const jar = createCookieJar();
  const { url } = await stopAtCallback(jar);
  const own = jar.cookies(app.origin);
  const attempt = JSON.parse(Buffer.from(own.get('rcs-sign-in') ?? '', 'base64url').toString());
  const forged = { ...attempt, to: 'https://evil.example/' };
  own.set('rcs-sign-in', Buffer.from(JSON.stringify(forged)).toString('base64url'));
  const answer = await jar.call(url);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
});

test('one address cannot start sign-ins without end', async () => {
  const busy = await openListeningApp({ environment: settings() });
  const answers = await Promise.all(Array.from({ length: 130 }, () => busy.call('/auth/sign-in')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await busy.close();
});

test('a wrong secret of this server is an error in the log and in the metrics, in plain words', async () => {
  const wrong = await openListeningApp({
    environment: {
      ...settings(),
      OIDC_CLIENT_SECRET: 'marked-wrong',
      METRICS: 'on',
      METRICS_TOKEN: 'scraper',
    },
  });
  const jar = createCookieJar();
  const { url } = await stopAtCallback(jar);
  const answer = await jar.call(`${wrong.origin}/auth/callback${url.search}`);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringContaining('does not accept this server'),
  ]);
  expect(
    wrong.lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'sign-in-failure'),
  ).toMatchObject({
    level: 'error',
    reason: 'the provider does not accept this server: OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is wrong',
  });
  const metrics = await wrong.call('/metrics', { headers: { Authorization: 'Bearer scraper' } });
  expect(await metrics.text()).toContain('sign_ins_total{outcome="failed"} 1');
  await wrong.close();
});

describe('a session ends', () => {
  test('after two idle hours, and after twelve hours in use', async () => {
    const idle = (await signIn(asha)).jar;
    app.clock.now += 2 * 3_600_000 - 1000;
    expect((await session(idle)).role).toBe('sender');
    app.clock.now += 2 * 3_600_000 + 1000;
    expect((await session(idle)).role).toBe(null);
    app.clock.now = Date.now();
    const busy = (await signIn(asha)).jar;
    for (let hour = 0; hour < 12; hour += 1) {
      expect((await session(busy)).role).toBe('sender');
      app.clock.now += 3_600_000;
    }
    app.clock.now += 1000;
    expect((await session(busy)).role).toBe(null);
  });

  test('when a sender ends it, and only that one', async () => {
    const { jar: sender } = await signIn(asha);
    const { jar: viewer } = await signIn(vik);
    expect((await viewer.call(`${app.origin}/api/sessions`)).status).toBe(403);
    const listed: { id: string; name: string }[] = await (
      await sender.call(`${app.origin}/api/sessions`)
    ).json();
    const own = listed.find(({ name }) => name === vik.email);
    const ended = await sender.call(`${app.origin}/api/sessions/${own?.id}`, { method: 'DELETE' });
    expect(ended.status).toBe(204);
    expect((await session(viewer)).role).toBe(null);
    expect((await session(sender)).role).toBe('sender');
    expect((await acts()).at(-1)).toMatchObject({
      person: asha.email,
      action: 'session-ended',
      name: vik.email,
    });
  });
});

test('a marked secret, a session id and a code are in no log line, answer or file of the database', async () => {
  const jar = createCookieJar();
  provider.signInAs(asha);
  const { url } = await jar.follow(
    `${app.origin}/auth/sign-in`,
    (next) => next.pathname === '/auth/callback',
  );
  const code = url.searchParams.get('code') ?? '';
  await jar.call(url);
  const id = jar.cookies(app.origin).get('rcs-session') ?? '';
  expect([code.length > 20, id.length]).toEqual([true, 43]);
  const answers = await Promise.all(
    ['/api/session', '/api/sessions', '/api/audit', '/api/log', '/api/connection'].map(async (path) =>
      (await jar.call(`${app.origin}${path}`)).text(),
    ),
  );
  const files = readdirSync(data.path).map((name) => readFileSync(join(data.path, name), 'latin1'));
  const all = [...answers, ...files, ...app.lines].join('\n');
  expect(all).toContain('asha@shop.example');
  for (const secret of [CLIENT_SECRET, id, code]) expect(all).not.toContain(secret);
});

test('while the provider is away, a sign-in says so, and the server serves on', async () => {
  const alone = await openListeningApp({
    environment: { ...settings(), OIDC_ISSUER: 'http://127.0.0.1:9' },
  });
  const answer = await alone.call('/auth/sign-in');
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('is not responding')]);
  expect((await alone.call('/livez')).status).toBe(200);
  expect(
    alone.lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'sign-in-failure'),
  ).toMatchObject({
    level: 'error',
    reason: expect.stringMatching(/^the provider cannot be reached/),
  });
  await alone.close();
});
