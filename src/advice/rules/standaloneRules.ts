import type { StandalonePart } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages } from '../model/sources';

/** The layout of a single card. */
export const standaloneRules: readonly Rule<StandalonePart>[] = [
  {
    id: 'horizontal-on-iphone',
    kind: 'style',
    title: 'A horizontal card with a picture',
    ...vendorPages.awsCards,
    at: ['cardOrientation'],
    applies: ({ orientation, hasMedia }) => orientation === 'HORIZONTAL' && hasMedia,
    message: () =>
      'An iPhone shows the picture of a horizontal card as a small square. Where the picture matters, choose vertical.',
  },
  {
    id: 'alignment-on-vertical',
    kind: 'style',
    title: 'A side for the picture of a vertical card',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    applies: ({ orientation, alignment }) => orientation === 'VERTICAL' && alignment !== '',
    message: () =>
      'The side of the picture counts for horizontal cards only; this vertical card ignores it. Remove it, or choose horizontal.',
    fix: emptyField('side of the picture'),
  },
];
