import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './readRetryAfter';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);

function waitSeconds(retryAfter: string | undefined, date?: string): number | undefined {
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  if (date !== undefined) headers.set('date', date);
  const until = readRetryAfter(headers, now);
  return until === undefined ? undefined : (until - now) / 1000;
}

const forms: [what: string, header: string | undefined, seconds: number | undefined, date?: string][] = [
  ['seconds', '7', 7],
  ['zero', '0', 0],
  ['leading zeros', '007', 7],
  ['spaces around', '  12  ', 12],
  ['ten minutes', '600', 600],
  ['a day', '86400', 86_400],
  ['more than a timer can hold', '2147484', 2_147_484],
  ['a fraction, rounded up to a millisecond', '1.5', 1.5],
  ['the header twice: the longer wait', '5, 9', 9],
  ['an RFC 1123 date', 'Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['a leap second', 'Sat, 21 Nov 2026 12:00:60 GMT', 60],
  ['an RFC 850 date', 'Saturday, 21-Nov-26 12:01:00 GMT', 60],
  ['an asctime date', 'Sat Nov 21 12:02:00 2026', 120],
  ['an asctime date with a padded day', 'Tue Dec  1 12:00:00 2026', 864_000],
  ['an RFC 850 date of the last century', 'Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ['a date that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['our clock an hour behind', 'Sat, 21 Nov 2026 13:00:20 GMT', 20, 'Sat, 21 Nov 2026 13:00:00 GMT'],
  ['our clock an hour ahead', 'Sat, 21 Nov 2026 11:00:20 GMT', 20, 'Sat, 21 Nov 2026 11:00:00 GMT'],
  ['a Date header that is garbage', 'Sat, 21 Nov 2026 12:00:20 GMT', 20, 'now'],
  ['seconds do not depend on Date', '20', 20, 'Sat, 21 Nov 2026 13:00:00 GMT'],
  ['missing', undefined, undefined],
  ['empty', '', undefined],
  ['negative', '-5', undefined],
  ['a word', 'soon', undefined],
  ['a word and a number', 'soon 7', undefined],
  ['an exponent', '1e3', undefined],
  ['hexadecimal', '0x10', undefined],
  ['seconds with a unit', '7s', undefined],
  ['a number and a word, joined', '7, soon', undefined],
  ['an ISO date', '2026-11-21T12:00:30Z', undefined],
  ['a date in local time', 'Sat, 21 Nov 2026 12:00:30 +0100', undefined],
  ['an invalid month', 'Sat, 21 Foo 2026 12:00:30 GMT', undefined],
  ['an invalid hour', 'Sat, 21 Nov 2026 25:00:30 GMT', undefined],
  ['an invalid second', 'Sat, 21 Nov 2026 12:00:75 GMT', undefined],
  ['an invalid day', 'Sat, 00 Nov 2026 12:00:30 GMT', undefined],
];

describe('readRetryAfter', () => {
  it.each(forms)('reads %s', (_, header, seconds, date) => {
    expect(waitSeconds(header, date)).toBe(seconds);
  });

  it.each(['9'.repeat(20), '9'.repeat(400)])(
    'limits a huge number to a time that a Date can represent',
    (header) => {
      const until = readRetryAfter(new Headers({ 'retry-after': header }), now) ?? 0;
      expect(Number.isNaN(new Date(until).getTime())).toBe(false);
      expect(until).toBeGreaterThan(now);
    },
  );
});
