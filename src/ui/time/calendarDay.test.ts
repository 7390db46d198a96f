import { expect, it } from 'vitest';
import { dayAt, formatDay } from './calendarDay';

it('returns the day of a moment in the local time zone', () => {
  expect(dayAt(new Date(2026, 10, 5, 0, 0, 1).getTime())).toBe('2026-11-05');
  expect(dayAt(new Date(2026, 10, 5, 23, 59, 59).getTime())).toBe('2026-11-05');
});

it('formats a day for people, and returns other text unchanged', () => {
  expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
  expect(formatDay('2026-02-31')).toBe('2026-02-31');
  expect(formatDay('soon')).toBe('soon');
});
