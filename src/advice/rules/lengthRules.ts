import { countCharacters, formatNumber } from '../../schema/values/text';
import type { TextPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Share of the limit above which the way of counting may decide. */
const CLOSE = 0.9;
/** Surrogate pairs, and the code points that join several into one visible character. */
const SEVERAL_UNITS = /[\uD800-\uDBFF][\uDC00-\uDFFF]|\u200D|\u20E3|\uFE0F/;

function isCloseToLimit({ text, limit }: TextPart): boolean {
  const count = countCharacters(text);
  return limit !== undefined && count > limit * CLOSE && count <= limit;
}

/** Lengths that depend on the way of counting. */
export const lengthRules: readonly Rule<TextPart>[] = [
  {
    id: 'several-units',
    kind: 'style',
    ...vendorPages.googleSending,
    applies: (part) => isCloseToLimit(part) && SEVERAL_UNITS.test(part.text),
    message: ({ name, text, limit = 0 }) =>
      `${name} has ${formatNumber(countCharacters(text))} of ${formatNumber(limit)} characters, and its emoji count as several each. Platforms count them differently; leave some room.`,
  },
];
