import { findMarkers, replaceMarkers, findPlaceholders } from '../../schema/values/markers';
import type { AdvisedText } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

/** "{{name}}", or of several "{{name}} and 2 more", on one line. */
function quote(found: readonly { text: string }[]): string {
  const [first, ...others] = found.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`;
}

/** Most texts have none of them. */
const PLACEHOLDER_SIGNS = /[[{<%$#|]/;

/** Two markers with nothing between them. */
const ADJACENT = /\[custom_param\d+[A-Za-z]\]\[custom_param\d+[A-Za-z]\]/;
/** A marker inside of brackets or braces of its own. */
const WRAPPED = /[[{(<]\[custom_param\d+[A-Za-z]\][\]})>]/;

/** Whether there are at least three markers, and fewer than four letters of the author's own for each. */
function isMostlyMarkers({ text }: AdvisedText): boolean {
  const count = findMarkers(text).length;
  if (count < 3) return false;
  return (replaceMarkers(text, () => '').match(/\p{L}/gu) ?? []).length < count * 4;
}

/** Parameters in texts. */
export const parameterRules: readonly Rule<AdvisedText>[] = [
  {
    id: 'marker-form',
    title: 'Placeholder that is not a personal field',
    kind: 'look',
    ...thisProject,
    find: ({ name, text, place }) => {
      const found = PLACEHOLDER_SIGNS.test(text) ? findPlaceholders(text) : [];
      if (found.length === 0) return undefined;
      const signs = /^[[{<]/.test(found[0]?.text ?? '') ? 'the brackets' : 'the signs';
      return place === 'button'
        ? `${name} contains ${quote(found)}, which customers would see as it is. Remove ${signs}.`
        : `${name} contains ${quote(found)}, which ${found.length === 1 ? 'is not a personal field. Make it one' : 'are not personal fields. Make them personal fields'} or remove ${signs}.`;
    },
  },
  {
    id: 'marker-place',
    title: 'Personal field on a button',
    why: 'Personal fields work in message texts, titles, descriptions and links.',
    kind: 'look',
    ...interfaceDocument('PlainText'),
    find: ({ text, place, name }) =>
      place === 'button' &&
      findMarkers(text).length > 0 &&
      `${name} contains ${findMarkers(text)[0]?.marker}, which customers may see as it is. Use fixed text.`,
  },
  {
    id: 'adjacent-parameters',
    title: 'Two personal fields without a space between them',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      ADJACENT.test(text) && `${name} has two personal fields in a row. Add a space or words between them.`,
  },
  {
    id: 'wrapped-parameter',
    title: 'Brackets around a personal field',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      WRAPPED.test(text) &&
      `${name} has brackets around a personal field. Customers will see them, as in “(Asha)”.`,
  },
  {
    id: 'mostly-parameters',
    title: 'Text with hardly any words except personal fields',
    why: 'It may be rejected, because nobody can tell what you’ll send.',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    find: (part) => isMostlyMarkers(part) && `${part.name} is mostly personal fields. Add words.`,
  },
];
