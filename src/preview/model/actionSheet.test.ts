import { expect, test } from 'vitest';
import { eventTime, writtenTime } from './actionSheet';

const start = '2027-03-14T09:30:00+05:30';

test('writes a time in the zone and the language of the viewer (38)', () => {
  expect(eventTime(start, { locale: 'en-GB', timeZone: 'UTC' })).toMatch(/14 Mar 2027.*04:00.*UTC/);
  expect(eventTime(start, { locale: 'en-US', timeZone: 'America/New_York' })).toMatch(
    /Mar 13, 2027.*11:00.*PM.*EST/,
  );
});

test('keeps the written offset visible (38)', () => {
  expect(writtenTime(start)).toBe('09:30, UTC+05:30');
  expect(writtenTime('2027-03-14t10:00:00.25z')).toBe('10:00, UTC');
});

test('returns no time for a text that is none', () => {
  expect(eventTime('tomorrow', {})).toBeUndefined();
  expect(writtenTime('tomorrow')).toBe('tomorrow');
});
