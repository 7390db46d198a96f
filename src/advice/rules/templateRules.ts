import { findMarkers } from '../../schema/values/markers';
import { jsonBytes } from '../model/jsonBytes';
import { isReservedHost } from '../model/links';
import type { TemplatePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

/** Bytes of a whole message ("250 KB"); the smaller of the two readings of a kilobyte. */
const MAX_BYTES = 250_000;
const TEST_NAME = /^(?:test|temp|tmp|untitled|copy|asdf|foo|abc|xxx)(?:_?\d*)?$|_(?:copy|tmp)\d*$/;

const pieces = /\[custom_param(\d+)([A-Za-z])\]/;

/** The numbers of all markers in texts and addresses, each with its letters. */
function numbersOf({ texts, addresses }: TemplatePart): Map<number, Set<string>> {
  const numbers = new Map<number, Set<string>>();
  for (const { text } of [...texts, ...addresses]) {
    if (!text.includes('[custom_param')) continue;
    for (const { marker } of findMarkers(text)) {
      const [, digits = '', letter = ''] = pieces.exec(marker) ?? [];
      const letters = numbers.get(Number(digits)) ?? new Set();
      numbers.set(Number(digits), letters.add(letter));
    }
  }
  return numbers;
}

/** The first number that is left out between two; undefined if none is. */
function findGap(part: TemplatePart): number | undefined {
  const numbers = numbersOf(part);
  // Where the first is missing, the numbers go on from another message.
  if (!numbers.has(1)) return undefined;
  const highest = Math.max(0, ...numbers.keys());
  // Numbers that count something else ("custom_param20261a") have no gaps.
  if (highest > 50) return undefined;
  for (let number = 1; number < highest; number += 1) if (!numbers.has(number)) return number;
  return undefined;
}
const findTwoLetters = (part: TemplatePart) =>
  [...numbersOf(part)].find(([, letters]) => letters.size > 1)?.[0];

/** The hosts for examples that buttons lead to, each once. The examples' pictures are another matter. */
const exampleHosts = ({ addresses }: TemplatePart) => [
  ...new Set(
    addresses.flatMap(({ path, uri: { host = '' } }) =>
      path.includes('media') || !isReservedHost(host) ? [] : [host],
    ),
  ),
];

/** The template as a whole. */
export const templateRules: readonly Rule<TemplatePart>[] = [
  {
    id: 'template-size',
    kind: 'refusal',
    ...vendorPages.googleSending,
    at: ['component'],
    applies: ({ template }) => jsonBytes(template, MAX_BYTES) > MAX_BYTES,
    message: () =>
      'This template is larger than 250 KB, the most that a message may have. Shorten texts and postbacks.',
  },
  {
    id: 'example-address',
    kind: 'style',
    ...vendorPages.rfcReservedNames,
    at: ['component'],
    applies: (part) => exampleHosts(part).length > 0,
    message: (part) =>
      `Buttons lead to ${exampleHosts(part).join(', ')}: names for examples, behind which there is no site. Put in your own addresses before you send.`,
  },
  {
    id: 'parameter-gap',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    applies: (part) => findGap(part) !== undefined,
    message: (part) =>
      `Parameters are numbered, and number ${findGap(part)} is missing. Some platforms fill them in their order; number them without a gap.`,
  },
  {
    id: 'parameter-letters',
    kind: 'style',
    ...thisProject,
    at: ['component'],
    applies: (part) => findTwoLetters(part) !== undefined,
    message: (part) =>
      `Parameter ${findTwoLetters(part)} stands here with different letters. What the letter means is not shown; use one marker for one value.`,
  },
  {
    id: 'test-name',
    kind: 'style',
    ...thisProject,
    at: ['name'],
    applies: ({ template }) => typeof template?.name === 'string' && TEST_NAME.test(template.name),
    message: ({ template }) =>
      `“${template.name}” looks like a name for a test. It is used up by sending and cannot be changed; give it one that says what the template is for.`,
  },
];
