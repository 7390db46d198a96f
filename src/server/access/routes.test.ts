import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionFrom } from '../testing/connectionFrom';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../testing/testApp';
import { Role } from '../../schema/responses/session';
import { includesSpaceRole, SpaceRole } from '../../schema/responses/spaces';
import { createGuestStore } from '../reviews/guestStore';
import { isServerPath } from '../guards/addresses';
import { includesRole } from './people';
import type { RouteRule } from './route';

/** What each caller may do on the page, and in the space `team`. A stranger is a sender in another space. */
const visitors = {
  nobody: {},
  viewer: { role: 'viewer', inSpace: 'viewer' },
  author: { role: 'author', inSpace: 'author' },
  approver: { role: 'author', inSpace: 'approver' },
  sender: { role: 'sender', inSpace: 'sender' },
  stranger: { role: 'sender' },
  invited: { role: 'viewer', inSpace: 'author' },
} satisfies Record<string, { role?: Role; inSpace?: SpaceRole }>;
type Visitor = keyof typeof visitors;
const names = Object.keys(visitors) as Visitor[];

const roles: Record<string, Role> = { control: 'sender', lookup: 'sender', send: 'sender', write: 'author' };

/** The refusal that a kind of rule gives to a caller at another machine. */
function refusalOf({ needs }: RouteRule, visitor: Visitor): [status: number, code: string] | undefined {
  const { role, inSpace }: { role?: Role; inSpace?: SpaceRole } = visitors[visitor];
  if (needs === 'anyone') return undefined;
  if (role === undefined) return [401, 'sign_in'];
  const inSpaceNeeded = SpaceRole.safeParse(needs.replace('space ', '')).data;
  if (needs.startsWith('space ') && inSpaceNeeded) {
    if (inSpace === undefined) return [404, 'no_space'];
    return includesSpaceRole(inSpace, inSpaceNeeded) ? undefined : [403, 'role'];
  }
  if (needs === 'write' && inSpace !== undefined && includesSpaceRole(inSpace, 'author')) return undefined;
  return includesRole(role, roles[needs] ?? Role.parse(needs)) ? undefined : [403, 'role'];
}

const environment = {
  SIGN_IN: 'oidc',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'builder',
  OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
  SPACES: JSON.stringify([
    { name: 'team', roles: Object.fromEntries(SpaceRole.options.map((role) => [role, role])) },
    { name: 'other', roles: { stranger: 'sender' } },
  ]),
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    environment,
    async identify(request) {
      const name = request.headers.get('test-visitor') ?? '';
      const { role, inSpace }: { role?: Role; inSpace?: SpaceRole } = visitors[name as Visitor] ?? {};
      return role === undefined ? {} : { role, person: { subject: name, name }, groups: [inSpace ?? name] };
    },
  });
});
afterAll(() => app.close());

const remote = connectionFrom('192.0.2.7');

const callAs = (visitor: Visitor, { method, path }: RouteRule) =>
  app.call(
    path.replace(':space', 'team').replaceAll(/:\w+/g, 'x'),
    { method, headers: { 'Test-Visitor': visitor } },
    remote,
  );

/** Status and code of a refusal for the caller's role; undefined for every other answer. */
async function refusalIn(answer: Response): Promise<[number, string] | undefined> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return undefined;
  }
  const body: unknown = await answer.json().catch(() => undefined);
  const { source, error } = (body ?? {}) as { source?: string; error?: { code?: string } };
  const code = error?.code ?? '';
  return source === 'gateway' && ['sign_in', 'role', 'not_local', 'no_space'].includes(code)
    ? [answer.status, code]
    : undefined;
}

test('every route answers the callers that its row names, and refuses all others', async () => {
  expect(app.app.rules.length).toBeGreaterThan(20);
  for (const rule of app.app.rules) {
    for (const visitor of names) {
      const answer = await callAs(visitor, rule);
      expect([rule.method, rule.path, visitor, await refusalIn(answer)]).toEqual([
        rule.method,
        rule.path,
        visitor,
        refusalOf(rule, visitor),
      ]);
      expect([404, 405].includes(answer.status) && answer.headers.has('allow')).toBe(false);
    }
  }
});

test('addresses that change or send something are for authors and senders, or judge by something else', () => {
  const openToAll = app.app.rules
    .filter(({ method, needs }) => method !== 'GET' && ['anyone', 'viewer', 'space viewer'].includes(needs))
    .map(({ method, path }) => `${method} ${path}`);
  expect(openToAll.toSorted()).toEqual([
    'DELETE /api/session',
    'DELETE /api/v1/spaces/:space/drafts/:id/comments/:comment',
    'DELETE /api/v1/spaces/:space/drafts/:id/presence/:page',
    'DELETE /api/v1/tokens/:id',
    'PATCH /api/v1/spaces/:space/drafts/:id/comments/:comment',
    'POST /api/v1/guest/review',
    'POST /api/v1/invitations/accept',
    'POST /api/v1/invitations/read',
    'POST /api/v1/tokens',
    'POST /csp',
    'POST /unsubscribe/:secret',
    'POST /v2/rcs/:appId/templates',
    'POST /verification/v1/verifications',
    'PUT /api/v1/guest/comments/:comment',
    'PUT /api/v1/notices/mail',
    'PUT /api/v1/notices/read',
    'PUT /api/v1/spaces/:space/drafts/:id/comments/:comment',
    'PUT /api/v1/spaces/:space/drafts/:id/comments/seen',
    'PUT /api/v1/spaces/:space/drafts/:id/presence',
  ]);
});

test('the secret of a link for guests is no sign-in at any address, and Activity tells who tries', async () => {
  const guests = createGuestStore(app.database, () => app.clock.now);
  const { secret } = await guests.make({ space: 'team', id: 'x' }, 7, { subject: 'author', name: 'author' });
  const real = await openTestApp({ environment: { ...environment, DATA_DIR: app.settings.DATA_DIR } });
  const keys: Record<string, string>[] = [
    { Authorization: `Bearer ${secret}` },
    { Authorization: `Application ${secret}` },
    { Cookie: `session=${secret}; __Host-session=${secret}` },
  ];
  for (const rule of real.app.rules)
    for (const headers of keys) {
      const path = rule.path.replace(':space', 'team').replaceAll(/:\w+/g, 'x');
      const answer = await real.call(`${path}?secret=${secret}`, { method: rule.method, headers }, remote);
      expect([rule.method, rule.path, await refusalIn(answer)]).toEqual([
        rule.method,
        rule.path,
        refusalOf(rule, 'nobody'),
      ]);
    }
  const records = app.database.selectFrom('audit').select(['person', 'space', 'outcome', 'code']);
  const tried = await records.where('action', '=', 'guest-refused').execute();
  // Ten in a minute: a loop of attempts must not push older records out.
  expect(tried.length).toBeGreaterThanOrEqual(10);
  expect(new Set(tried.map((record) => JSON.stringify(record)))).toEqual(
    new Set([JSON.stringify({ person: 'A guest', space: 'team', outcome: 'not-done', code: 'sign_in' })]),
  );
  await real.close();
});

test('verifications are looked up by the role of the setting', async () => {
  const lookups = app.app.rules.filter(({ needs }) => needs === 'lookup').map(({ path }) => path);
  expect(lookups).toEqual([
    '/api/verification/v1/verifications/id/:id',
    '/api/verification/v1/verifications/seamless/number/:number',
    '/api/verification/v1/verifications/reference/:reference',
    '/api/verification/sent/:id',
  ]);
  const open = await openTestApp({
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      VERIFICATION_LOOKUP_ROLE: 'author',
    },
    async identify(request) {
      const role = Role.parse(request.headers.get('test-role'));
      return { role, person: { subject: role, name: role } };
    },
  });
  const ask = async (role: Role) => {
    const path = '/api/verification/v1/verifications/reference/order-7';
    return refusalIn(await open.call(path, { headers: { 'Test-Role': role } }, remote));
  };
  expect([await ask('viewer'), await ask('author')]).toEqual([[403, 'role'], undefined]);
  await open.close();
});

test('a server in development answers every address itself, and leaves those of the page', () => {
  for (const { path } of app.app.rules) expect([path, isServerPath(path)]).toEqual([path, true]);
  for (const path of ['/', '/gallery', '/docsy', '/templates/new', '/src/main.tsx', '/apitest', '/review/x'])
    expect([path, isServerPath(path)]).toEqual([path, false]);
});

test('no file but the table of routes registers an address', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const registering = files.filter((path) => /\bnew Hono\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(registering).toEqual([join('access', 'routeTable.ts')]);
});

describe('the controls of the embedded platform', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp();
  });
  afterAll(() => open.close());
  const setScenario = (headers: Record<string, string>, address: string | undefined, at = open) =>
    at.call('/api/scenario', { ...postJson({ next: [] }, headers), method: 'PUT' }, connectionFrom(address));

  test('are for callers on this machine if nobody signs in', async () => {
    expect((await setScenario({}, '127.0.0.1')).status).toBe(200);
    expect((await setScenario({}, '::1')).status).toBe(200);
    expect((await setScenario({}, undefined)).status).toBe(403);
  });

  test('are for senders alone if people sign in, wherever they are', async () => {
    expect((await setScenario({}, '127.0.0.1', app)).status).toBe(401);
    expect((await setScenario({ 'Test-Visitor': 'author' }, '127.0.0.1', app)).status).toBe(403);
    expect((await setScenario({ 'Test-Visitor': 'sender' }, '192.0.2.7', app)).status).toBe(200);
  });

  test('are refused to another machine with a fitting Origin, and to one behind an unknown proxy', async () => {
    const fitting = { Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' };
    expect((await setScenario(fitting, '192.0.2.7')).status).toBe(403);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'CF-Connecting-IP'])
      expect((await setScenario({ [name]: 'for=192.0.2.7' }, '127.0.0.1')).status).toBe(403);
  });

  test('are refused to another machine if there is no sign-in', async () => {
    const answer = await open.call('/api/platform', { method: 'DELETE' }, remote);
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'not_local']);
  });

  test('cannot empty the platform where the settings forbid it', async () => {
    const kept = await openTestApp({ environment: { PLATFORM_EMPTYING: 'off' } });
    const create = '/v2/rcs/demo/templates';
    await kept.call(create, postJson(textTemplate('kept'), { Authorization: `Bearer ${TOKEN}` }));
    const answer = await kept.call('/api/platform', { method: 'DELETE' }, connectionFrom('127.0.0.1'));
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'emptying_off']);
    const list = await kept.call(create, { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(await list.json()).toMatchObject([{ name: 'kept' }]);
    await kept.close();
  });
});
