import { expect, test } from 'vitest';
import type { Review } from '../schema/responses/reviews';
import { taskOf } from './openReviews';

const asha = { id: 'asha', name: 'Asha' };
const review = { state: 'open', by: asha, mayDecide: true, decisions: [] } satisfies Partial<Review>;
const decided = [{ by: { id: 'ben', name: 'Ben' }, verdict: 'approved' as const, reason: null, at: 1 }];

test.each([
  ['who may decide and has not', review, 'ben', 'decide'],
  ['who has decided', { ...review, decisions: decided }, 'ben', undefined],
  ['who may not decide', { ...review, mayDecide: false }, 'ben', undefined],
  ['who asked, once changes are wanted', { ...review, state: 'changes' as const }, 'asha', 'change'],
  ['a reviewer, while changes are wanted', { ...review, state: 'changes' as const }, 'ben', undefined],
])('a review asks %s', (_, one, me, task) => {
  expect(taskOf(one, me)).toBe(task);
});
