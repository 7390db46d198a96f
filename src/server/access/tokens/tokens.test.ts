import { afterEach, beforeEach, expect, test } from 'vitest';
import { MadeToken, TokenList } from '../../../schema/responses/tokens';
import { connectionFrom } from '../../testing/connectionFrom';
import { openStubPlatform } from '../../testing/stubPlatform';
import { openTestApp, postJson, textTemplate, type TestApp } from '../../testing/testApp';

const DAY_MS = 24 * 60 * 60 * 1000;
const PROXY = '10.0.0.1';
const environment = {
  SIGN_IN: 'header',
  TRUSTED_PROXY_ADDRESSES: `${PROXY}/32`,
  TRUSTED_USER_HEADER: 'X-Auth-User',
  OIDC_ROLES: JSON.stringify({
    claim: 'X-Auth-Groups',
    roles: { shop: 'sender', desk: 'author', bank: 'viewer' },
  }),
  OIDC_DEFAULT_ROLE: 'none',
  SPACES: JSON.stringify([
    { name: 'retail', roles: { shop: 'sender', desk: 'author' } },
    { name: 'bank', roles: { bank: 'author', shop: 'author' } },
  ]),
};

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ environment });
});
afterEach(() => app.close());

type Person = { name: string; groups: string };
const sender = { name: 'Ada', groups: 'shop' };
const author = { name: 'Ben', groups: 'desk' };
const other = { name: 'Chi', groups: 'bank' };

/** A call of a person, whom the proxy names. */
function as({ name, groups }: Person, path: string, init: RequestInit = {}) {
  const named = { 'X-Auth-User': name, 'X-Auth-Groups': groups };
  return app.call(path, init, connectionFrom(PROXY, named));
}

/** A call of a program, from anywhere. */
function by(secret: string, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${secret}`);
  return app.call(path, { ...init, headers }, connectionFrom('192.0.2.9'));
}

const ask = (person: Person, body: object) => as(person, '/api/v1/tokens', postJson(body));

async function make(person: Person, body: object): Promise<MadeToken> {
  const answer = await ask(person, body);
  expect(answer.status).toBe(201);
  return MadeToken.parse(await answer.json());
}

const labelsFor = async (person: Person) =>
  TokenList.parse(await (await as(person, '/api/v1/tokens')).json()).tokens.map(({ label }) => label);

async function refusalOf(answer: Promise<Response>): Promise<unknown[]> {
  const { status, ...rest } = await answer.then(async (found) => ({
    status: found.status,
    body: await found.json().catch(() => undefined),
  }));
  return [status, rest.body?.error?.code];
}

const drafts = '/api/v1/spaces/retail/drafts';
const draft = { template: textTemplate('by_program') };

test('a program acts as the owner of its token, with the role of the token', async () => {
  const { secret, token } = await make(sender, { label: 'Nightly pull', role: 'author' });
  expect(token).toMatchObject({ label: 'Nightly pull', owner: 'Ada', isOwn: true, usedAt: null });
  const session = await (await by(secret, '/api/session')).json();
  expect(session).toMatchObject({ role: 'author', person: { name: 'Ada' } });

  const made = await by(secret, drafts, postJson(draft));
  expect([made.status, (await made.json()).draft.changedBy]).toEqual([201, 'Ada']);
  const send = by(secret, '/api/v2/rcs/demo/templates', postJson(textTemplate('sent_by_program')));
  expect(await refusalOf(send)).toEqual([403, 'role']);

  const [listed] = (await (await as(sender, '/api/v1/tokens')).json()).tokens;
  expect(listed.usedAt).toBe(new Date(app.clock.now).toISOString());
  expect(JSON.stringify(listed)).not.toContain(secret);
});

test('a token of a space opens that space only', async () => {
  const { secret } = await make(sender, { label: 'Shop site', role: 'author', space: 'retail' });
  expect((await by(secret, drafts, postJson(draft))).status).toBe(201);
  expect(await refusalOf(by(secret, '/api/v1/spaces/bank/drafts'))).toEqual([404, 'no_space']);
  const { spaces } = await (await by(secret, '/api/v1/spaces')).json();
  expect(spaces).toEqual([{ name: 'retail', label: 'retail', role: 'author', review: 'none' }]);
});

test('a personal token is not above its owner in any space', async () => {
  const { secret } = await make(sender, { label: 'All', role: 'sender' });
  const { spaces } = await (await by(secret, '/api/v1/spaces')).json();
  expect(spaces.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
    ['retail', 'sender'],
    ['bank', 'author'],
  ]);
});

test('nobody makes a token that could do more than they', async () => {
  expect(await refusalOf(ask(author, { label: 'Up', role: 'sender' }))).toEqual([403, 'role']);
  const inSpace = { label: 'Up', role: 'author', space: 'retail' };
  expect(await refusalOf(ask(author, inSpace))).toEqual([403, 'role']);
  expect(await refusalOf(ask(other, { ...inSpace, role: 'viewer' }))).toEqual([404, 'not_found']);
  const wrong = [
    {},
    { label: ' ', role: 'viewer' },
    { label: 'a', role: 'owner' },
    { label: 'a', role: 'viewer', days: 366 },
  ];
  for (const body of wrong) expect(await refusalOf(ask(author, body))).toEqual([400, 'body']);
  expect(await labelsFor(sender)).toEqual([]);
});

test('a program makes, sees and revokes no tokens', async () => {
  const { secret, token } = await make(sender, { label: 'CI', role: 'sender' });
  const calls = [
    by(secret, '/api/v1/tokens'),
    by(secret, '/api/v1/tokens', postJson({ label: 'More', role: 'viewer' })),
    by(secret, `/api/v1/tokens/${token.id}`, { method: 'DELETE' }),
  ];
  for (const call of calls) expect(await refusalOf(call)).toEqual([403, 'token']);
  expect(await labelsFor(sender)).toEqual(['CI']);
});

test('a token ends when it is revoked, when its time is over, and when its owner may not come in any more', async () => {
  const ends = async (secret: string, path = drafts) => refusalOf(by(secret, path));
  const revoked = await make(author, { label: 'Revoked', role: 'author' });
  expect((await as(author, `/api/v1/tokens/${revoked.token.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await ends(revoked.secret)).toEqual([401, 'sign_in']);

  const old = await make(author, { label: 'Old', role: 'author', days: 1 });
  const kept = await make(author, { label: 'Kept', role: 'author' });
  app.clock.now += DAY_MS + 1;
  expect(await ends(old.secret)).toEqual([401, 'sign_in']);
  expect((await by(kept.secret, drafts)).status).toBe(200);
  expect(await labelsFor(author)).toEqual(['Kept']);

  // The next visit tells the server what the person may do now.
  await as({ ...author, groups: 'bank' }, '/api/session');
  expect(await ends(kept.secret)).toEqual([404, 'no_space']);
  expect((await by(kept.secret, '/api/session').then(async (answer) => answer.json())).role).toBe('viewer');
});

test('tokens are seen and revoked by their owner and by senders', async () => {
  const { token } = await make(author, { label: 'Of Ben', role: 'viewer' });
  await make(sender, { label: 'Of Ada', role: 'viewer' });
  expect(await labelsFor(author)).toEqual(['Of Ben']);
  expect(await labelsFor(other)).toEqual([]);
  expect((await labelsFor(sender)).toSorted()).toEqual(['Of Ada', 'Of Ben']);
  const revoke = (person: Person) => as(person, `/api/v1/tokens/${token.id}`, { method: 'DELETE' });
  expect(await refusalOf(revoke(other))).toEqual([404, 'not_found']);
  expect((await revoke(sender)).status).toBe(204);
  const activity = await (await as(sender, '/api/audit?q=Of Ben')).text();
  expect(activity).toContain('"token-made"');
  expect(activity).toContain('"token-revoked"');
});

test('a revoked token opens none of the addresses', async () => {
  const { secret, token } = await make(sender, { label: 'Leaver', role: 'sender' });
  expect((await by(secret, drafts)).status).toBe(200);
  await as(sender, `/api/v1/tokens/${token.id}`, { method: 'DELETE' });
  const guarded = app.app.rules.filter(({ needs }) => needs !== 'anyone');
  expect(guarded.length).toBeGreaterThan(20);
  for (const { method, path } of guarded) {
    const address = path.replace(':space', 'retail').replaceAll(/:\w+/g, 'x');
    expect([path, ...(await refusalOf(by(secret, address, { method })))]).toEqual([path, 401, 'sign_in']);
  }
});

test('an unknown token is refused, whoever the proxy names', async () => {
  const headers = { Authorization: `Bearer rcstb_${'a'.repeat(43)}` };
  expect(await refusalOf(as(sender, drafts, { headers }))).toEqual([401, 'sign_in']);
});

test('a token is never passed on to a platform', async () => {
  const platform = await openStubPlatform((_request, response) => response.end('{}'));
  await app.close();
  app = await openTestApp({
    environment: { ...environment, RCS_BASE_URL: platform.baseUrl, RCS_APP_IDS: 'demo' },
  });
  const { secret } = await make(sender, { label: 'CI', role: 'sender' });
  const send = by(secret, '/api/v2/rcs/demo/templates', postJson(textTemplate('kept_here')));
  expect(await refusalOf(send)).toEqual([401, 'token_missing']);
  expect(platform.received).toEqual([]);
  await platform.close();
});

test('without sign-in no token is needed', async () => {
  const open = await openTestApp();
  const answer = open.call('/api/v1/tokens', postJson({ label: 'CI', role: 'viewer' }));
  expect(await refusalOf(answer)).toEqual([409, 'no_sign_in']);
  expect((await open.call('/api/v1/spaces/team/drafts')).status).toBe(200);
  await open.close();
});

test('one person has at most 50 tokens', async () => {
  for (let made = 0; made < 50; made += 1) await make(author, { label: `${made}`, role: 'viewer' });
  expect(await refusalOf(ask(author, { label: 'One more', role: 'viewer' }))).toEqual([409, 'too_many']);
  await make(sender, { label: 'Of somebody else', role: 'viewer' });
});
