import { findMarkers, suspiciousMarkers } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { TextPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

const LINK = /https?:\/\/|www\./i;
/** Share of the limit above which the way of counting may decide. */
const CLOSE = 0.9;
/** Surrogate pairs, and the code points that join several into one visible character. */
const SEVERAL_UNITS = /[\uD800-\uDBFF][\uDC00-\uDFFF]|\u200D|\u20E3|\uFE0F/;

function isCloseToLimit({ text, limit }: TextPart): boolean {
  const count = countCharacters(text);
  return limit !== undefined && count > limit * CLOSE && count <= limit;
}

/** "{{name}}", or "{{name}} and 2 more", on one line. */
function quote(text: string): string {
  const [first, ...others] = suspiciousMarkers(text).map(({ marker }) => marker.replaceAll(/\s+/g, ' '));
  return others.length === 0 ? `${first}` : `${first} and ${others.length} more`;
}

export const textRules: readonly Rule<TextPart>[] = [
  {
    id: 'marker-form',
    level: 'warning',
    ...thisProject,
    applies: ({ text }) => suspiciousMarkers(text).length > 0,
    message: ({ name, text, place }) =>
      place !== 'button'
        ? `${name} holds ${quote(text)}, which is no parameter and would be shown as it stands. Make it a parameter, or take the brackets away.`
        : `${name} holds ${quote(text)}, which would be shown as it stands. Take the brackets away.`,
  },
  {
    id: 'marker-place',
    level: 'warning',
    ...thisProject,
    applies: ({ text, place }) => place === 'button' && findMarkers(text).length > 0,
    message: ({ name, text }) =>
      `${name} holds ${findMarkers(text)[0]?.marker}. Parameter markers are known to work in message texts, titles, descriptions and web addresses only; here it may be shown as it stands. Write a fixed text.`,
  },
  {
    id: 'link-in-card',
    level: 'hint',
    ...vendorPages.infobipBehaviour,
    applies: ({ text, place }) => place === 'card' && LINK.test(text),
    message: ({ name }) =>
      `${name} holds a web address, which nobody can tap in a card. Add a button that opens it.`,
  },
  {
    id: 'several-units',
    level: 'hint',
    ...vendorPages.googleSending,
    applies: (part) => isCloseToLimit(part) && SEVERAL_UNITS.test(part.text),
    message: ({ name, text, limit = 0 }) =>
      `${name} has ${formatNumber(countCharacters(text))} of ${formatNumber(limit)} characters, and its emoji count as several each. Platforms count them differently; leave some room.`,
  },
];
