import { formatPath } from '../values/issues';

// For tests only: every single mistake in a valid template, wherever its field occurs.

/** A template with one mistake, a description of the mistake, and the field at which it must be reported. */
export type Mistake = { what: string; value: unknown; at: string };

type Path = (string | number)[];

const required = new Set([
  'name',
  'type',
  'component',
  'text',
  'richCard',
  'standaloneCard',
  'carouselCard',
  'cardOrientation',
  'cardContent',
  'cardWidth',
  'cardContents',
  'contentInfo',
  'fileUrl',
  'phoneNumber',
  'startTime',
  'endTime',
  'url',
  'latitude',
  'longitude',
]);

export const choices = new Set([
  'type',
  'cardOrientation',
  'thumbnailImageAlignment',
  'cardWidth',
  'height',
  'application',
  'webviewViewMode',
]);

const noAddresses = [
  'example.com',
  '/orders',
  'https://',
  'https://example.com/a b',
  'https://example.com/ü',
  'https://example.com/%4',
  'https://example.com/{id}',
  'https://example.com/a[0]',
  'https://example.com\\a',
  'https://a@b@c/',
  'https://[::g]/',
  'https://[fe80::1%25en0]/',
  'https://example.com/[custom_param1]',
  'https://[custom_param1a].example.com/',
];
const otherSchemes = [
  'tel:+15551234567',
  'mailto:a@example.com',
  'sms:+1555',
  'ftp://example.com/',
  'data:,a',
];
const noDegrees = ['+1', '1e1', '1,5', ' 1', '1 ', '.5', '5.', '--1', '1.2.3', 'NaN', '0x1', '٣', '12°'];
const noTimes = [
  '2027-03-14',
  '2027-03-14T09:30:00',
  '2027-03-14 09:30:00Z',
  '2027-02-29T09:30:00Z',
  '2027-13-14T09:30:00Z',
  '2027-03-14T24:00:00Z',
  '2027-03-14T09:30:00+24:00',
  '2027-03-14T09:30:60Z',
  '2027-03-14T09:30:00+0530',
];

/** Values that break the grammar of a field; none is blank (except for an optional address) or too long. */
export const wrongFormats: Record<string, readonly string[]> = {
  name: ['Order', 'order-1', 'order 1', 'ordér', 'order\n'],
  phoneNumber: [
    '919330994400',
    '+',
    '+1',
    '+0123',
    '+91 93309',
    '+1234567890123456',
    '+12a',
    '00911234',
    '+12\n',
  ],
  latitude: [...noDegrees, '90.1', '-90.000000000000000000001', '91', '1000'],
  longitude: [...noDegrees, '180.1', '-180.0000000000000000001', '181', '1000'],
  startTime: noTimes,
  endTime: noTimes,
  url: [...noAddresses, ...otherSchemes],
  fallbackUrl: [
    '',
    ...noAddresses.filter((address) => address !== 'https://'),
    'https://example.com/[custom_param1a]',
  ],
  fileUrl: [
    ...noAddresses,
    ...otherSchemes,
    'blob:https://example.com/1',
    'https://example.com/[custom_param1a]',
  ],
  thumbnailUrl: ['', ...noAddresses, ...otherSchemes, 'https://example.com/[custom_param1a]'],
  postbackData: ['rcsmenu', 'Zg', 'Zh==', 'Zm 9v', '-_-_', 'Zm9v\n'],
};

/** All mistakes in a valid template by one changed value, one added key or one key left out. */
export function* mistakesIn(template: object, part: unknown = template, path: Path = []): Generator<Mistake> {
  const at = formatPath(path);
  const key = path.at(-1);
  const put = (what: string, value: unknown): Mistake => ({
    what,
    value: replaceAt(template, path, value),
    at,
  });

  if (typeof key === 'string' || typeof key === 'number') {
    yield put('null', null);
    yield put('a number', 42);
    yield put(Array.isArray(part) ? 'an object' : 'a list', Array.isArray(part) ? {} : []);
    if (typeof part === 'object') yield put('a text', 'text');
  }
  if (typeof key === 'string' && isRequired(path)) yield put('left out', undefined);
  if (typeof part === 'string' && typeof key === 'string') {
    for (const [what, value] of wrongTexts(key, part, isRequired(path))) yield put(what, value);
  }
  if (Array.isArray(part)) {
    for (const [index, item] of part.entries()) yield* mistakesIn(template, item, [...path, index]);
  } else if (typeof part === 'object' && part !== null) {
    const unknown = [...path, 'colour'];
    yield { what: 'an unknown key', value: replaceAt(template, unknown, 'red'), at: formatPath(unknown) };
    for (const [name, value] of Object.entries(part)) yield* mistakesIn(template, value, [...path, name]);
  }
}

function* wrongTexts(key: string, part: string, mustBeThere: boolean): Generator<[string, string]> {
  if (choices.has(key)) {
    yield ['an unknown choice', 'WRONG'];
    yield [
      'a choice in the other case',
      part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase(),
    ];
    return;
  }
  yield ['a lone surrogate', 'a\ud800'];
  yield ['a NUL character', 'a\0'];
  if (mustBeThere) {
    yield ['empty', ''];
    yield ['white space', ' \n\u00a0\u3000'];
  }
  for (const value of wrongFormats[key] ?? []) yield [`the value ${JSON.stringify(value)}`, value];
}

/** Only the title of an event is required, not that of a card. */
export function isRequired(path: Path): boolean {
  const [parent, key] = path.slice(-2);
  if (path.at(-1) === 'title') return parent === 'createCalendarEventAction' && key === 'title';
  return required.has(String(path.at(-1)));
}

/** A copy in which one place holds another value; `undefined` leaves the key out. */
export function replaceAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? replaceAt(item, rest, replacement) : item));
  }
  const { [key]: old, ...others }: Record<string, unknown> = { ...Object(value) };
  const changed = replaceAt(old, rest, replacement);
  return changed === undefined ? others : { ...others, [key]: changed };
}
