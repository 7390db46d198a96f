import { TemplateRecord } from '../responses/record';
import {
  DraftVersion,
  NewDecision,
  NewReview,
  OpenReviewList,
  Review,
  ReviewList,
  ReviewSummaryList,
} from '../responses/reviews';
import {
  body,
  done,
  example,
  jsonContent,
  noSuchThing,
  nothing,
  ownBodyRefusals,
  ownOperation,
  query,
  refused,
} from './operation';

const reviews = 'Reviews';
const digest = 'b64b2b9bbd2b4a4e0e5b4a2a3e9a5cf3b1d2a6f9c0b7de0f2f0a9c1d3e5f7a90';

export const listOpenReviews = ownOperation(reviews, 'listOpenReviews', {
  summary: 'List the reviews of a space that wait',
  description: 'Reviews that wait for a decision or for changes, the oldest first, at most 200.',
  responses: { 200: done('The reviews.', jsonContent(OpenReviewList)), ...noSuchThing },
});

export const listReviewSummaries = ownOperation(reviews, 'listReviewSummaries', {
  summary: 'List the reviews of all drafts',
  description:
    'Of all spaces of the caller, without content: the newest 500 that wait for a decision or for changes, and the newest 1,000 that are approved.',
  parameters: [query('waiting', '`me`: only those that wait for the caller.')],
  responses: {
    200: done('The reviews.', jsonContent(ReviewSummaryList)),
    400: refused('A parameter is wrong.'),
  },
});

export const listReviews = ownOperation(reviews, 'listReviews', {
  summary: 'List the reviews of a draft',
  description: 'The latest 30, the newest first; who could approve the draft as it is now; and its `digest`.',
  responses: { 200: done('The reviews.', jsonContent(ReviewList)), ...noSuchThing },
});

export const readVersion = ownOperation(reviews, 'readVersion', {
  summary: 'Read a version of a draft that a review or a comment is about',
  description: '`document` is there for a draft with a set: what its templates are made of.',
  responses: { 200: done('The version.', jsonContent(DraftVersion)), ...noSuchThing },
});

export const readVersionRecord = ownOperation(reviews, 'readVersionRecord', {
  summary: 'Read the record of a version of a draft',
  description:
    'Who wrote it, who asked for reviews, what was decided and why, who sent it, and what the platform said; then the same of the other versions. It stays when the draft is gone.',
  parameters: [
    query(
      'digest',
      'The version. Without it, the one that a reviewer approved last or that was sent last, or else the newest.',
    ),
    query('only', '`version` for a record without the other versions.'),
  ],
  responses: {
    200: done('The record.', jsonContent(TemplateRecord)),
    400: refused('A parameter is wrong.'),
    ...noSuchThing,
  },
});

export const askForReview = ownOperation(reviews, 'askForReview', {
  summary: 'Send a version of a draft to review',
  description:
    'The version is the newest one of the draft, and `digest` must name it. A version that still waits is replaced by it. Of a draft with a set the review is about all of its templates.',
  ...body(
    jsonContent(
      NewReview,
      example({ digest, note: 'For the weekend sale.', due: '2027-03-19', needs: 'one' }),
    ),
  ),
  responses: {
    201: done('The review.', jsonContent(Review)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused(
      'Nobody signs in at this server, a reviewer has approved the version already, or the set has too many templates.',
    ),
    412: refused('The draft has changed meanwhile.'),
  },
});

export const withdrawReview = ownOperation(reviews, 'withdrawReview', {
  summary: 'Withdraw a review that waits',
  responses: { ...nothing, ...noSuchThing, 409: refused('It was decided or replaced.') },
});

export const decideReview = ownOperation(reviews, 'decideReview', {
  summary: 'Approve a version, or ask for changes',
  description:
    'For people with the role approver in the space who have not changed the draft since the last version that a reviewer approved; for programs with a token of such a person only where the space has `approveByToken`. `digest` must be that of the review. A later decision of the same person replaces this one.',
  ...body(
    jsonContent(NewDecision, example({ digest, verdict: 'changes', reason: 'The price is of last year.' })),
  ),
  responses: {
    200: done('The review.', jsonContent(Review)),
    ...ownBodyRefusals,
    ...noSuchThing,
    409: refused('The review has ended, or nobody signs in at this server.'),
    412: refused('`digest` is another version.'),
  },
});
