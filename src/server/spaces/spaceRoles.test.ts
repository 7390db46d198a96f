import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DraftAnswer, SpaceList } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openTestApp, type TestApp, type TestAppOptions } from '../testing/testApp';

const as = (name: string) => ({ 'Test-Person': name });

describe('spaces', () => {
  const people: Record<string, { role: 'viewer'; groups: string[] }> = {
    writer: { role: 'viewer', groups: ['marketing', 'other'] },
    boss: { role: 'viewer', groups: ['marketing', 'leads'] },
    guest: { role: 'viewer', groups: ['other'] },
  };
  const options: TestAppOptions = {
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { marketing: 'author', leads: 'approver' } },
        { name: 'service', roles: { other: 'viewer' } },
      ]),
    },
    identify: async (request) => {
      const name = request.headers.get('test-person') ?? '';
      const person = people[name];
      return person ? { ...person, person: { subject: name, name } } : {};
    },
  };
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(options);
  });
  afterAll(() => app.close());

  const spacesOf = async (name: string) =>
    (await readAs(SpaceList, call(app, '/api/v1/spaces', { headers: as(name) }))).spaces.map(
      ({ name: space, role }) => `${space}: ${role}`,
    );
  const statusOf = async (name: string, space: string, method: string) =>
    (
      await call(app, `/api/v1/spaces/${space}/drafts`, {
        method,
        headers: as(name),
        ...(method === 'POST' ? { body: text('Hi') } : {}),
      })
    ).status;

  test('a person sees the spaces of their groups, with the highest role', async () => {
    expect(await spacesOf('writer')).toEqual(['offers: author', 'service: viewer']);
    expect(await spacesOf('boss')).toEqual(['offers: approver']);
    expect(await spacesOf('guest')).toEqual(['service: viewer']);
  });

  test('a space that is not theirs is not there for them; what they may only read they cannot change', async () => {
    expect([
      await statusOf('nobody', 'offers', 'GET'),
      await statusOf('guest', 'offers', 'GET'),
      await statusOf('guest', 'nowhere', 'GET'),
      await statusOf('guest', 'service', 'GET'),
      await statusOf('guest', 'service', 'POST'),
      await statusOf('writer', 'offers', 'POST'),
      await statusOf('boss', 'offers', 'POST'),
    ]).toEqual([401, 404, 404, 200, 403, 201, 201]);
  });

  test('who wrote a draft is the person of the session', async () => {
    const answer = await call(app, '/api/v1/spaces/offers/drafts', {
      method: 'POST',
      headers: as('writer'),
      body: { ...text('Hi'), person: 'boss' },
    });
    expect((await readAs(DraftAnswer, answer)).draft.changedBy).toBe('writer');
  });

  test('events of a space reach its members alone', async () => {
    const eventsFor = async (name: string) => {
      const answer = await call(app, '/api/v1/events', { headers: as(name) });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let received = '';
      void (async () => {
        for (;;) {
          const { value, done } = (await reader?.read()) ?? { done: true };
          if (done) return;
          received += value;
        }
      })();
      return { read: () => received, close: () => reader?.cancel() };
    };
    const [member, stranger] = [await eventsFor('boss'), await eventsFor('guest')];
    const answer = await call(app, '/api/v1/spaces/offers/drafts', {
      method: 'POST',
      headers: as('writer'),
      body: text('Hi'),
    });
    const { draft } = await readAs(DraftAnswer, answer);
    await call(app, `/api/v1/spaces/offers/drafts/${draft.id}/presence`, {
      method: 'PUT',
      headers: as('writer'),
      body: { page: 'p1', field: 'name' },
    });
    await expect.poll(() => member.read()).toContain('event: presence');
    expect(member.read()).toContain(draft.id);
    expect(stranger.read()).toContain('event: alive');
    expect(stranger.read()).not.toContain(draft.id);
    expect((await call(app, '/api/v1/events', { headers: as('nobody') })).status).toBe(401);
    await Promise.all([member.close(), stranger.close()]);
  });
});
