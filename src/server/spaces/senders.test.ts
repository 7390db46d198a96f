import { afterEach, beforeEach, expect, test } from 'vitest';
import { SpaceSenderAnswer, SpaceSenderList } from '../../schema/responses/senders';
import { call, readAs } from '../testing/draftCalls';
import { openTestApp, type TestApp } from '../testing/testApp';

const senders = '/api/v1/spaces/team/senders';
const lark = { name: 'Lark & Loom', verified: true, color: '#8a1c5b', logo: 'data:image/png;base64,AA==' };

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const put = (id: string, body: unknown, headers: Record<string, string>) =>
  call(app, `${senders}/${id}`, { method: 'PUT', body, headers });
const add = (id: string, body: unknown = lark) => put(id, body, { 'If-None-Match': '*' });
const list = async () => (await readAs(SpaceSenderList, call(app, senders))).senders;

test('a sender is added, changed from its revision, and deleted', async () => {
  const added = await add('lark');
  expect([added.status, (await readAs(SpaceSenderAnswer, added)).sender.revision]).toEqual([201, 1]);
  const changed = await put('lark', { ...lark, color: '#005b8a' }, { 'If-Match': '"1"' });
  expect(changed.status).toBe(200);
  expect((await readAs(SpaceSenderAnswer, changed)).sender).toMatchObject({
    id: 'lark',
    revision: 2,
    look: { ...lark, color: '#005b8a' },
  });
  await add('acme', { name: 'Acme', verified: false });
  expect((await list()).map(({ id }) => id).toSorted()).toEqual(['acme', 'lark']);
  expect((await call(app, `${senders}/lark`, { method: 'DELETE' })).status).toBe(204);
  expect((await list()).map(({ id }) => id)).toEqual(['acme']);
});

test('nobody overwrites unseen: one of two changes of a revision is written', async () => {
  await add('lark');
  const answers = await Promise.all(
    ['#111111', '#222222'].map((color) => put('lark', { ...lark, color }, { 'If-Match': '"1"' })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412']);
  expect((await add('lark')).status).toBe(412);
  expect((await put('lark', lark, {})).status).toBe(428);
  expect((await put('gone', lark, { 'If-Match': '"1"' })).status).toBe(404);
});

test.each([
  ['a look with another member', { ...lark, id: 'x' }],
  ['a logo from elsewhere', { ...lark, logo: 'https://a.example/x.png' }],
  ['a drawing as a logo', { ...lark, logo: 'data:image/svg+xml;base64,AA==' }],
  ['a wrong colour', { ...lark, color: 'red' }],
  ['a long name', { ...lark, name: 'x'.repeat(201) }],
])('%s is refused', async (_, body) => {
  expect((await add('lark', body)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('a space has at most 100 senders', async () => {
  for (let count = 0; count < 100; count += 1) await add(`s${count}`, { name: 'x', verified: false });
  expect((await add('one_more')).status).toBe(409);
});
