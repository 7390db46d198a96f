import { limits } from '../values/limits';
import type { TextForm } from '../walk/fieldMeta';
import { textToBase64 } from '../values/postback';

/** A text at the edge of what a field takes. `what` continues the name of the field: "Title: 200 characters". */
export type BoundaryText = { slug: string; what: string; text: string | undefined };

const latin = 'abcdefghij';
/** Arabic, with the spaces of a sentence. */
const rightToLeft = 'مرحبا بكم ';
/** One character of two UTF-16 units. */
const emoji = '😀';

/** A text of exactly so many UTF-16 units. It begins and ends with a visible character. */
function textOf(length: number, pattern: string): string {
  const text = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
  return text.isWellFormed() && text.trim() === text ? text : `${text.slice(0, length - 1)}a`;
}

const bounded: Record<TextForm, (length: number, pattern: string) => string> = {
  freeText: textOf,
  identifier: (length) => 'a'.repeat(length),
  // Four characters encode three bytes: the next longer text is four characters longer.
  postback: (length) => textToBase64('a'.repeat(Math.ceil(length / 4) * 3)),
  address: (length) => 'https://example.com/'.padEnd(length, 'a'),
  time: () => '',
  phoneNumber: () => '',
  degrees: () => '',
};

/** The texts around the limit of a field. */
export function textsAtLimit(form: TextForm, limit: number): BoundaryText[] {
  const write = bounded[form];
  const at = (slug: string, what: string, length: number, pattern = latin): BoundaryText => {
    const text = write(length, pattern);
    return { slug, what: `${text.length} characters, ${what}`, text };
  };
  const plain = [at('at-limit', 'exactly the limit', limit), at('over-limit', 'over the limit', limit + 1)];
  if (form !== 'freeText') return plain;
  return [
    ...plain,
    at('emoji-at-limit', 'emoji up to the limit', limit, emoji),
    // The first length over the limit at which a whole emoji fits.
    at('emoji-over-limit', 'emoji over the limit', limit + 2 - (limit % 2), emoji),
    at('rtl-at-limit', 'right to left, exactly the limit', limit, rightToLeft),
    at('rtl-over-limit', 'right to left, over the limit', limit + 1, rightToLeft),
  ];
}

const edges = (slug: string, texts: readonly string[]): BoundaryText[] =>
  texts.map((text, index) => ({ slug: `${slug}-${index + 1}`, what: JSON.stringify(text), text }));

/** The edges of a grammar. `max`: degrees on either side of zero. */
export function textsOfForm(form: TextForm, max: number = limits.latitude): BoundaryText[] {
  switch (form) {
    case 'phoneNumber':
      return edges('digits', ['+12', '+123456789012345', '+1', '+1234567890123456', '+0123', '919876543210']);
    case 'degrees':
      return edges('degrees', [`${max}`, `-${max}`, `${max}.0`, `${max}.1`, `-${max}.000001`, `+${max}`]);
    case 'time':
      return edges('time', [
        '2028-02-29T23:59:59+23:59',
        '2027-02-29T09:30:00Z',
        '2027-03-14T24:00:00Z',
        '2027-03-14T09:30:00',
      ]);
    case 'address':
      return edges('address', ['https://a', 'https://', 'example.com', 'https://example.com/a b']);
    case 'identifier':
      return edges('name', ['_', 'Boundary', 'two words', 'größe', '😀']);
    case 'postback':
      return edges('postback', ['plain text', 'Zg', 'Zg==']);
    case 'freeText':
      return [];
    default:
      return form satisfies never;
  }
}

/** A field without a value, in the ways in which it can be written. */
export const emptyTexts: readonly BoundaryText[] = [
  { slug: 'empty', what: 'empty', text: '' },
  { slug: 'blank', what: 'white space only', text: ' \n\u00a0' },
  { slug: 'absent', what: 'left out', text: undefined },
];
