import { expect, it } from 'vitest';
import { dayAt, formatDay } from './calendarDay';

it('names the day of a moment where the person is', () => {
  expect(dayAt(new Date(2026, 10, 5, 0, 0, 1).getTime())).toBe('2026-11-05');
  expect(dayAt(new Date(2026, 10, 5, 23, 59, 59).getTime())).toBe('2026-11-05');
});

it('writes a day as people do, and leaves alone what is none', () => {
  expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
  expect(formatDay('2026-02-31')).toBe('2026-02-31');
  expect(formatDay('soon')).toBe('soon');
});
