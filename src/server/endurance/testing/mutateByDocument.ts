import * as fc from 'fast-check';
import { isRecord } from '../../../lib/values';

/** Changes one place of a value. */
export type Mutation = (value: unknown) => unknown;

/** What a document states about sizes and words. */
export type Bounds = { lengths: number[]; words: unknown[] };

/** The lengths and the listed words anywhere in a document. */
export function boundsIn(document: unknown): Bounds {
  const lengths = new Set<number>();
  const words = new Set<unknown>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (isRecord(part))
      for (const [key, value] of Object.entries(part)) {
        if (/^(?:min|max)(?:Length|Items)$/.test(key) && typeof value === 'number') lengths.add(value);
        else if (key === 'enum' && Array.isArray(value)) for (const word of value) words.add(word);
        else if (key === 'const') words.add(value);
        else if (key !== 'examples') walk(value);
      }
  };
  walk(document);
  return { lengths: [...lengths], words: [...words] };
}

type Place = { parent: Record<string, unknown> | unknown[]; key: string | number };

function placesIn(value: unknown): Place[] {
  if (Array.isArray(value))
    return value.flatMap((entry, key) => [{ parent: value as unknown[], key }, ...placesIn(entry)]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => [{ parent: value, key }, ...placesIn(entry)]);
}

const put = ({ parent, key }: Place, value: unknown) => Reflect.set(parent, key, value);
const valueOf = ({ parent, key }: Place): unknown => Reflect.get(parent, key);

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

const oddTexts = [
  '',
  ' ',
  '\n',
  'x',
  '\0',
  'x\0',
  'x\ud800',
  '😀',
  'http://',
  'https://a.example/ b',
  'https://a.example/[custom_param1a]',
  'tel:+1',
  '+0',
  '91',
  '-90',
  '+90',
  '2027-02-29T00:00:00Z',
  'eA==',
  'eA',
  '[custom_param1a]',
  '__proto__',
];
const oddValues = [null, true, 0, -1, 1.5, 1e21, [], {}, [{}], [null]];

/** Changes of one place: left out, of another type, at and beside each stated length, with a word from elsewhere. */
export function mutationsOf({ lengths, words }: Bounds): fc.Arbitrary<Mutation> {
  const nearLengths = lengths
    .flatMap((length) => [length - 1, length, length + 1])
    .filter((length) => length >= 0);
  const change = fc.oneof(
    fc.constant(remove),
    fc.constant((place: Place) => {
      const { parent } = place;
      if (!Array.isArray(parent)) put({ parent, key: 'unknown' }, 1);
    }),
    fc.constantFrom(...oddTexts, ...oddValues, ...words).map((value) => (place: Place) => {
      put(place, structuredClone(value));
    }),
    fc.constantFrom(...nearLengths).map((length) => (place: Place) => {
      const value = valueOf(place);
      if (typeof value === 'string') put(place, 'a'.repeat(length));
      else if (Array.isArray(value) && value.length > 0 && length < 1100)
        put(
          place,
          Array.from({ length }, (_each, index) => structuredClone(value[index % value.length] as unknown)),
        );
    }),
  );
  return fc.tuple(fc.nat(), change).map(([at, apply]) => (value: unknown) => {
    const root = { value };
    const places = placesIn(root);
    const place = places[at % places.length];
    if (place) apply(place);
    return root.value;
  });
}
