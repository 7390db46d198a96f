import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isIsoTime, isTimestamp, isoTimeToMillis, timestampToMillis, timeZoneName } from './time';

describe('isTimestamp', () => {
  it.each([
    // RFC 3339, section 5.8
    '1985-04-12T23:20:50.52Z',
    '1996-12-19T16:39:57-08:00',
    '1990-12-31T23:59:60Z',
    '1990-12-31T15:59:60-08:00',
    '1937-01-01T12:00:27.87+00:20',
    '2024-02-29T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-03-01t10:00:00z',
    '2026-03-01T10:00:00-00:00',
    '2026-03-01T10:00:00+23:59',
    '2026-03-01T10:00:00.123456789012345678901234567890Z',
    '2016-12-31T23:59:60.5Z',
    '2017-01-01T05:29:60+05:30',
    '2015-06-30T23:59:60Z',
    '2026-03-31T23:59:60Z',
    '2024-02-29T23:59:60Z',
  ])('accepts %s', (value) => {
    expect(isTimestamp(value)).toBe(true);
  });

  it.each([
    '',
    '2026-03-01',
    '2026-03-01T10:00:00',
    '2026-03-01 10:00:00Z',
    '2026-03-01_10:00:00Z',
    '2026-03-01T10:00Z',
    '2026-3-1T10:00:00Z',
    '26-03-01T10:00:00Z',
    '+2026-03-01T10:00:00Z',
    '02026-03-01T10:00:00Z',
    '20260301T100000Z',
    '2026-00-01T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-03-00T10:00:00Z',
    '2026-03-32T10:00:00Z',
    '2026-04-31T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '1900-02-29T10:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:60:00Z',
    '2026-03-01T10:00:61Z',
    '2026-03-01T10:00:00.Z',
    '2026-03-01T10:00:00,5Z',
    '2026-03-01T10:00:00+0530',
    '2026-03-01T10:00:00+05',
    '2026-03-01T10:00:00+24:00',
    '2026-03-01T10:00:00+05:60',
    '2026-03-01T10:00:00+5:30',
    '2026-03-01T10:00:00 Z',
    '2026-03-01T10:00:00ZZ',
    '2026-03-01T10:00:00Z\n',
    ' 2026-03-01T10:00:00Z',
    '2026-03-01T10:00:00[UTC]',
    '٢٠٢٦-03-01T10:00:00Z',
    '2026-03-01T10:00:00\u2212 05:00',
    // A second of 60 that is not the last of a month in UTC
    '1990-12-31T10:59:60Z',
    '1990-12-30T23:59:60Z',
    '1990-12-31T23:59:60-08:00',
    '1990-12-31T23:58:60Z',
    '2026-03-01T10:00:60Z',
  ])('refuses %j', (value) => {
    expect(isTimestamp(value)).toBe(false);
  });

  it('accepts every moment that the language writes', () => {
    const date = fc.date({
      noInvalidDate: true,
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
    });
    fc.assert(
      fc.property(date, (moment) => {
        expect(timestampToMillis(moment.toISOString())).toBe(moment.getTime());
      }),
    );
  });

  it('refuses any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isTimestamp(text)).toBe(false);
      }),
    );
    expect(isTimestamp(`2026-03-01T10:00:00.${'1'.repeat(1_000_000)}`)).toBe(false);
    expect(isTimestamp(`2026-03-01T10:00:00.${'1'.repeat(1_000_000)}Z`)).toBe(true);
  });
});

describe('timestampToMillis', () => {
  it('finds the same moment under any offset', () => {
    const moment = Date.UTC(1996, 11, 20, 0, 39, 57);
    expect(timestampToMillis('1996-12-20T00:39:57Z')).toBe(moment);
    expect(timestampToMillis('1996-12-19T16:39:57-08:00')).toBe(moment);
    expect(timestampToMillis('1996-12-20T06:09:57+05:30')).toBe(moment);
  });

  it('keeps fractions of a millisecond', () => {
    expect(timestampToMillis('1970-01-01T00:00:00.0005Z')).toBe(0.5);
  });

  it('sets a leap second at the start of the next month', () => {
    expect(timestampToMillis('2016-12-31T23:59:60Z')).toBe(Date.UTC(2017, 0, 1));
  });

  it('does not move the first century', () => {
    expect(timestampToMillis('0001-01-01T00:00:00Z')).toBe(Date.parse('0001-01-01T00:00:00Z'));
  });

  it('is undefined for other texts', () => {
    expect(timestampToMillis('tomorrow')).toBeUndefined();
  });
});

describe('isIsoTime', () => {
  it.each([
    '2014-09-24T10:59:41Z',
    '2014-09-24t10:59:41z',
    '2024-01-19T09:19:28.9372196Z',
    '2014-09-24T10:59:41,5Z',
    '2014-09-24T10:59:41+0530',
    '2014-09-24T10:59:41.123-0800',
    '2014-09-24T10:59:41+05',
    '2014-09-24T10:59Z',
    '20140924T105941Z',
    '20140924T105941.5+0530',
    '20140924T1059-08',
  ])('accepts %s', (value) => {
    expect(isIsoTime(value)).toBe(true);
  });

  it.each([
    '',
    '2014-09-24',
    '2014-09-24T10:59:41',
    '2014-09-24 10:59:41Z',
    '2014-02-30T10:59:41Z',
    '2014-09-24T25:59:41Z',
    '20140924T10:59:41Z',
    '2014-09-24T105941Z',
    '2014-09-24T10:59.5Z',
    '2014-09-24T10:59:41+5',
    '2014-09-24T10:59:41+2400',
    '1411556381',
    'Wed, 24 Sep 2014 10:59:41 GMT',
  ])('refuses %j', (value) => {
    expect(isIsoTime(value)).toBe(false);
  });

  it('counts the same moment in every form', () => {
    const moment = Date.UTC(2014, 8, 24, 10, 59, 41);
    for (const value of ['2014-09-24T10:59:41Z', '20140924T105941Z', '2014-09-24T16:29:41+0530']) {
      expect(isoTimeToMillis(value)).toBe(moment);
    }
    expect(isoTimeToMillis('20140924T1059-08')).toBe(Date.UTC(2014, 8, 24, 18, 59));
    expect(isoTimeToMillis('2014-09-24T10:59:41,5Z')).toBe(moment + 500);
  });

  it('reads a megabyte of digits', () => {
    expect(isIsoTime('1'.repeat(1_000_000))).toBe(false);
    expect(isIsoTime(`20140924T105941.${'1'.repeat(1_000_000)}`)).toBe(false);
  });
});

test('an older name is given as it is written today', () => {
  expect(timeZoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(timeZoneName('Europe/Berlin')).toBe('Europe/Berlin');
});

test('without a zone it is that of this computer', () => {
  expect(timeZoneName()).toBe(timeZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone));
});
