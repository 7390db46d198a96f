import { expect, test } from 'vitest';
import { createPageKeys } from './createPageKeys';

test('a draft has a page of its own', () => {
  const { keyOf } = createPageKeys();
  expect(keyOf('a')).not.toBe(keyOf('b'));
});

test('a page continues with another draft, and the first draft gets a new page', () => {
  const keys = createPageKeys();
  const page = keys.keyOf('a');
  keys.move('a', 'b');
  expect(keys.keyOf('b')).toBe(page);
  expect(keys.keyOf('a')).not.toBe(page);
  keys.move('b', 'c');
  expect(keys.keyOf('c')).toBe(page);
});
