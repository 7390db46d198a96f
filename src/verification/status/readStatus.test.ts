import { expect, test } from 'vitest';
import { nextAsk } from './useStatus';
import { readStatusAnswer } from './readStatus';

const answer = (status: number, json: unknown, headers = {}) =>
  readStatusAnswer(
    { kind: 'answer', status, headers: new Headers(headers), text: JSON.stringify(json), json },
    'v-1',
    0,
  );

test.each([
  ['PENDING', false],
  ['SUCCESSFUL', true],
  ['FAIL', true],
  ['DENIED', true],
  ['LATER', false],
])('the status %s is final: %s', (status, isFinal) => {
  expect(answer(200, { id: 'v-1', method: 'seamless', status })).toMatchObject({
    kind: 'status',
    status,
    isFinal,
  });
});

test('a deviation from this product’s documentation is named', () => {
  expect(answer(200, { id: 'v-2', method: 'seamless', status: 'LATER' })).toMatchObject({
    deviations: [expect.stringContaining('ID differs'), expect.stringContaining('LATER')],
  });
});

test('a failure keeps its reason and reference', () => {
  expect(answer(200, { id: 'v-1', status: 'FAIL', reason: 'Expired', reference: 'order 7' })).toMatchObject({
    reason: 'Expired',
    reference: 'order 7',
    deviations: [],
  });
});

test('a refusal ends the questions, a failure on the way does not', () => {
  for (const status of [401, 403, 404]) expect(nextAsk(answer(status, {}), 1, 0)).toBe(false);
  expect(nextAsk(answer(200, { nothing: 1 }), 1, 0)).toBe(false);
  for (const status of [500, 503, 429]) expect(nextAsk(answer(status, {}), 1, 0)).toBe(1000);
  expect(nextAsk(answer(429, {}, { 'Retry-After': '40' }), 1, 0)).toBe(40_000);
});

test('the pauses grow from one second to thirty', () => {
  const pending = answer(200, { id: 'v-1', method: 'seamless', status: 'PENDING' });
  const pauses = [1, 2, 3, 4, 8, 9, 10, 1000].map((asked) => nextAsk(pending, asked, 0));
  expect(pauses).toEqual([1000, 1500, 2250, 3375, 17_086, 25_629, 30_000, 30_000]);
  expect(nextAsk(answer(200, { id: 'v-1', status: 'SUCCESSFUL' }), 1, 0)).toBe(false);
});
