import { expect, test } from 'vitest';
import { chooseRequestId, currentRequestId, runWithRequestId } from './requestId';

const given = (id: string) => new Headers({ 'X-Request-Id': id });
const made = /^[2-9a-hjkmnp-tv-z]{12}$/;

test('an id is made, and no two are equal', () => {
  const ids = Array.from({ length: 1000 }, () => chooseRequestId(new Headers()));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(made);
});

test('a proxy gives the id of a request', () => {
  expect(chooseRequestId(given('0b5f3c9a-7d1e'))).toBe('0b5f3c9a-7d1e');
});

test.each(['', 'short', 'a b c d e f g', '"quoted-id"', 'x'.repeat(101), 'id,and-another'])(
  'the id %s of a proxy is replaced',
  (id) => {
    expect(chooseRequestId(given(id))).toMatch(made);
  },
);

test('requests beside each other keep their ids', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map((id) =>
      runWithRequestId(id, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(['one', 'two']);
  expect(currentRequestId()).toBeUndefined();
});
