import { expect, test } from 'vitest';
import { standingOf, type ReviewFigures } from '../../schema/responses/reviews';
import { describeStanding } from './reviewSummaries';

const asha = { id: 'asha', name: 'Asha' };
const ben = { id: 'ben', name: 'Ben' };
const decision = (by: typeof asha, verdict: 'approved' | 'changes') => ({ by, verdict, at: 1 });
const review = (more: Partial<ReviewFigures>): ReviewFigures => ({
  state: 'open',
  digest: 'now',
  reviewers: [],
  needs: 'one',
  decisions: [],
  ...more,
});

const both = { reviewers: [asha, ben] };
const approved = review({ state: 'approved', decisions: [decision(asha, 'approved')] });

test.each<[words: string, of: ReviewFigures[]]>([
  ['In review', [review({})]],
  ['In review, asked Asha or Ben', [review(both)]],
  ['In review, asked Asha and Ben', [review({ ...both, needs: 'all' })]],
  ['In review, asked Ben', [review({ ...both, needs: 'all', decisions: [decision(asha, 'approved')] })]],
  ['In review, asked Asha or Ben or Asha or 2 more', [review({ reviewers: [asha, ben, asha, ben, asha] })]],
  [
    'Changes requested by Ben',
    [review({ ...both, state: 'changes', decisions: [decision(ben, 'changes')] })],
  ],
  ['Approved by Asha', [approved]],
  ['Approved by Asha', [review({ digest: 'later' }), approved]],
  ['Changed since Asha approved it', [{ ...approved, digest: 'before' }]],
  ['Changed since it was sent to review', [review({ digest: 'before' })]],
])('the review of a version is “%s”', (words, reviews) => {
  const standing = standingOf(reviews, 'now');
  expect(standing.kind !== 'none' && describeStanding(standing)).toBe(words);
});
