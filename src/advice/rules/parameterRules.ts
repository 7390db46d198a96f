import { findMarkers, replaceMarkers } from '../../schema/values/markers';
import { findPlaceholders } from '../../schema/values/placeholders';
import type { TextPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

/** "{{name}}, which is no parameter", or of several "{{name}} and 2 more, which are …", on one line. */
function quote(text: string, one: string, several: string): string {
  const [first, ...others] = findPlaceholders(text).map((found) => found.text.replaceAll(/\s+/g, ' '));
  return others.length === 0
    ? `${first}, which ${one}`
    : `${first} and ${others.length} more, which ${several}`;
}

/** Most texts have none of them. */
const PLACEHOLDER_SIGNS = /[[{<%$#|]/;
const signsOf = (text: string) =>
  /^[[{<]/.test(findPlaceholders(text)[0]?.text ?? '') ? 'the brackets' : 'its signs';

/** Two markers with nothing between them. */
const ADJACENT = /\[custom_param\d+[A-Za-z]\]\[custom_param\d+[A-Za-z]\]/;
/** A marker inside of brackets or braces of its own. */
const WRAPPED = /[[{(<]\[custom_param\d+[A-Za-z]\][\]})>]/;

/** Whether there are at least three markers, and fewer than four letters of the author's own for each. */
function isMostlyMarkers({ text }: TextPart): boolean {
  const count = findMarkers(text).length;
  if (count < 3) return false;
  return (replaceMarkers(text, () => '').match(/\p{L}/gu) ?? []).length < count * 4;
}

/** Parameters in texts. */
export const parameterRules: readonly Rule<TextPart>[] = [
  {
    id: 'marker-form',
    kind: 'look',
    ...thisProject,
    applies: ({ text }) => PLACEHOLDER_SIGNS.test(text) && findPlaceholders(text).length > 0,
    message: ({ name, text, place }) =>
      place !== 'button'
        ? `${name} holds ${quote(text, 'is no parameter and would be shown as it stands. Make it a parameter', 'are no parameters and would be shown as they stand. Make each a parameter')}, or take ${signsOf(text)} away.`
        : `${name} holds ${quote(text, 'would be shown as it stands', 'would be shown as they stand')}. Take ${signsOf(text)} away.`,
  },
  {
    id: 'marker-place',
    kind: 'look',
    ...interfaceDocument('PlainText'),
    applies: ({ text, place }) => place === 'button' && findMarkers(text).length > 0,
    message: ({ name, text }) =>
      `${name} holds ${findMarkers(text)[0]?.marker}. Parameter markers are known to work in message texts, titles, descriptions and web addresses only; here it may be shown as it stands. Write a fixed text.`,
  },
  {
    id: 'adjacent-parameters',
    kind: 'look',
    ...thisProject,
    applies: ({ text }) => ADJACENT.test(text),
    message: ({ name }) =>
      `${name} has two parameters with nothing between them, so their values run together. Put a blank or words between.`,
  },
  {
    id: 'wrapped-parameter',
    kind: 'style',
    ...thisProject,
    applies: ({ text }) => WRAPPED.test(text),
    message: ({ name }) =>
      `${name} has brackets around a parameter. They stay when the value comes: “(Asha)”. Keep them only if you mean them.`,
  },
  {
    id: 'mostly-parameters',
    kind: 'refusal',
    ...vendorPages.msg91Questions,
    applies: isMostlyMarkers,
    message: ({ name }) =>
      `${name} is hardly anything but parameters and may be refused: nobody can tell what will be sent. Add words of your own.`,
  },
];
