import { describe, expect, test } from 'vitest';
import { createMenuKeys } from './Menu';

const labels = ['Duplicate', 'Duplicate as carousel', 'Set status manually…', 'Export', 'Delete'];
const key = (name: string) => ({ key: name, altKey: false, ctrlKey: false, metaKey: false });

/** The labels that get the focus one after another, by keys that follow each other within `gap` milliseconds. */
function press(keys: readonly string[], gap = 100): (string | undefined)[] {
  const find = createMenuKeys();
  let focused = 0;
  return keys.map((name, index) => {
    const found = find(key(name), labels, focused, index * gap);
    focused = found ?? focused;
    return found === undefined ? undefined : labels[found];
  });
}

describe('keys in a menu', () => {
  test('arrows go around, Home and End go to the ends', () => {
    expect(press(['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home'])).toEqual([
      'Duplicate as carousel',
      'Duplicate',
      'Delete',
      'Duplicate',
      'Delete',
      'Duplicate',
    ]);
  });

  test('a letter goes to the next item that begins with it, in either case', () => {
    expect(press(['e'])).toEqual(['Export']);
    expect(press(['S'])).toEqual(['Set status manually…']);
  });

  test('the same letter again goes on to the next such item, and around', () => {
    expect(press(['d', 'd', 'd'])).toEqual(['Duplicate as carousel', 'Delete', 'Duplicate']);
  });

  test('several letters find the item that begins with all of them', () => {
    expect(press(['d', 'e'])).toEqual(['Duplicate as carousel', 'Delete']);
    expect(press(['d', 'u', 'p'])).toEqual([
      'Duplicate as carousel',
      'Duplicate as carousel',
      'Duplicate as carousel',
    ]);
  });

  test('a letter after a pause begins a new search', () => {
    expect(press(['d', 'e'], 600)).toEqual(['Duplicate as carousel', 'Export']);
  });

  test.each(['x', ' ', 'Enter', 'Escape', 'Tab', 'F6'])('the key "%s" moves nothing', (name) => {
    expect(press([name])).toEqual([undefined]);
  });

  test('a shortcut with a modifier moves nothing', () => {
    expect(createMenuKeys()({ ...key('e'), ctrlKey: true }, labels, 0)).toBeUndefined();
  });

  test('without a focused item, arrows go to the first and the last one', () => {
    const find = createMenuKeys();
    expect([find(key('ArrowDown'), labels, -1), find(key('ArrowUp'), labels, -1)]).toEqual([0, 4]);
  });
});
