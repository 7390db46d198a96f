import { expect, test } from 'vitest';
import { entryThatChanged } from './changes';

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }];

test('finds the removed entry of a list in both directions', () => {
  const change = { path: 'cards', before: [a, b, c], after: [a, c] };
  expect(entryThatChanged(change, change.before)).toBe('cards.1');
  expect(entryThatChanged(change, change.after)).toBe('cards.1');
});

test('finds the entry before a removed last entry, and none in an empty list', () => {
  const last = { path: 'cards', before: [a, b], after: [a] };
  expect(entryThatChanged(last, last.after)).toBe('cards.0');
  const only = { path: 'cards', before: [a], after: [] };
  expect(entryThatChanged(only, only.before)).toBe('cards.0');
  expect(entryThatChanged(only, only.after)).toBeUndefined();
});

test('finds the moved entry of a list where it is now', () => {
  const change = { path: 'cards', before: [a, b, c], after: structuredClone([b, c, a]) };
  expect(entryThatChanged(change, change.before)).toBe('cards.0');
  expect(entryThatChanged(change, change.after)).toBe('cards.2');
  const back = { path: 'cards', before: change.after, after: change.before };
  expect(entryThatChanged(back, back.before)).toBe('cards.2');
  expect(entryThatChanged(back, back.after)).toBe('cards.0');
});

test('of two neighbours that changed places, the open one has moved', () => {
  const change = { path: 'cards', before: [a, b, c], after: [a, c, b] };
  expect(entryThatChanged(change, change.before, 2)).toBe('cards.1');
  expect(entryThatChanged(change, change.before, 1)).toBe('cards.2');
  expect(entryThatChanged(change, change.after, 1)).toBe('cards.2');
  expect(entryThatChanged(change, change.before)).toBe('cards.1');
});

test('finds no entry if all entries changed', () => {
  expect(entryThatChanged({ path: 'cards', before: [a, b], after: [c, a] }, [c, a])).toBeUndefined();
});

test('finds no entry in a part that is not a list', () => {
  expect(entryThatChanged({ path: 'name', before: 'x', after: 'y' }, 'x')).toBeUndefined();
});
