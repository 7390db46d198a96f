import { expect, test } from 'vitest';
import { entryThatChanged } from './diff';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];

test('the entry of a list that was taken away is the one that is there again', () => {
  const change = { path: 'cards', before: [a, b, c], after: [a, c] };
  expect(entryThatChanged(change, change.before)).toBe('cards.1');
  expect(entryThatChanged(change, change.after)).toBe('cards.1');
});

test('after the last entry of a list is gone the one before it is meant, and none of an empty list', () => {
  const last = { path: 'cards', before: [a, b], after: [a] };
  expect(entryThatChanged(last, last.after)).toBe('cards.0');
  const only = { path: 'cards', before: [a], after: [] };
  expect(entryThatChanged(only, only.before)).toBe('cards.0');
  expect(entryThatChanged(only, only.after)).toBeUndefined();
});

test('where all entries changed none of them is meant', () => {
  expect(entryThatChanged({ path: 'cards', before: [a, b], after: [b, a] }, [a, b])).toBeUndefined();
});

test('a part that is no list has no entries', () => {
  expect(entryThatChanged({ path: 'name', before: 'x', after: 'y' }, 'x')).toBeUndefined();
});
