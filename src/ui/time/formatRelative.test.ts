import { expect, it } from 'vitest';
import { formatRelative } from './formatRelative';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-20T12:00:00');

it.each([
  ['2026-03-20T11:59:30', 'just now'],
  ['2026-03-20T12:00:30', 'just now'],
  ['2026-03-20T11:59:00', '1 minute ago'],
  ['2026-03-20T11:01:00', '59 minutes ago'],
  ['2026-03-20T00:10:00', '11 hours ago'],
  ['2026-03-19T23:50:00', 'yesterday'],
  ['2026-03-18T23:50:00', '2 days ago'],
  ['2026-03-14T00:00:00', '6 days ago'],
  ['2026-03-13T23:00:00', '13 Mar'],
  ['2025-12-31T23:00:00', '31 Dec 2025'],
])('formats %s as "%s"', (moment, words) => {
  expect(formatRelative(at(moment), now)).toBe(words);
});
