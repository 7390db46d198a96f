import { findMarkers, replaceMarkers, findPlaceholders } from '../../schema/values/markers';
import type { AdvisedText } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

/** "{{name}}, which is no parameter", or of several "{{name}} and 2 more, which are …", on one line. */
function quote(found: readonly { text: string }[], one: string, several: string): string {
  const [first, ...others] = found.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return others.length === 0
    ? `${first}, which ${one}`
    : `${first} and ${others.length} more, which ${several}`;
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
    title: 'Brackets or signs that are no parameter',
    kind: 'look',
    ...thisProject,
    find: ({ name, text, place }) => {
      const found = PLACEHOLDER_SIGNS.test(text) ? findPlaceholders(text) : [];
      if (found.length === 0) return undefined;
      const signs = /^[[{<]/.test(found[0]?.text ?? '') ? 'the brackets' : 'its signs';
      return place === 'button'
        ? `${name} holds ${quote(found, 'would be shown as it stands', 'would be shown as they stand')}. Take ${signs} away.`
        : `${name} holds ${quote(found, 'is no parameter and would be shown as it stands. Make it a parameter', 'are no parameters and would be shown as they stand. Make each a parameter')}, or take ${signs} away.`;
    },
  },
  {
    id: 'marker-place',
    title: 'A parameter on a button',
    kind: 'look',
    ...interfaceDocument('PlainText'),
    find: ({ text, place, name }) =>
      place === 'button' &&
      findMarkers(text).length > 0 &&
      `${name} holds ${findMarkers(text)[0]?.marker}. Parameter markers are known to work in message texts, titles, descriptions and web addresses only; here it may be shown as it stands. Write a fixed text.`,
  },
  {
    id: 'adjacent-parameters',
    title: 'Two parameters without a blank between them',
    kind: 'look',
    ...thisProject,
    find: ({ text, name }) =>
      ADJACENT.test(text) &&
      `${name} has two parameters with nothing between them, so their values run together. Put a blank or words between.`,
  },
  {
    id: 'wrapped-parameter',
    title: 'Brackets around a parameter',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      WRAPPED.test(text) &&
      `${name} has brackets around a parameter. They stay when the value comes: “(Asha)”. Keep them only if you mean them.`,
  },
  {
    id: 'mostly-parameters',
    title: 'A text of hardly anything but parameters',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    find: (part) =>
      isMostlyMarkers(part) &&
      `${part.name} is hardly anything but parameters and may be refused: nobody can tell what will be sent. Add words of your own.`,
  },
];
