import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { connectionFrom } from '../../testing/connectionFrom';
import { openListeningApp } from '../../testing/listeningApp';
import { openTestApp } from '../../testing/testApp';

const environment = {
  SIGN_IN: 'header',
  TRUSTED_USER_HEADER: 'X-Forwarded-User',
  OIDC_ROLES: JSON.stringify({ claim: 'X-Forwarded-Groups', roles: { campaign: 'sender' } }),
};

async function askAs(headers: Record<string, string>, peer: string, more: Record<string, string> = {}) {
  const app = await openTestApp({ environment: { ...environment, ...more } });
  const answer = await app.call('/api/session', { headers }, connectionFrom(peer, headers));
  await app.close();
  return answer.json();
}

const asha = { 'X-Forwarded-User': ' asha@shop.example ', 'X-Forwarded-Groups': 'staff, campaign' };
const person = { subject: 'asha@shop.example', name: 'asha@shop.example' };

test('a trusted proxy names the person, and the groups that give a role', async () => {
  expect(await askAs(asha, '127.0.0.1')).toEqual({ signIn: 'header', role: 'sender', person });
  expect(await askAs({ 'X-Forwarded-User': asha['X-Forwarded-User'] }, '::1')).toMatchObject({
    role: 'viewer',
  });
  const trusted = { TRUSTED_PROXY_ADDRESSES: '10.1.0.0/16' };
  expect(await askAs(asha, '::ffff:10.1.2.3', trusted)).toMatchObject({ role: 'sender' });
});

test('a visit through the proxy leads to its sign-in, and from there back to this server only', async () => {
  const app = await openTestApp({ environment });
  const visit = (to: string) => app.call(`/auth/sign-in?to=${encodeURIComponent(to)}`);
  expect((await visit('/auth/done')).headers.get('location')).toBe('/auth/done');
  expect((await visit('//evil.example/')).headers.get('location')).toBe('/');
  expect(await (await app.call('/auth/done')).text()).toContain('You are signed in');
  await app.close();
});

test('the header of another caller counts for nothing', async () => {
  const nobody = { signIn: 'header', role: null, person: null };
  expect(await askAs(asha, '192.0.2.7')).toEqual(nobody);
  expect(
    await askAs({ ...asha, 'X-Forwarded-For': '127.0.0.1' }, '192.0.2.7', { TRUSTED_PROXIES: '1' }),
  ).toEqual(nobody);
  expect(await askAs(asha, '127.0.0.1', { TRUSTED_PROXY_ADDRESSES: '10.1.0.0/16' })).toEqual(nobody);
  expect(await askAs({ 'X-Forwarded-User': ' ' }, '127.0.0.1')).toEqual(nobody);
  expect(await askAs({ 'X-Forwarded-User': 'vik' }, '127.0.0.1', { OIDC_DEFAULT_ROLE: 'none' })).toEqual(
    nobody,
  );
});

/** Asks over real HTTP who calls, with headers as they stand on the line. */
async function askWith(headers: [name: string, value: string][]) {
  const app = await openListeningApp({ environment });
  const { hostname, port } = new URL(app.origin);
  const call = request({
    hostname,
    port,
    path: '/api/session',
    headers: ['Host', hostname, ...headers.flat()],
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const session: unknown = JSON.parse(await text(answer));
  await app.close();
  return session;
}

test('a header that comes twice is nobody’s: the caller has sent one, and the proxy has added its own', async () => {
  const nobody = { signIn: 'header', role: null, person: null };
  const user: [string, string] = ['X-Forwarded-User', 'asha'];
  const groups: [string, string] = ['X-Forwarded-Groups', 'campaign'];
  expect(await askWith([user, groups])).toMatchObject({ role: 'sender', person: { name: 'asha' } });
  expect(await askWith([['x-forwarded-user', 'vik'], user, groups])).toEqual(nobody);
  expect(await askWith([user, ['X-FORWARDED-GROUPS', 'staff'], groups])).toEqual(nobody);
});

const asBytes = (name: string) => Buffer.from(name).toString('latin1');

test('a name in UTF-8 is read as it is meant, and one in Latin-1 too', async () => {
  expect(await askWith([['X-Forwarded-User', asBytes('आशा Müller')]])).toMatchObject({
    person: { name: 'आशा Müller' },
  });
  expect(await askWith([['X-Forwarded-User', 'Müller']])).toMatchObject({ person: { name: 'Müller' } });
});
