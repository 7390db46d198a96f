import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt, putAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { fieldAt } from '../../schema/template/templateTree';
import { findTemplateIssues } from '../../schema/template/template';
import { parsePath } from '../../schema/values/issues';
import { textToBase64 } from '../../schema/values/postback';
import type { QuickFix, QuickFixReader } from '../model/quickFix';
import {
  readAddress,
  readDegrees,
  readEventEnd,
  readTemplateName,
  readOddSigns,
  readPlaceQuery,
  readPostbackText,
} from './readers/plainReaders';
import { readPhoneNumber } from './readers/readPhoneNumber';
import { documentStateOf } from '../model/createDocument';
import { readTimeWords } from './readers/readTimeWords';

const button = 'component.suggestions.0.action';
const paths = {
  url: `${button}.openUrlAction.url`,
  phone: `${button}.dialAction.phoneNumber`,
  latitude: `${button}.viewLocationAction.latLong.latitude`,
  longitude: `${button}.viewLocationAction.latLong.longitude`,
  start: `${button}.createCalendarEventAction.startTime`,
  end: `${button}.createCalendarEventAction.endTime`,
  postback: `${button}.postbackData`,
  picture: 'component.richCard.standaloneCard.cardContent.media.contentInfo.fileUrl',
  text: 'component.text',
  name: 'name',
};

const empty: TemplateDraft = { type: 'text_message', component: {} };

function draftWith(texts: Readonly<Record<string, string>>): TemplateDraft {
  const withButton: TemplateDraft = { ...empty, component: { suggestions: [{ action: {} }] } };
  return Object.entries(texts).reduce((draft, [path, text]) => putAt(draft, path, text), withButton);
}

function fixFor(reader: QuickFixReader, at: string, text: string, others: Record<string, string> = {}) {
  return reader({
    at,
    text,
    meta: fieldAt(parsePath(at))?.meta ?? {},
    state: documentStateOf({ draft: draftWith({ ...others, [at]: text }), stash: {} }),
    country: 'IN',
  });
}

/** What the first choice writes into the field. */
function first(quickFix: QuickFix | undefined, at: string): string | undefined {
  return quickFix?.choices[0]?.changes[at];
}

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['tel:+91-98765-43210', '+919876543210'],
  ['0 98765 43210', '+919876543210'],
  ['(022) 2612 3456', '+912226123456'],
  ['0091 98765.43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['+91 (0) 98765 43210', '+919876543210'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['\u202A+91 98765 43210\u202C', '+919876543210'],
  ['https://wa.me/919876543210', '+919876543210'],
  ['Call us: 98765 43210', '+919876543210'],
  ['“98765 43210”', '+919876543210'],
  ['+1 (415) 555-2671', '+14155552671'],
])('the phone number %s means %s', (text, number) => {
  expect(first(fixFor(readPhoneNumber, paths.phone, text), paths.phone)).toBe(number);
});

test('a phone number without a country says which country was meant, one with a country does not', () => {
  expect(fixFor(readPhoneNumber, paths.phone, '98765 43210')?.usesCountry).toBe(true);
  expect(fixFor(readPhoneNumber, paths.phone, '+91 98765 43210')?.usesCountry).toBeUndefined();
  expect(fixFor(readPhoneNumber, paths.phone, '+91 98765 43210')?.choices[0]?.action).toBe(
    'Use +919876543210',
  );
  expect(fixFor(readPhoneNumber, paths.phone, '+9198765-43210')?.choices[0]?.action).toBe(
    'Use +91 98765 43210',
  );
});

test('two phone numbers are two choices, a short number is explained', () => {
  const quickFix = fixFor(readPhoneNumber, paths.phone, '98765 43210 / 98765 43211');
  expect(quickFix?.choices.map(({ changes }) => changes[paths.phone])).toEqual([
    '+919876543210',
    '+919876543211',
  ]);
  expect(fixFor(readPhoneNumber, paths.phone, '56161')).toMatchObject({
    choices: [],
    message: expect.stringContaining('short number') as string,
  });
});

test.each([
  ['www.shop.com', 'https://www.shop.com'],
  ['shop.com/x', 'https://shop.com/x'],
  ['//shop.com', 'https://shop.com'],
  ['htp://shop.com', 'https://shop.com'],
  ['https//shop.com', 'https://shop.com'],
  ['https:/shop.com/a', 'https://shop.com/a'],
  ['https:\\\\shop.com\\a', 'https://shop.com/a'],
  ['“https://shop.com”', 'https://shop.com'],
  ['<https://shop.com>', 'https://shop.com'],
  ['[Shop](https://shop.com/a)', 'https://shop.com/a'],
  ['https://shop.com/my shoe.jpg ', 'https://shop.com/my%20shoe.jpg'],
  ['https://www. shop.com', 'https://www.shop.com'],
  ['https://shop.com/दिवाली', 'https://shop.com/%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80'],
  ['https://shop.com/?a=1&amp;b=2', 'https://shop.com/?a=1&b=2'],
  ['https://shop.com/100%', 'https://shop.com/100%25'],
  ['http://shop.com/a', 'https://shop.com/a'],
  ['https://shop.com/a[custom_param1a] b', 'https://shop.com/a[custom_param1a]%20b'],
])('the address %s means %s', (text, address) => {
  expect(first(fixFor(readAddress, paths.url, text), paths.url)).toBe(address);
});

test('a number in a link becomes a button that calls', () => {
  const link = paths.url.replace(/\.url$/, '');
  const fix = fixFor(readAddress, paths.url, 'tel:+91-98765 43210');
  expect(fix?.message?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
    '“tel:+91-98765 43210” is a phone number',
  );
  expect(fix?.choices).toMatchObject([
    {
      action: 'Use a call button',
      changes: {
        [link]: undefined,
        [link.replace('openUrlAction', 'dialAction.phoneNumber')]: '+919876543210',
      },
    },
  ]);
});

test.each([
  ['orders@shop.com', 'Email links'],
  ['mailto:orders@shop.com', 'Email links'],
  ['sms:+919876543210', 'Call a number'],
  ['C:\\Users\\Asha\\shoe.jpg', 'on your computer'],
  ['shoe.jpg', 'file name'],
  ['whatsapp://send?phone=919876543210', 'https://wa.me/919876543210'],
])('%s is no web address, and the way out is said', (text, words) => {
  expect(fixFor(readAddress, paths.url, text)).toEqual({
    message: expect.stringContaining(words) as string,
    choices: [],
  });
});

test.each([
  'see you at shop.com',
  'hello',
  '',
  'https://shop.com/a',
  'https://shop.com/%C3%A9%20x',
  'shop .com is good',
  'https://',
])('the address "%s" has no plain meaning to quickFix', (text) => {
  expect(fixFor(readAddress, paths.url, text)).toBeUndefined();
});

test.each([
  '19.0760, 72.8777',
  '19.0760 72.8777',
  '(19.0760, 72.8777)',
  '“19.0760, 72.8777”',
  'lat: 19.0760, lng: 72.8777',
  '19.0760° N, 72.8777° E',
  '72.8777° E, 19.0760° N',
  '19,0760; 72,8777',
  'geo:19.0760,72.8777?q=19.0760,72.8777',
  'https://www.google.com/maps/@19.0760,72.8777,15z',
  'https://www.google.com/maps/place/Mumbai/@19.1,72.9,15z/data=!3m1!4b1!4m6!3m5!8m2!3d19.0760!4d72.8777',
  'https://maps.google.com/?q=19.0760,72.8777',
  'https://www.google.com/maps/search/?api=1&query=19.0760%2C72.8777',
  'https://maps.apple.com/?ll=19.0760,72.8777&q=Shop',
  'https://www.openstreetmap.org/#map=15/19.0760/72.8777',
  'https://www.openstreetmap.org/?mlat=19.0760&mlon=72.8777#map=15/1/2',
])('both coordinates are read from %s', (text) => {
  for (const at of [paths.latitude, paths.longitude]) {
    const quickFix = fixFor(readDegrees, at, text);
    expect(quickFix?.choices[0]?.changes).toEqual({
      [paths.latitude]: '19.0760',
      [paths.longitude]: '72.8777',
    });
    expect(quickFix?.isPlain).toBe(true);
  }
});

test('degrees, minutes and seconds become decimals', () => {
  const quickFix = fixFor(readDegrees, paths.latitude, '19°4\'34"N 72°52\'40"E');
  expect(quickFix?.choices[0]?.changes).toEqual({
    [paths.latitude]: '19.076111',
    [paths.longitude]: '72.877778',
  });
});

test.each([
  ['19,0760', '19.0760'],
  ['+19.0760', '19.0760'],
  ['19.0760°', '19.0760'],
  ['−19.0760', '-19.0760'],
  ['19.0760 S', '-19.0760'],
])('the latitude %s means %s', (text, degrees) => {
  expect(first(fixFor(readDegrees, paths.latitude, text), paths.latitude)).toBe(degrees);
});

test('swapped coordinates are offered the right way round, and never taken unasked', () => {
  const typed = fixFor(readDegrees, paths.latitude, '120.5', { [paths.longitude]: '19.0760' });
  expect(typed?.choices[0]?.changes).toEqual({ [paths.latitude]: '19.0760', [paths.longitude]: '120.5' });
  const pasted = fixFor(readDegrees, paths.latitude, '120.5, 19.0760');
  expect(pasted?.choices[0]?.changes).toEqual({ [paths.latitude]: '19.0760', [paths.longitude]: '120.5' });
  expect([typed?.isPlain, pasted?.isPlain]).toEqual([undefined, undefined]);
});

test('coordinates in the search text of a place become coordinates', () => {
  const query = `${button}.viewLocationAction.query`;
  const quickFix = fixFor(readPlaceQuery, query, 'https://www.google.com/maps/@19.07,72.87,15z');
  expect(quickFix?.choices[0]?.changes).toEqual({
    [paths.latitude]: '19.07',
    [paths.longitude]: '72.87',
    [query]: undefined,
  });
  expect(fixFor(readPlaceQuery, query, 'coffee shops near 5th and 6th')).toBeUndefined();
});

test('a pair does not overwrite the other coordinate unasked', () => {
  const quickFix = fixFor(readDegrees, paths.latitude, '19.0760, 72.8777', { [paths.longitude]: '1' });
  expect(quickFix?.isPlain).toBe(false);
});

test.each([
  ['Diwali Sale 26', 'diwali_sale_26'],
  ['diwali-sale-26', 'diwali_sale_26'],
  ['Café Été', 'cafe_ete'],
  ['दिवाली सेल', 'divalee_sel'],
  ['Straße & Łódź', 'strasse_and_lodz'],
])('the name %s means %s', (text, name) => {
  expect(first(fixFor(readTemplateName, paths.name, text), paths.name)).toBe(name);
});

test.each([
  ['Hello {{1}}, order {{2}}', 'Hello [custom_param1a], order [custom_param2a]'],
  ['Hello {name}, {name}!', 'Hello [custom_param1a], [custom_param1a]!'],
  ['Hello <name>, order #order_id#', 'Hello [custom_param1a], order [custom_param2a]'],
  ['Hello %s, order %s', 'Hello [custom_param1a], order [custom_param2a]'],
  ['Hello [name], $name', 'Hello [custom_param1a], [custom_param1a]'],
  ['Hello ${name}', 'Hello [custom_param1a]'],
])('the placeholders of "%s" become parameters', (text, written) => {
  expect(first(fixFor(readOddSigns, paths.text, text), paths.text)).toBe(written);
});

test.each([
  'Save 20% so soon',
  'Pay $100 or US$5',
  'A <b>bold</b> word',
  '#1 in India',
  'I <3 you',
  '5 < 6 > 2',
  'Rule [1]',
])('"%s" holds no placeholder', (text) => {
  expect(fixFor(readOddSigns, paths.text, text)).toBeUndefined();
});

test('placeholders in an address become parameters after its host only', () => {
  expect(first(fixFor(readOddSigns, paths.url, 'www.shop.com/o/{{1}}'), paths.url)).toBe(
    'https://www.shop.com/o/[custom_param1a]',
  );
  expect(fixFor(readOddSigns, paths.url, 'https://{{1}}.com/o')).toBeUndefined();
});

test('Base64 that was typed by hand is not encoded again, plain text from elsewhere is encoded', () => {
  const typed = textToBase64('order=48213');
  const stored = textToBase64(typed);
  expect(first(fixFor(readPostbackText, paths.postback, stored), paths.postback)).toBe(typed);
  expect(first(fixFor(readPostbackText, paths.postback, 'order 1'), paths.postback)).toBe(
    textToBase64('order 1'),
  );
  expect(fixFor(readPostbackText, paths.postback, textToBase64('shopping'))).toBeUndefined();
});

test('Base64 of bytes that are no text is what the author sends, and is not offered to be encoded', () => {
  expect(fixFor(readPostbackText, paths.postback, '3q2+7w==')).toBeUndefined();
  expect(fixFor(readPostbackText, paths.postback, '/////////////w==')).toBeUndefined();
});

test('an event is offered an end one hour after its start', () => {
  const start = { [paths.start]: '2027-03-14T23:30:00+05:30' };
  const later = '2027-03-15T00:30:00+05:30';
  expect(first(fixFor(readEventEnd, paths.end, '', start), paths.end)).toBe(later);
  expect(fixFor(readEventEnd, paths.end, '2027-03-14T22:00:00+05:30', start)).toMatchObject({
    choices: [{ changes: { [paths.end]: later } }],
  });
  expect(fixFor(readEventEnd, paths.end, '2027-03-15T22:00:00+05:30', start)).toBeUndefined();
});

test.each([
  ['14 March 2027 18:00', /^2027-03-14T18:00:00/],
  ['14th March 2027 at 6 pm IST', /^2027-03-14T18:00:00\+05:30$/],
  ['14.03.2027 18.00', /^2027-03-14T18:00:00/],
  ['2027-03-14 09:30', /^2027-03-14T09:30:00/],
  ['14 March 2027', /^2027-03-14T09:00:00/],
  ['20270314T093000Z', /^2027-03-14T09:30:00Z$/],
])('the time %s means %s', (text, time) => {
  expect(first(fixFor(readTimeWords, paths.start, text), paths.start)).toMatch(time);
});

test.each(['1795336200', '1795336200000'])('the count %s since 1970 is offered in device time', (text) => {
  const offered = first(fixFor(readTimeWords, paths.start, text), paths.start) ?? '';
  expect(Date.parse(offered)).toBe(1_795_336_200_000);
  expect(new Date(1_795_336_200_000).getHours()).toBe(Number(offered.slice(11, 13)));
});

test('a date with two readings is two choices, a span fills both times', () => {
  const dates = fixFor(readTimeWords, paths.start, '03/04/2027 18:00');
  expect(dates?.choices.map(({ changes }) => changes[paths.start]?.slice(0, 10))).toEqual([
    '2027-04-03',
    '2027-03-04',
  ]);
  const span = fixFor(readTimeWords, paths.start, '14 March 2027, 6-8pm');
  expect(span?.choices[0]?.changes[paths.end]).toMatch(/^2027-03-14T20:00:00/);
});

const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.stringMatching(/^[\d +\-().,°'"NSEW/:]{0,40}$/),
  fc.stringMatching(/^(?:https?:\/\/|www\.|htp:)?[a-z .]{1,10}\.[a-z]{2,3}(?:\/[\w {}%"<>é#?&[\]]{0,20})?$/),
  fc.stringMatching(/^[A-Z]?[a-z {}[\]<>%$#]{0,30}\d{0,4}$/),
);

const fields: [keyof typeof paths, QuickFixReader][] = [
  ['phone', readPhoneNumber],
  ['url', readAddress],
  ['url', readOddSigns],
  ['picture', readAddress],
  ['latitude', readDegrees],
  ['longitude', readDegrees],
  ['name', readTemplateName],
  ['text', readOddSigns],
  ['postback', readPostbackText],
  ['start', readTimeWords],
  ['end', readTimeWords],
];

test.each(fields)(
  'whatever a %s field offers is valid, and is not offered anything itself',
  (field, reader) => {
    const at = paths[field];
    fc.assert(
      fc.property(typed, (text) => {
        for (const { changes } of fixFor(reader, at, text)?.choices ?? []) {
          const draft = Object.entries(changes).reduce(
            (next, [path, change]) => putAt(next, path, change),
            draftWith({ [at]: text }),
          );
          for (const [path, change] of Object.entries(changes)) {
            if (change === undefined) continue;
            const issues = findTemplateIssues({
              ...draft,
              type: path.includes('richCard') ? 'rich_card' : 'text_message',
            });
            expect(issues.filter((issue) => issue.path.join('.') === path)).toEqual([]);
            const again = fixFor(reader, path, change, changes as Record<string, string>);
            expect([text, valueAt(draft, path), again]).toEqual([text, change, undefined]);
          }
        }
      }),
      { numRuns: 300 },
    );
  },
);

test('long hostile texts take linear time', () => {
  const hostile = ['(', '19.', '%s', '{', '$a', 'a.', '1,2 ', "19°4'", ' ', 'h', '@'].map((part) =>
    part.repeat(10_000 / part.length),
  );
  // A search with backtracking would not end within the time of a test.
  for (const [field, reader] of fields)
    for (const text of hostile) expect(() => fixFor(reader, paths[field], text)).not.toThrow();
});

test('characters that cannot be sent are removed, and whole ones stay', () => {
  const quickFix = fixFor(readOddSigns, paths.text, 'a\0b\ud800c 😀\udc00');
  expect(quickFix?.choices[0]?.action).toBe('Remove 3 invalid characters');
  expect(first(quickFix, paths.text)).toBe('abc 😀');
  const label = `${button}.text`;
  expect(first(fixFor(readOddSigns, label, 'a\0b {{c}}'), label)).toBe('ab {{c}}');
  expect(fixFor(readOddSigns, label, 'b {{c}}')).toBeUndefined();
  expect(fixFor(readOddSigns, paths.text, 'a 😀')).toBeUndefined();
  expect(fixFor(readOddSigns, paths.text, '\0')?.choices[0]?.changes).toEqual({
    [paths.text]: undefined,
  });
});
