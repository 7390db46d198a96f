import { expect, it } from 'vitest';
import { formatRelative, formatWait, dayAt, formatDay } from './time';

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

it.each([
  [1, '1 s'],
  [1000, '1 s'],
  [1001, '2 s'],
  [59_999, '1 min 00 s'],
  [65_000, '1 min 05 s'],
  [600_000, '10 min 00 s'],
  [0, '0 s'],
  [-5, '0 s'],
])('formats a wait of %i ms, rounded up, as "%s"', (milliseconds, words) => {
  expect(formatWait(milliseconds)).toBe(words);
});

it('returns the day of a moment in the local time zone', () => {
  expect(dayAt(new Date(2026, 10, 5, 0, 0, 1).getTime())).toBe('2026-11-05');
  expect(dayAt(new Date(2026, 10, 5, 23, 59, 59).getTime())).toBe('2026-11-05');
});

it('formats a day for people, and returns other text unchanged', () => {
  expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
  expect(formatDay('2026-02-31')).toBe('2026-02-31');
  expect(formatDay('soon')).toBe('soon');
});
