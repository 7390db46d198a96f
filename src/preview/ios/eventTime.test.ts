import { expect, test } from 'vitest';
import { eventTime } from './eventTime';

test('a time is told in the zone of the reader and as it is written', () => {
  const time = eventTime('2027-03-14T09:30:00+05:30', 'Europe/Berlin');
  expect(time?.here).toMatch(/^Mar 14, 2027, 5:00\sAM GMT\+1$/);
  expect(time?.written).toBe('2027-03-14T09:30:00+05:30');
});

test('what is no timestamp has no time', () => {
  expect(eventTime('tomorrow')).toBeUndefined();
});
