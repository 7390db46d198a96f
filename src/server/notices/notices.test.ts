import { afterEach, beforeEach, expect, test } from 'vitest';
import { NoticeList, type ListedNotice } from '../../schema/responses/notices';
import { ReviewList, ReviewSummaryList } from '../../schema/responses/reviews';
import { DraftAnswer } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });

let app: TestApp;
let digest: string;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  await readAs(DraftAnswer, call(app, draft, { method: 'PUT', body: text('Half price'), headers }));
  digest = (await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('asha') }))).digest;
});
afterEach(() => app.close());

const inboxOf = (name: string, query = '') =>
  readAs(NoticeList, call(app, `/api/v1/notices${query}`, { headers: as(name) }));
const newsOf = async (name: string) => (await inboxOf(name)).notices;
const comment = (id: string, name: string, words: string, more = {}) =>
  call(app, `${draft}/comments/${id}`, {
    method: 'PUT',
    body: { digest, path: '', text: words, ...more },
    headers: as(name),
  });
const ask = async (more = {}) => {
  const answer = await call(app, `${draft}/reviews`, {
    method: 'POST',
    body: { digest, needs: 'one', ...more },
    headers: as('asha'),
  });
  return (await answer.json()).id as string;
};
const decide = (review: string, name: string, body: object) =>
  call(app, `${draft}/reviews/${review}/decision`, {
    method: 'PUT',
    body: { digest, ...body },
    headers: as(name),
  });

const change = (method: string, body?: object) =>
  call(app, `${draft}/comments/c1`, { method, body, headers: as('vik') });
const read = (body: object, name = 'asha') =>
  call(app, '/api/v1/notices/read', { method: 'PUT', body, headers: as(name) });

test('whoever can approve is told of a review, and its writer of the decision; nobody of what they did', async () => {
  const review = await ask({ note: 'For the weekend' });
  for (const name of ['chitra', 'sam'])
    expect(await newsOf(name)).toMatchObject([
      { event: 'review.requested', by: 'asha', text: 'For the weekend', space: 'offers', draft: 'sale' },
    ]);
  expect([...(await newsOf('asha')), ...(await newsOf('vik')), ...(await newsOf('stranger'))]).toEqual([]);
  await Promise.all(
    Array.from({ length: 20 }, () => decide(review, 'chitra', { verdict: 'changes', reason: 'Too loud' })),
  );
  expect(await newsOf('asha')).toMatchObject([
    { event: 'review.decided', by: 'chitra', outcome: 'changes', text: 'Too loud' },
  ]);
});

test('the same request for a review twice is one, and is told once', async () => {
  const first = await ask({ note: 'Please' });
  expect(await ask({ note: 'Please' })).toBe(first);
  expect(await newsOf('chitra')).toHaveLength(1);
  expect(await ask({ note: 'Please, today' })).not.toBe(first);
  expect(await newsOf('chitra')).toHaveLength(2);
});

test('people who are asked by name are the ones who are told', async () => {
  await ask({ reviewers: ['chitra'] });
  expect(await newsOf('chitra')).toHaveLength(1);
  expect(await newsOf('sam')).toEqual([]);
});

test('a decision is the end of what was asked: its notice is read, those of the others are not', async () => {
  const review = await ask();
  await decide(review, 'chitra', { verdict: 'changes', reason: 'Too loud' });
  expect([await newsOf('chitra'), await newsOf('sam')]).toMatchObject([
    [{ event: 'review.requested', isRead: true }],
    [{ event: 'review.requested', isRead: false }],
  ]);
});

test('whoever wanted changes learns that it was sent all the same', async () => {
  const review = await ask();
  await decide(review, 'chitra', { verdict: 'changes', reason: 'Too loud' });
  const sent = await call(app, '/api/v2/rcs/demo/templates', {
    method: 'POST',
    body: text('Half price').template,
    headers: { ...as('sam'), 'RCS-Draft': 'offers/sale', 'RCS-Emergency': 'The shop is flooded' },
  });
  expect(sent.status).toBe(201);
  expect((await newsOf('chitra'))[0]).toMatchObject({
    event: 'template.sent',
    by: 'sam',
    text: 'The shop is flooded',
  });
});

test('a comment is told to the writers, to its thread, and to the people whom it names', async () => {
  await comment('c1', 'vik', 'Is this the price of this year?');
  expect(await newsOf('asha')).toMatchObject([{ event: 'comment.created', by: 'vik', isMention: false }]);
  await comment('c2', 'asha', 'Yes. @sam, do you agree?', { thread: 'c1', mentions: ['sam', 'chitra'] });
  expect(await newsOf('vik')).toMatchObject([{ by: 'asha', isMention: false }]);
  expect(await newsOf('sam')).toMatchObject([{ by: 'asha', isMention: true }]);
  expect(await newsOf('chitra')).toEqual([]);
  await comment('c3', 'vik', 'Hello @stranger', { mentions: ['stranger'] });
  expect(await newsOf('stranger')).toEqual([]);
});

test('an edited comment tells only who is newly named, and a deleted one leaves no word in an inbox', async () => {
  await comment('c1', 'vik', 'Look @sam', { mentions: ['sam'] });
  await change('PATCH', { text: 'Look @sam and @chitra', mentions: ['sam', 'chitra'] });
  expect([await newsOf('sam'), await newsOf('chitra')]).toMatchObject([
    [{ text: 'Look @sam and @chitra' }],
    [{ text: 'Look @sam and @chitra' }],
  ]);
  await change('DELETE');
  for (const name of ['sam', 'chitra', 'asha'])
    expect((await newsOf(name)).map((notice) => notice.text)).toEqual([null]);
});

test('notices are read one by one or all at once, by their owner', async () => {
  for (const id of ['c1', 'c2', 'c3']) await comment(id, 'vik', id);
  const { notices, unread } = await inboxOf('asha');
  expect([unread, notices.map((notice) => notice.text)]).toEqual([3, ['c3', 'c2', 'c1']]);
  await read({ ids: [notices[0]?.id] }, 'sam');
  expect((await inboxOf('asha')).unread).toBe(3);
  await read({ ids: [notices[0]?.id] });
  expect((await newsOf('asha')).map(({ isRead }: ListedNotice) => isRead)).toEqual([true, false, false]);
  await read({ upTo: notices[0]?.id });
  expect((await inboxOf('asha')).unread).toBe(0);
});

test('an inbox has pages, and nothing of a space that its owner may no longer see', async () => {
  for (let count = 1; count <= 60; count += 1) await comment(`c${count}`, 'vik', String(count));
  const first = await inboxOf('asha');
  const second = await inboxOf('asha', `?before=${encodeURIComponent(first.next ?? '')}`);
  expect([first.notices.length, second.notices.length, second.next]).toEqual([50, 10, null]);
  await app.database.updateTable('notices').set({ space: 'service' }).execute();
  expect(await inboxOf('asha')).toEqual({ notices: [], unread: 0, next: null });
});

test('a decision that cannot be told is not made: both are in one transaction', async () => {
  const review = await ask();
  await app.database.schema.dropTable('notices').execute();
  expect((await decide(review, 'chitra', { verdict: 'approved' })).status).toBe(500);
  expect(await app.database.selectFrom('decisions').selectAll().execute()).toEqual([]);
});

test('what a platform tells of a status is told once, also when nobody asks', async () => {
  const review = await ask();
  await decide(review, 'chitra', { verdict: 'approved' });
  const { template } = text('Half price');
  const sent = await call(app, '/api/v2/rcs/demo/templates', {
    method: 'POST',
    body: template,
    headers: { ...as('sam'), 'RCS-Draft': 'offers/sale' },
  });
  expect(sent.status).toBe(201);
  await app.app.followStatuses();
  expect((await newsOf('asha')).map(({ event }) => event)).toEqual(['template.sent', 'review.decided']);
  // An earlier sending of the name, from another draft, is not what the platform has now.
  const [row] = await app.database.selectFrom('draft_sendings').selectAll().execute();
  if (row === undefined) throw new Error('Nothing was recorded.');
  const earlier = { ...row, id: '2026', draft: 'old', subject: 'vik', platform_status: null };
  await app.database.insertInto('draft_sendings').values(earlier).execute();
  const { name } = template;
  await call(app, `/api/platform/templates/demo/${name}/status`, {
    method: 'PUT',
    body: { status: 'approved' },
    headers: as('sam'),
  });
  await Promise.all([app.app.followStatuses(), app.app.followStatuses()]);
  await app.app.followStatuses();
  expect(await newsOf('vik')).toEqual([]);
  for (const person of ['asha', 'sam'])
    expect((await newsOf(person))[0]).toMatchObject({
      event: 'template.status_changed',
      outcome: 'approved',
      by: null,
      name,
    });
  expect((await newsOf('asha')).filter(({ event }) => event === 'template.status_changed')).toHaveLength(1);
});

test('the first status of what was sent long ago is no news', async () => {
  const row = {
    id: '2026',
    space: 'offers',
    draft: 'sale',
    platform: 'Test platform',
    app_id: 'demo',
    name: 'old_offer',
    digest,
    person: 'sam',
    subject: 'sam',
    at: '2026-12-01T00:00:00.000Z',
    emergency: null,
    request_id: null,
    outcome: 'done',
    status: '201',
    code: null,
    platform_status: null,
  };
  await app.database.insertInto('draft_sendings').values(row).execute();
  await call(app, '/api/v2/rcs/demo/templates', {
    method: 'POST',
    body: { name: 'old_offer', type: 'text_message', component: { text: 'Hello' } },
    headers: { ...as('sam'), 'RCS-Draft': 'offers/none', 'RCS-Emergency': 'test' },
  });
  await app.app.followStatuses();
  expect(await newsOf('sam')).toEqual([]);
});

const waitingFor = async (name: string) =>
  (await readAs(ReviewSummaryList, call(app, '/api/v1/reviews?waiting=me', { headers: as(name) }))).reviews;
const tasksOf = async (name: string) => (await waitingFor(name)).map(({ draft: id, task }) => [id, task]);

test('a review waits for whom it asks until they decide, also once its notice is read; changes wait for who asked', async () => {
  expect(await tasksOf('chitra')).toEqual([]);
  const review = await ask({ due: '2027-03-19' });
  expect(await waitingFor('chitra')).toMatchObject([
    { id: review, space: 'offers', draft: 'sale', name: 'offer', by: { name: 'asha' }, due: '2027-03-19' },
  ]);
  const [notice] = await newsOf('chitra');
  await read({ ids: [notice?.id] }, 'chitra');
  expect((await inboxOf('chitra')).unread).toBe(0);
  expect(await tasksOf('chitra')).toEqual([['sale', 'decide']]);
  // Nobody who wrote it, may not decide, or is elsewhere.
  for (const name of ['asha', 'vik', 'stranger']) expect(await tasksOf(name)).toEqual([]);

  await decide(review, 'chitra', { verdict: 'changes', reason: 'Too long' });
  expect(await tasksOf('chitra')).toEqual([]);
  expect(await tasksOf('sam')).toEqual([]);
  expect(await tasksOf('asha')).toEqual([['sale', 'change']]);
  await decide(review, 'chitra', { verdict: 'approved' });
  expect(await tasksOf('asha')).toEqual([]);
});

test('everybody of a space sees how far each review is, without its content; a deleted draft has none', async () => {
  const review = await ask();
  await decide(review, 'chitra', { verdict: 'approved', reason: 'Good' });
  const all = async (name: string) =>
    readAs(ReviewSummaryList, call(app, '/api/v1/reviews', { headers: as(name) }));
  expect((await all('vik')).reviews).toEqual([
    {
      id: review,
      space: 'offers',
      draft: 'sale',
      name: 'offer',
      state: 'approved',
      digest,
      reviewers: [],
      needs: 'one',
      due: null,
      by: { id: 'asha', name: 'asha' },
      at: expect.any(Number),
      decisions: [{ by: { id: 'chitra', name: 'chitra' }, verdict: 'approved', at: expect.any(Number) }],
      task: null,
    },
  ]);
  expect((await all('stranger')).reviews).toEqual([]);
  expect((await call(app, '/api/v1/reviews?waiting=you', { headers: as('vik') })).status).toBe(400);
  await app.database.updateTable('drafts').set({ deleted_at: '2027-01-01T00:00:00.000Z' }).execute();
  expect((await all('vik')).reviews).toEqual([]);
});
