import { afterEach, beforeEach, expect, test } from 'vitest';
import { TemplateRecord } from '../../schema/responses/record';
import { Review, ReviewList } from '../../schema/responses/reviews';
import { DraftAnswer } from '../../schema/responses/spaces';
import { removeStaleDrafts } from '../spaces/draftTidy';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, type TestApp } from '../testing/testApp';

let app: TestApp;
let etag: string | undefined;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
  etag = undefined;
});
afterEach(() => app.close());

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });

/** Writes the draft, and returns the digest of its body. */
async function write(name: string, words: string): Promise<string> {
  const condition: Record<string, string> =
    etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` };
  const answer = call(app, draft, {
    method: 'PUT',
    body: text(words),
    headers: { ...as(name), ...condition },
  });
  etag = (await readAs(DraftAnswer, answer)).draft.etag;
  const list = await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as(name) }));
  return list.digest;
}
async function approve(digest: string, more: Record<string, unknown> = {}) {
  const asked = call(app, `${draft}/reviews`, {
    method: 'POST',
    body: { digest, ...more },
    headers: as('asha'),
  });
  const { id } = await readAs(Review, asked);
  const decided = await call(app, `${draft}/reviews/${id}/decision`, {
    method: 'PUT',
    body: { digest, verdict: 'approved', reason: 'The price is right.' },
    headers: as('chitra'),
  });
  expect(decided.status).toBe(200);
}
const send = (words: string, headers: Record<string, string> = {}) =>
  app.call(
    '/api/v2/rcs/demo/templates',
    postJson(text(words).template, { ...as('sam'), 'RCS-Draft': 'offers/sale', ...headers }),
  );
const recordOf = (query = '', name = 'vik') =>
  readAs(TemplateRecord, call(app, `${draft}/record${query}`, { headers: as(name) }));

test('a record says who wrote, asked, approved and sent a version, and what the platform said', async () => {
  const first = await write('sam', 'One');
  const digest = await write('asha', 'Two');
  await approve(digest, { note: 'For Monday.' });
  app.clock.now += 5000;
  expect((await send('Two')).status).toBe(201);
  await app.database.updateTable('draft_sendings').set({ platform_status: 'approved' }).execute();
  // Within the same minute, what asha writes now takes the place of the state that was approved.
  await write('asha', 'Three');
  await write('chitra', 'Four');

  const record = await recordOf();
  expect(record).toMatchObject({ space: 'offers', draft: 'sale', digest, name: 'offer', isApproved: true });
  expect(record.writers.map(({ name }) => name)).toEqual(['asha', 'sam']);
  expect(record.reviews).toMatchObject([
    {
      by: { name: 'asha' },
      note: 'For Monday.',
      decisions: [{ by: { name: 'chitra' }, verdict: 'approved', reason: 'The price is right.' }],
    },
  ]);
  expect(record.sendings).toMatchObject([
    { by: 'sam', outcome: 'done', status: 201, emergency: null, platformStatus: 'approved' },
  ]);
  expect(await recordOf(`?digest=${first}`)).toMatchObject({ isApproved: false, reviews: [], sendings: [] });
});

test('the rounds of all versions are in the record, the latest first, each with its own people', async () => {
  const one = await write('asha', 'One');
  const asked = call(app, `${draft}/reviews`, { method: 'POST', body: { digest: one }, headers: as('asha') });
  const { id } = await readAs(Review, asked);
  const wish = { digest: one, verdict: 'changes', reason: 'The price is wrong.' };
  await call(app, `${draft}/reviews/${id}/decision`, { method: 'PUT', body: wish, headers: as('chitra') });
  app.clock.now += 60_000;
  const two = await write('asha', 'Two');
  await approve(two);
  app.clock.now += 60_000;
  await send('Two');
  app.clock.now += 60_000;
  const three = await write('sam', 'Three');
  await send('Three', { 'RCS-Emergency': 'Flood' });

  const record = await recordOf();
  expect(record).toMatchObject({ digest: three, more: 0, sendings: [{ emergency: 'Flood' }] });
  expect(record.others.map(({ digest }) => digest)).toEqual([two, one]);
  expect(record.others).toMatchObject([
    {
      isApproved: true,
      writers: [{ name: 'asha' }],
      reviews: [{ decisions: [{ by: { name: 'chitra' }, verdict: 'approved' }] }],
      sendings: [{ by: 'sam', emergency: null }],
    },
    {
      isApproved: false,
      reviews: [{ state: 'replaced', decisions: [{ verdict: 'changes', reason: 'The price is wrong.' }] }],
      sendings: [],
    },
  ]);
  // The version that is asked for is not among the others.
  const earlier = await recordOf(`?digest=${one}`);
  expect(earlier.digest).toBe(one);
  expect(earlier.others.map(({ digest }) => digest)).toEqual([three, two]);
});

test('a version that was sent in an emergency is on record with its reason and its writers', async () => {
  await write('asha', 'One');
  app.clock.now += 1000;
  expect((await send('One', { 'RCS-Emergency': 'Flood' })).status).toBe(201);
  app.clock.now += 1000;
  await write('chitra', 'Two');
  const record = await recordOf();
  expect(record).toMatchObject({
    isApproved: false,
    writers: [{ name: 'asha' }],
    reviews: [],
    sendings: [{ emergency: 'Flood', by: 'sam', platformStatus: null }],
  });
});

test('the record outlives the draft', async () => {
  const digest = await write('asha', 'One');
  await approve(digest);
  await call(app, draft, { method: 'DELETE', headers: { ...as('asha'), 'If-Match': `"${etag}"` } });
  await removeStaleDrafts(app.database, app.clock.now + 31 * 24 * 60 * 60 * 1000);
  expect((await call(app, draft, { headers: as('vik') })).status).toBe(404);
  expect(await recordOf()).toMatchObject({ digest, isApproved: true, writers: [{ name: 'asha' }] });
});

const statusOf = async (name: string, query = '') =>
  (await call(app, `${draft}/record${query}`, { headers: as(name) })).status;

test('only people of the space read it, and only of versions that there are', async () => {
  expect(await statusOf('vik')).toBe(404);
  await write('asha', 'One');
  expect(await statusOf('vik')).toBe(200);
  expect(await statusOf('stranger')).toBe(404);
  expect(await statusOf('nobody')).toBe(401);
  expect(await statusOf('vik', '?digest=../x')).toBe(400);
  expect(await statusOf('vik', '?other=1')).toBe(400);
});
