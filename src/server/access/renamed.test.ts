import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommentList } from '../../schema/responses/comments';
import { GuestReview, MadeGuestLink } from '../../schema/responses/guests';
import { TemplateRecord } from '../../schema/responses/record';
import { Review, ReviewList, ReviewSummaryList } from '../../schema/responses/reviews';
import {
  DraftAnswer,
  DraftList,
  DraftRevisionList,
  RecordedSendingList,
} from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, type TestApp } from '../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openReviewApp({
    environment: {
      SPACES: JSON.stringify([
        {
          name: 'offers',
          label: 'Offers',
          roles: { viewer: 'viewer', author: 'author', approver: 'approver', sender: 'sender' },
          review: 'required',
          approveByToken: true,
        },
      ]),
    },
  });
  await remember(app);
});
afterEach(() => app.close());

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });
const get = (path: string) => call(app, path, { headers: as('vik') });
const send = (method: string, path: string, body: unknown, name = 'asha', headers = {}) =>
  call(app, path, { method, body, headers: { ...as(name), ...headers } });

test('whoever has a new name has it in all that they did before, and is the same person', async () => {
  await readAs(DraftAnswer, send('PUT', draft, text('One'), 'asha', { 'If-None-Match': '*' }));
  await send('PUT', `${draft}/revisions/1/name`, { name: 'First', note: '' });
  const { digest } = await readAs(ReviewList, get(`${draft}/reviews`));
  const body = { digest, reviewers: ['chitra', 'sam'] };
  const { id } = await readAs(Review, send('POST', `${draft}/reviews`, body));
  const decision = { digest, verdict: 'approved' };
  await send('PUT', `${draft}/reviews/${id}/decision`, decision, 'chitra', { 'Test-Token': 'yes' });
  await send('PUT', `${draft}/comments/c1`, { digest, text: 'Good.' });
  await send('PATCH', `${draft}/comments/c1`, { isResolved: true });
  await app.call(
    '/api/v2/rcs/demo/templates',
    postJson(text('One').template, { ...as('sam'), 'RCS-Draft': 'offers/sale' }),
  );

  for (const [subject, name] of Object.entries({ asha: 'Asha Rao', chitra: 'Chitra Iyer', sam: 'Sam Khan' }))
    await app.database.updateTable('people').set({ name }).where('subject', '=', subject).execute();

  const asha = { id: 'asha', name: 'Asha Rao' };
  const byToken = { id: 'chitra', name: 'Chitra Iyer (token Release)' };
  const reviewers = [
    { id: 'chitra', name: 'Chitra Iyer' },
    { id: 'sam', name: 'Sam Khan' },
  ];
  const reviewed = { by: asha, reviewers, decisions: [{ by: byToken }] };
  expect((await readAs(ReviewList, get(`${draft}/reviews`))).reviews).toMatchObject([reviewed]);
  expect((await readAs(ReviewSummaryList, get('/api/v1/reviews'))).reviews).toMatchObject([reviewed]);
  expect((await readAs(CommentList, get(`${draft}/comments`))).comments).toMatchObject([
    { by: 'Asha Rao', byId: 'asha', resolvedBy: 'Asha Rao' },
  ]);
  expect((await readAs(DraftList, get('/api/v1/spaces/offers/drafts'))).drafts).toMatchObject([
    { changedBy: 'Asha Rao' },
  ]);
  expect((await readAs(DraftAnswer, get(draft))).draft.changedBy).toBe('Asha Rao');
  expect((await readAs(DraftRevisionList, get(`${draft}/revisions`))).revisions).toMatchObject([
    { by: 'Asha Rao', namedBy: 'Asha Rao' },
  ]);
  expect((await readAs(RecordedSendingList, get(`${draft}/sendings`))).sendings).toMatchObject([
    { by: 'Sam Khan' },
  ]);
  expect(await readAs(TemplateRecord, get(`${draft}/record`))).toMatchObject({
    writers: [asha],
    reviews: [reviewed],
    sendings: [{ by: 'Sam Khan' }],
  });
  // The name is new, the writer is not.
  expect((await readAs(ReviewList, get(`${draft}/reviews`))).approvers.map((person) => person.id)).toEqual([
    'chitra',
    'sam',
  ]);
});

test('a guest with the name of a member is nobody of the space, and learns no ids', async () => {
  await readAs(DraftAnswer, send('PUT', draft, text('One'), 'asha', { 'If-None-Match': '*' }));
  await app.database
    .updateTable('people')
    .set({ name: 'Mira (guest)' })
    .where('subject', '=', 'chitra')
    .execute();
  const { secret } = await readAs(MadeGuestLink, send('POST', `${draft}/guests`, { days: 7 }));
  const { digest } = await readAs(ReviewList, get(`${draft}/reviews`));
  const written = { secret, name: 'Mira', digest, text: 'Nice.' };
  expect((await call(app, '/api/v1/guest/comments/g1', { method: 'PUT', body: written })).status).toBe(201);
  app.clock.now += 1000;
  await send('PUT', `${draft}/comments/c1`, { digest, thread: 'g1', text: 'Thanks.' });
  expect((await readAs(CommentList, get(`${draft}/comments`))).comments).toMatchObject([
    { by: 'Mira (guest)', byId: null },
    { by: 'asha', byId: 'asha' },
  ]);
  const seen = await readAs(
    GuestReview,
    call(app, '/api/v1/guest/review', { method: 'POST', body: { secret } }),
  );
  expect(seen.comments).toMatchObject([
    { by: 'Mira (guest)', byId: null },
    { by: 'asha', byId: null },
  ]);
});
