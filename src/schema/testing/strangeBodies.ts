import * as fc from 'fast-check';
import { template } from './template.arbitrary';

// For tests only: request bodies with values in them that some field does not accept.

type Path = (string | number)[];

/** The paths of all members and entries, the template itself left out. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return [at, ...pathsIn(member, at)];
  });
}

const REMOVED = Symbol('removed');

/** A copy with another value at a path; `REMOVED` takes the member or entry out. */
export function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const at = Number(key);
    if (Number.isNaN(at)) return value;
    const entry: unknown = changed(value[at], rest, next);
    return entry === REMOVED ? value.toSpliced(at, 1) : value.with(at, entry);
  }
  const { [key]: member, ...others } = value as Record<string, unknown>;
  const made = changed(member, rest, next);
  return made === REMOVED ? others : { ...others, [key]: made };
}

const lengths = [1, 2, 19, 20, 21, 25, 26, 100, 101, 200, 201, 500, 501, 2000, 2001, 2048, 2049, 3072, 3073];
const repeated = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);

/** Values at the edges of what some field accepts, and values of wrong kinds. Each is tried at every field. */
const groups: readonly (readonly unknown[])[] = [
  [REMOVED],
  [null, '', ' ', '\n', '\u00a0', '\u200b', 'x', 0, 1, true, false, [], {}, [null], [{}]],
  ['a\ud800', 'a\0', 'TALL', 'SMALL', 'HORIZONTAL', 'VERTICAL', 'WEBVIEW', 'tall', 'MEDIUM', 'LEFT'],
  ['carousel', 'rich_card', 'text_message', 'A', 'a-b', 'a_1', 'a\n'],
  ['+1', '+12', '+0123', '+123456789012345', '+1234567890123456', '123', '+1 23', '+１２', '+12\n'],
  ['90', '-90.0', '90.1', '180', '-180.0', '180.0001', '1e1', '.5', '1.', ' 1', '01', '-0', '--1', '١'],
  ['90.0000000000000000000001', '180.0000000000000000000001', '-90.00000000000000000000000001'],
  ['2027-02-29T10:00:00Z', '2028-02-29T10:00:00z', '2027-03-01T24:00:00Z', '2027-03-01T10:00:60Z'],
  ['2016-12-31T23:59:60Z', '2017-01-01T05:29:60+05:30', '2027-03-01 10:00:00Z', '2027-03-01T10:00:00'],
  [
    '2027-03-01T10:00:00.5-00:00',
    '2027-03-01T10:00:00+24:00',
    '0000-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
  ],
  ['https://a.example', 'HTTPS://a.example:', 'https://', 'https:///x', 'http://a b', 'tel:+1', 'mailto:'],
  ['https://a.example/[custom_param1a]', 'https://[custom_param1a]/', 'https://a.example:[custom_param1a]/'],
  ['https://a.example/%zz', 'https://a.example/%41', 'https://[::1]/', 'https://[::g]/', 'https://[::1'],
  ['https://u:p@a.example/?q#f', 'https://u@p@a.example/', 'https://a.example/é', 'a', '//a.example', 'a:'],
  ['https://a.example/[x]', 'https://a.example/?[custom_param12Z]#[custom_param1a]', 'https:a.example'],
  ['https://a.example/[custom_param1]', 'https://a.example/%[custom_param1a]', 'https://a.example#a#b'],
  [
    'https://a.example\\b',
    'https://a.example/\t',
    ' https://a.example',
    'https://1.2.3.4:99999',
    'x://[v1.a]',
  ],
  [
    'https://[1:2:3:4:5:6:7:8:9]',
    'https://[1::2::3]',
    'https://[::1.2.3.4]',
    'https://[::1.2.3]',
    'https://[fe80::1%25a]',
  ],
  ['QQ==', 'QR==', 'QUI=', 'QUJD', 'QUJDRA', 'QU-D', 'Q', '====', 'QUJD\n', 'QUJD QUJD'],
  lengths.flatMap((count) => ['x'.repeat(count), 'QUJD'.repeat(count / 4 + 1).slice(0, count)]),
  lengths.map((count) => `https://a.example/${'x'.repeat(Math.max(0, count - 18))}`),
  lengths.map((count) => '😀'.repeat(Math.ceil(count / 2))),
  [0, 1, 2, 4, 5, 10, 11, 12].flatMap((count) => [
    repeated(count, { reply: { text: 'Yes' } }),
    repeated(count, { title: 'Tea' }),
    repeated(count, { suggestions: [{ reply: { text: 'Yes' } }] }),
  ]),
  [
    { reply: { text: 'a' }, action: {} },
    { reply: { text: 'a' } },
    { action: { text: 'a', shareLocationAction: {} } },
    { action: { text: 'a', shareLocationAction: {}, dialAction: { phoneNumber: '+12' } } },
    { fileUrl: 'https://a.example/b' },
    { latitude: '1', longitude: '2' },
    { query: 'tea' },
    { query: ' ' },
    { label: 'tea' },
    { title: ' ', description: '\n' },
    { media: { contentInfo: { fileUrl: 'https://a.example/b' } } },
    { unknown: 1 },
  ],
];

export const strange: readonly unknown[] = groups.flat(1);

/** A valid body with two strange values in it. */
export const strangeBody = fc
  .tuple(template, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }))
  .map(([value, changes]) =>
    changes.reduce<unknown>((next, [place, which]) => {
      const paths = pathsIn(next);
      const path = paths[place % paths.length];
      return path ? changed(next, path, strange[which % strange.length]) : next;
    }, value),
  );
