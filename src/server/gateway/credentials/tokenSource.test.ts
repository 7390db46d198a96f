import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStubPlatform } from '../../testing/stubPlatform';
import { openTestApp, postJson, textTemplate } from '../../testing/testApp';
import { createTokenSource } from './tokenSource';

type Service = Awaited<ReturnType<typeof openStubPlatform>>;

let service: Service;
let source: ReturnType<typeof createTokenSource>;
let clock: number;
let failing: boolean;
let extra: object;

beforeEach(async () => {
  clock = 0;
  failing = false;
  extra = {};
  service = await openStubPlatform((_request, response) => {
    const count = service.received.length;
    const body = {
      access_token: `token-${count}`,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_token: `refresh-${count}`,
      ...extra,
    };
    const headers = { 'Content-Type': 'application/json' };
    if (failing) response.writeHead(400, headers).end('{"error":"invalid_grant"}');
    else response.writeHead(200, headers).end(JSON.stringify(body));
  });
  const tokenUrl = `${service.baseUrl}/token`;
  source = createTokenSource(
    { tokenUrl, clientId: 'client', username: 'user', password: 'pass' },
    () => clock,
  );
});
afterEach(() => service.close());

const forms = () => service.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

test('simultaneous calls share one request by password for the first token', async () => {
  expect(await Promise.all([source.token(), source.token(), source.token()])).toEqual([
    'token-1',
    'token-1',
    'token-1',
  ]);
  expect(forms()).toEqual([
    { grant_type: 'password', username: 'user', password: 'pass', client_id: 'client' },
  ]);
});

test('a token is kept until shortly before it expires, then renewed by its refresh token', async () => {
  await source.token();
  clock = 269_000;
  expect(await source.token()).toBe('token-1');
  clock = 270_000;
  expect(await source.token()).toBe('token-2');
  expect(forms()[1]).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
    client_id: 'client',
  });
});

test('a refused token is replaced once for all who held it', async () => {
  const refused = await source.token();
  expect(await Promise.all([source.renew(refused), source.renew(refused)])).toEqual(['token-2', 'token-2']);
  expect(await source.renew(refused)).toBe('token-2');
  expect(forms().map(({ grant_type }) => grant_type)).toEqual(['password', 'refresh_token']);
});

test('a refresh token is used until it expires, and the password after that', async () => {
  extra = { refresh_expires_in: 400 };
  await source.token();
  clock = 300_000;
  await source.token();
  clock = 800_000;
  await source.token();
  expect(forms().map(({ grant_type }) => grant_type)).toEqual(['password', 'refresh_token', 'password']);
});

test('refused credentials are not tried again at once: failures lock accounts', async () => {
  await source.token();
  clock = 300_000;
  failing = true;
  await expect(source.token()).rejects.toThrow();
  clock += 29_000;
  await expect(source.token()).rejects.toThrow();
  expect(forms().map(({ grant_type }) => grant_type)).toEqual(['password', 'refresh_token', 'password']);
  clock += 1000;
  failing = false;
  expect(await source.token()).toMatch(/^token-/);
});

test('without a token nothing is sent to the platform, and no secret is revealed', async () => {
  failing = true;
  const app = await openTestApp({
    environment: {
      RCS_BASE_URL: service.baseUrl,
      RCS_APP_IDS: 'demo',
      RCS_TOKEN_URL: `${service.baseUrl}/token`,
      RCS_CLIENT_ID: 'client',
      RCS_USERNAME: 'user',
      RCS_PASSWORD: 'marked-password',
    },
  });
  const answer = await app.call('/api/v2/rcs/demo/templates', postJson(textTemplate('one')));
  expect(answer.status).toBe(502);
  const seen = (await answer.text()) + app.lines.join('');
  expect(seen).toContain('token_refused');
  expect(seen).not.toContain('marked-password');
  expect(service.received.map(({ path }) => path)).toEqual(['/token']);
  await app.close();
});
