import { expect, test } from 'vitest';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import type { TemplateStatus } from '../../schema/values/enums';
import { describePlatformOnly, findPlatformOnly, matchesEntry, type LiveTemplates } from './useLiveTemplates';

const stored = (name: string, status: TemplateStatus, text = 'Hello') => ({
  name,
  type: 'text_message',
  status,
  component: { text },
});
const live = (...entries: ReturnType<typeof stored>[]): LiveTemplates => [
  {
    connected: {} as ConnectedPlatform,
    platform: 'embedded',
    appId: 'Shop-1',
    byName: new Map(entries.map((entry) => [entry.name, entry])),
    unreadable: 0,
  },
];

test('a rejected template of the platform is counted apart: it does not live there', () => {
  const found = findPlatformOnly(live(stored('spring', 'approved'), stored('autumn', 'rejected')), []);
  expect(describePlatformOnly(found)).toBe('2 more on the platform (1 rejected)');
  expect(describePlatformOnly(found.slice(1))).toBe('1 more on the platform');
  expect(describePlatformOnly([])).toBeUndefined();
});

test('a template of the platform is found by its words, its name and its app ID', () => {
  const [spring] = findPlatformOnly(live(stored('spring', 'approved', 'Umbrellas: half price')), []);
  if (!spring) throw new Error('It is on the platform alone.');
  for (const words of [['umbrellas'], ['spring', 'half'], ['shop-1', 'price']])
    expect(matchesEntry(spring, words)).toBe(true);
  expect(matchesEntry(spring, ['umbrellas', 'shop-2'])).toBe(false);
});
