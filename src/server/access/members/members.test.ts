import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InvitationAnswer, MadeInvitation, MemberList } from '../../../schema/responses/members';
import { SpaceList } from '../../../schema/responses/spaces';
import { createMailboxStore } from '../../notices/mailboxStore';
import { databasePlaces } from '../../testing/databasePlaces';
import { call, readAs, text } from '../../testing/draftCalls';
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/testApp';

const DAY_MS = 24 * 60 * 60 * 1000;

const groupsOf: Record<string, string[] | undefined> = {
  asha: ['campaign'],
  ben: ['copy'],
  cleo: [],
  dev: ['service'],
};
let app: TestApp;

async function open(place: Record<string, string> = {}) {
  const options: TestAppOptions = {
    environment: {
      ...place,
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { campaign: 'sender', copy: 'viewer' } },
        { name: 'service', roles: { service: 'sender' } },
      ]),
    },
    identify: async (request) => {
      const name = request.headers.get('test-person') ?? '';
      const groups = groupsOf[name];
      return groups ? { role: 'viewer', person: { subject: `${name}-1`, name }, groups } : {};
    },
  };
  app = await openTestApp(options);
}
beforeEach(() => open());
afterEach(() => app.close());

const as = (name: string) => ({ 'Test-Person': name });
const offers = '/api/v1/spaces/offers';

const invite = async (role: string, by = 'asha') =>
  readAs(
    MadeInvitation,
    await call(app, `${offers}/invitations`, { method: 'POST', headers: as(by), body: { role, days: 7 } }),
  );
const use = (name: string, secret: string, act: 'read' | 'accept' = 'accept') =>
  call(app, `/api/v1/invitations/${act}`, { method: 'POST', headers: as(name), body: { secret } });
const spacesOf = async (name: string) =>
  (await readAs(SpaceList, call(app, '/api/v1/spaces', { headers: as(name) }))).spaces.map(
    (space) => `${space.name}: ${space.role}`,
  );
const membersFor = async (name: string) =>
  readAs(MemberList, call(app, `${offers}/members`, { headers: as(name) }));
const act = async (method: 'PUT' | 'DELETE', path: string, by = 'asha', body?: unknown) =>
  (await call(app, `${offers}/${path}`, { method, headers: as(by), body })).status;
async function codeOf(asked: Promise<Response>) {
  const answer = await asked;
  const { error } = (await answer.json()) as { error: { code: string } };
  return [answer.status, error.code];
}

test('who joins with an invitation has its role in that space alone', async () => {
  const { secret, invitation } = await invite('author');
  expect(await spacesOf('cleo')).toEqual([]);
  expect(await readAs(InvitationAnswer, use('cleo', secret, 'read'))).toEqual({
    space: 'offers',
    label: 'Offers',
    role: 'author',
    by: 'asha',
    ownRole: null,
  });
  expect(await spacesOf('cleo')).toEqual([]);
  expect(await readAs(InvitationAnswer, use('cleo', secret))).toMatchObject({ ownRole: 'author' });
  expect(await spacesOf('cleo')).toEqual(['offers: author']);
  const written = await call(app, `${offers}/drafts`, {
    method: 'POST',
    headers: as('cleo'),
    body: text('Hi'),
  });
  expect(written.status).toBe(201);
  await createMailboxStore(app.database, Date.now).remember('cleo-1', 'cleo@shop.example');
  const { members, invitations } = await membersFor('asha');
  expect(members).toEqual([
    {
      id: 'cleo-1',
      name: 'cleo',
      address: 'cleo@shop.example',
      role: 'author',
      invitedAs: 'author',
      isYou: false,
    },
  ]);
  expect(invitations).toEqual([{ ...invitation, joined: 1 }]);
});

test('roles add up: an invitation raises a role and never lowers one', async () => {
  const [author, viewer] = [await invite('author'), await invite('viewer')];
  await use('ben', author.secret);
  expect(await spacesOf('ben')).toEqual(['offers: author']);
  await use('ben', viewer.secret);
  await use('asha', viewer.secret);
  expect([await spacesOf('ben'), await spacesOf('asha')]).toEqual([['offers: author'], ['offers: sender']]);
  const { invitations } = await membersFor('asha');
  expect(invitations?.map(({ joined }) => joined).toSorted()).toEqual([0, 1]);
});

test('an invitation ends after its days, when it is withdrawn, and with the role of who made it', async () => {
  const [withdrawn, late, ofCleo] = [await invite('viewer'), await invite('viewer'), await invite('sender')];
  expect(await act('DELETE', `invitations/${withdrawn.invitation.id}`)).toBe(204);
  expect(await codeOf(use('dev', withdrawn.secret))).toEqual([404, 'not_found']);
  await use('cleo', ofCleo.secret);
  const byCleo = await invite('author', 'cleo');
  expect(await act('DELETE', 'members/cleo-1')).toBe(204);
  expect(await spacesOf('cleo')).toEqual([]);
  expect(await codeOf(use('dev', byCleo.secret))).toEqual([404, 'not_found']);
  app.clock.now += 7 * DAY_MS + 1;
  expect(await codeOf(use('dev', late.secret))).toEqual([404, 'not_found']);
  expect(await codeOf(use('dev', 'x'.repeat(43)))).toEqual([404, 'not_found']);
  expect(await codeOf(use('dev', 'too short'))).toEqual([400, 'body']);
  expect(await spacesOf('dev')).toEqual(['service: sender']);
});

test('a sender changes the roles of others, and never their own; senders of other spaces change nothing', async () => {
  await use('cleo', (await invite('sender')).secret);
  expect(await act('PUT', 'members/cleo-1', 'cleo', { role: 'viewer' })).toBe(409);
  expect(await act('DELETE', 'members/cleo-1', 'cleo')).toBe(409);
  expect(await act('PUT', 'members/cleo-1', 'asha', { role: 'approver' })).toBe(204);
  expect(await spacesOf('cleo')).toEqual(['offers: approver']);
  expect([
    await act('PUT', 'members/cleo-1', 'ben', { role: 'sender' }),
    await act('PUT', 'members/cleo-1', 'cleo', { role: 'sender' }),
    await act('DELETE', 'members/cleo-1', 'dev'),
    await act('PUT', 'members/dev-1', 'asha', { role: 'sender' }),
    await act('DELETE', 'members/asha-1', 'asha'),
    await act('DELETE', 'invitations/unknown', 'asha'),
  ]).toEqual([403, 403, 404, 404, 409, 404]);
  expect((await membersFor('cleo')).invitations).toBeNull();
});

test('all of it is in the record of acts, by person and space, without the secret', async () => {
  const { secret, invitation } = await invite('author');
  await use('cleo', secret);
  await act('PUT', 'members/cleo-1', 'asha', { role: 'viewer' });
  await act('DELETE', 'members/cleo-1');
  await act('DELETE', `invitations/${invitation.id}`);
  const rows = await app.database.selectFrom('audit').selectAll().orderBy('id').execute();
  expect(rows.map(({ person, action, name, outcome }) => [person, action, name, outcome])).toEqual([
    ['asha', 'invitation-made', 'Offers: author', 'done'],
    ['cleo', 'member-joined', 'Offers: author', 'done'],
    ['asha', 'member-changed', 'cleo, Offers: viewer', 'done'],
    ['asha', 'member-removed', 'cleo, Offers', 'done'],
    ['asha', 'invitation-withdrawn', 'Offers', 'done'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const tables = await app.database.selectFrom('invitations').selectAll().execute();
  expect(JSON.stringify(tables)).not.toContain(secret);
});

test('one space has at most 50 open invitations', async () => {
  for (let count = 0; count < 50; count += 1) await invite('viewer');
  const again = call(app, `${offers}/invitations`, {
    method: 'POST',
    headers: as('asha'),
    body: { role: 'viewer' },
  });
  expect(await codeOf(again)).toEqual([409, 'too_many']);
});

describe.each(Object.entries(databasePlaces()))('two senders in the %s database', (_name, makePlace) => {
  test('one stays, of 50 pairs who remove or demote each other at once', async () => {
    const { place, remove } = await makePlace();
    await app.close();
    await open(place);
    for (let round = 0; round < 50; round += 1) {
      await app.database.deleteFrom('members').execute();
      await app.database
        .insertInto('members')
        .values(
          ['cleo', 'dev'].map((name) => {
            const since = '2027-01-01T00:00:00Z';
            return { space: 'offers', subject: `${name}-1`, name, role: 'sender', since };
          }),
        )
        .execute();
      const demote = (name: string, by: string) => act('PUT', `members/${name}-1`, by, { role: 'viewer' });
      const takeBack = (name: string, by: string) => act('DELETE', `members/${name}-1`, by);
      const [one, other] = [round % 2 ? demote : takeBack, round % 3 ? takeBack : demote];
      const statuses = await Promise.all([one('cleo', 'dev'), other('dev', 'cleo')]);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      const left = await app.database.selectFrom('members').select('role').execute();
      expect(left.filter(({ role }) => role === 'sender')).toHaveLength(1);
    }
    remove();
  });
});
