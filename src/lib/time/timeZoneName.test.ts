import { expect, test } from 'vitest';
import { timeZoneName } from './timeZoneName';

test('an older name is given as it is written today', () => {
  expect(timeZoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(timeZoneName('Europe/Berlin')).toBe('Europe/Berlin');
});

test('without a zone it is that of this computer', () => {
  expect(timeZoneName()).toBe(timeZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone));
});
