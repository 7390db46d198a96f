import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from '../guards/callers';
import { canonicalJson } from '../../lib/values';
import { Batch, BatchItemList } from '../../schema/responses/batches';
import { readAs } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, textTemplate, type TestApp } from '../testing/testApp';

const OFFERS = '/api/v1/spaces/offers/batches';
const SERVICE = '/api/v1/spaces/service/batches';

let app: TestApp;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
});
afterEach(() => app.close());

const items = ['one', 'two'].map((name) => ({ member: name, template: textTemplate(name) }));
const newBatch = { draft: 'source', appId: 'demo', items };
const call = (person: string, path: string) => app.call(path, { headers: { 'Test-Person': person } });
const post = (person: string, path: string, body: unknown = '', headers: Record<string, string> = {}) =>
  app.call(path, postJson(body, { 'Test-Person': person, ...headers }));
const make = (person: string, path: string) => readAs(Batch, post(person, path, newBatch));
const read = (person: string, path: string) => readAs(Batch, call(person, path));
const work = () => app.app.batches.work();
const counts = { waiting: 0, created: 0, refused: 0, unknown: 0, notSent: 0 };

/** Approves these templates in the space Offers. */
async function approve(templates: readonly unknown[]) {
  for (const [at, template] of templates.entries())
    await app.database
      .insertInto('reviews')
      .values({
        id: `review-${at}`,
        space: 'offers',
        draft: 'source',
        revision: '1',
        digest: digestOf(canonicalJson(template)),
        reviewers: '[]',
        needs: 'one',
        note: null,
        due: null,
        subject: 'asha',
        person: 'asha',
        at: new Date(app.clock.now).toISOString(),
        state: 'approved',
      })
      .execute();
}

test('where a review is required, only what was approved is sent; the others are rejected with words', async () => {
  await approve([items[0]?.template]);
  const { id } = await make('sam', OFFERS);
  await post('sam', `${OFFERS}/${id}/resume`);
  await work();
  const { items: settled } = await readAs(BatchItemList, call('sam', `${OFFERS}/${id}/items`));
  expect(settled.map(({ member, state }) => [member, state])).toEqual([
    ['one', 'created'],
    ['two', 'refused'],
  ]);
  expect(settled[1]?.message).toContain('Offers sends only templates that a reviewer has approved');
  // Recorded, reported and written down like single creations.
  const sendings = await app.database.selectFrom('draft_sendings').selectAll().execute();
  expect(sendings).toMatchObject([
    { space: 'offers', draft: 'source', name: 'one', person: 'sam', outcome: 'done' },
  ]);
  expect(sendings[0]?.request_id).toBe(settled[0]?.requestId);
  const acts = await app.database.selectFrom('audit').selectAll().orderBy('id').execute();
  expect(acts.map(({ action, name, outcome }) => [action, name, outcome])).toEqual([
    ['batch-started', 'source', 'done'],
    ['template-sent', 'one', 'done'],
    ['template-sent', null, 'not-done'],
  ]);
});

test('somebody who lost the right stops the batch, which says so; another sender resumes it in their own name', async () => {
  await approve(items.map(({ template }) => template));
  const { id } = await make('sam', OFFERS);
  await post('sam', `${OFFERS}/${id}/resume`);
  await app.database
    .updateTable('people')
    .set({ groups: '["author"]' })
    .where('subject', '=', 'sam')
    .execute();
  await work();
  expect(await read('sam', `${OFFERS}/${id}`)).toMatchObject({
    state: 'stopped',
    by: 'sam',
    reason: 'sam can no longer send templates here. Someone who can send can resume it.',
    counts: { ...counts, waiting: 2 },
  });
  await app.database
    .insertInto('members')
    .values({ space: 'offers', subject: 'chitra', name: 'chitra', role: 'sender', since: '2027' })
    .execute();
  await post('chitra', `${OFFERS}/${id}/resume`);
  await work();
  expect(await read('vik', `${OFFERS}/${id}`)).toMatchObject({
    state: 'done',
    by: 'chitra',
    counts: { ...counts, created: 2 },
  });
});

test('a batch that a program has started stops once its token is revoked', async () => {
  const { id } = await readAs(Batch, post('stranger', SERVICE, newBatch));
  await post('stranger', `${SERVICE}/${id}/resume`, '', { 'Test-Token': 'yes' });
  await work();
  expect(await read('stranger', `${SERVICE}/${id}`)).toMatchObject({
    state: 'stopped',
    counts: { ...counts, waiting: 2 },
  });
});

test('a batch of a space is not there for others, nor under another address', async () => {
  const { id } = await make('sam', OFFERS);
  const statuses = await Promise.all([
    call('stranger', `${OFFERS}/${id}`).then(({ status }) => status),
    call('stranger', `${SERVICE}/${id}`).then(({ status }) => status),
    call('sam', `/api/v1/batches/${id}`).then(({ status }) => status),
    ...['items', 'resume', 'pause', 'cancel'].map(
      async (act) => (await post('stranger', `${SERVICE}/${id}/${act}`, { items })).status,
    ),
    post('asha', `${OFFERS}/${id}/resume`).then(({ status }) => status),
  ]);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 403]);
});

test('a batch of a draft in one browser belongs to the person who made it', async () => {
  const made = await post('sam', '/api/v1/batches', newBatch);
  const { id, space, by } = await readAs(Batch, made);
  expect([made.status, space, by]).toEqual([201, null, 'sam']);
  expect((await call('vik', `/api/v1/batches/${id}`)).status).toBe(404);
  expect((await post('vik', '/api/v1/batches', newBatch)).status).toBe(403);
});

test('colleagues hear of what was sent, and not of the pauses that the platform wants', async () => {
  await app.database
    .insertInto('draft_writers')
    .values({ space: 'service', draft: 'source', subject: 'ben', revision: '1' })
    .execute();
  const { id } = await make('stranger', SERVICE);
  await post('stranger', `${SERVICE}/${id}/resume`);
  const next = postJson({ next: ['429:7'] }, { 'Test-Person': 'sam' });
  await app.call('/api/scenario', { ...next, method: 'PUT' });
  await work();
  const notices = () =>
    app.database.selectFrom('notices').select(['name', 'outcome']).orderBy('id').execute();
  expect(await notices()).toEqual([]);
  app.clock.now += 7000;
  await work();
  expect(await notices()).toEqual([{ name: null, outcome: '2 created' }]);
});
