import { expect, test } from 'vitest';
import { phoneTimes } from './phoneTimes';

test('without a language, times are English as the phones', () => {
  expect(phoneTimes('android', undefined)).toEqual({
    time: '9:30 AM',
    today: 'Today',
    weekday: 'Monday',
    now: 'now',
    writing: {},
  });
});

test.each([
  ['de', { time: '09:41', today: 'Heute', weekday: 'Montag', now: 'jetzt' }],
  ['hi', { time: '9:41 am', today: 'आज', weekday: 'सोमवार', now: 'अब' }],
  ['en-US', { time: '9:41 AM', today: 'Today', weekday: 'Monday', now: 'now' }],
  ['ja', { time: '9:41', today: '今日', weekday: '月曜日', now: '今' }],
  ['tr', { time: '09:41', today: 'Bugün', weekday: 'Pazartesi', now: 'şimdi' }],
])('times are written in %s', (locale, times) => {
  expect(phoneTimes('ios', locale)).toEqual({ ...times, writing: { lang: locale, dir: 'auto' } });
});
