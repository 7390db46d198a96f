import { expect, test } from 'vitest';
import { allShortcuts } from './ShortcutSheet';

test('each place is listed once, and each key has one meaning in it', () => {
  const places = allShortcuts.map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  for (const { place, shortcuts } of allShortcuts) {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect([place, new Set(keys).size]).toEqual([place, keys.length]);
  }
});
