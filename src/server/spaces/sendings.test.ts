import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordedSendingList } from '../../schema/responses/spaces';
import { sha256 } from '../guards/callers';
import { call, drafts, readAs } from '../testing/draftCalls';
import { openTestApp, postJson, textTemplate, type TestApp } from '../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: {} }),
      SPACES: JSON.stringify([
        { name: 'team', roles: { campaign: 'sender', support: 'viewer' } },
        { name: 'other', roles: { service: 'sender' } },
      ]),
    },
    identify: async (request) => {
      const group = request.headers.get('test-group');
      return group === null
        ? {}
        : { role: 'sender', person: { subject: group, name: group }, groups: [group] };
    },
  });
});
afterEach(() => app.close());

const send = (name: string, draft: string, more: Record<string, string> = {}) =>
  app.call(
    '/api/v2/rcs/demo/templates',
    postJson(textTemplate(name), { 'Test-Group': 'campaign', 'RCS-Draft': draft, ...more }),
  );
const sendingsOf = (id: string, query = '') =>
  readAs(
    RecordedSendingList,
    call(app, `${drafts}/${id}/sendings${query}`, { headers: { 'Test-Group': 'support' } }),
  );

test('a creation that names its draft is recorded there, with person, hash and outcome', async () => {
  expect((await send('one', 'team/a1')).status).toBe(201);
  expect((await send('one', 'team/a1')).status).toBe(400);
  const { sendings } = await sendingsOf('a1');
  const canonical = '{"component":{"text":"Your order is on its way."},"name":"one","type":"text_message"}';
  const common = {
    appId: 'demo',
    name: 'one',
    platform: 'Test platform',
    by: 'campaign',
    digest: sha256(canonical).toString('hex'),
  };
  expect(sendings).toMatchObject([
    { ...common, outcome: 'refused', status: 400 },
    { ...common, outcome: 'done', status: 201 },
  ]);
  expect(JSON.stringify(await app.database.selectFrom('draft_sendings').selectAll().execute())).not.toContain(
    'Your order',
  );
});

test('a repetition of one press is one sending', async () => {
  const key = { 'Idempotency-Key': 'press.1' };
  await Promise.all([send('one', 'team/a1', key), send('one', 'team/a1', key)]);
  await send('one', 'team/a1', key);
  expect((await sendingsOf('a1')).sendings).toHaveLength(1);
});

test('a lost response is a sending of unknown outcome', async () => {
  const next = postJson({ next: ['dropped-after-commit'] }, { 'Test-Group': 'campaign' });
  await app.call('/api/scenario', { ...next, method: 'PUT' });
  await send('lost', 'team/a1');
  expect((await sendingsOf('a1')).sendings).toMatchObject([{ outcome: 'unknown' }]);
});

test('who may not send for a space leaves no record in it; a wrong header is refused before anything is sent', async () => {
  expect((await send('by_viewer', 'team/a1', { 'Test-Group': 'support' })).status).toBe(403);
  await send('by_stranger', 'team/a1', { 'Test-Group': 'service' });
  expect((await sendingsOf('a1')).sendings).toEqual([]);
  expect((await send('wrong', 'a1')).status).toBe(400);
  const sent = await app.database.selectFrom('templates').select('name').execute();
  expect(sent.map(({ name }) => name).toSorted()).toEqual(['by_stranger']);
});

test('a long list comes in pages', async () => {
  for (const name of ['one', 'two', 'three']) await send(name, 'team/a1');
  const first = await sendingsOf('a1', '?limit=2');
  expect(first.next).toBe(first.sendings.at(-1)?.id);
  const second = await sendingsOf('a1', `?limit=2&cursor=${encodeURIComponent(String(first.next))}`);
  expect([first.sendings.length, second.sendings.length, second.next]).toEqual([2, 1, null]);
  expect(
    (await call(app, `${drafts}/a1/sendings?limit=0`, { headers: { 'Test-Group': 'support' } })).status,
  ).toBe(400);
});
