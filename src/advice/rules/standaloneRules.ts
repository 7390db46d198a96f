import type { StandalonePart } from '../model/parts';
import { emptyField, type Rule } from '../model/rule';
import { interfaceDocument, vendorPages } from '../model/sources';

/** The layout of a single card. */
export const standaloneRules: readonly Rule<StandalonePart>[] = [
  {
    id: 'horizontal-on-iphone',
    kind: 'style',
    ...vendorPages.awsCards,
    at: ['cardOrientation'],
    applies: ({ orientation, hasMedia }) => orientation === 'HORIZONTAL' && hasMedia,
    message: () =>
      'An iPhone shows the picture of a horizontal card as a small square. Where the picture matters, choose vertical.',
  },
  {
    id: 'horizontal-without-picture',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    confidence: 'concluded',
    at: ['cardOrientation'],
    applies: ({ orientation, hasMedia, hasText }) => orientation === 'HORIZONTAL' && !hasMedia && hasText,
    message: () =>
      'Horizontal puts the picture beside the text, and this card has none: it looks as a vertical one does. Add a picture, or choose vertical.',
  },
  {
    id: 'alignment-missing',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    applies: ({ orientation, alignment, hasMedia }) =>
      orientation === 'HORIZONTAL' && hasMedia && alignment === '',
    message: () =>
      'The side of the picture is not chosen. Whether the platform asks for it is not shown. Choose left or right.',
    fix: (_, at) => ({
      action: 'Put it on the left',
      changes: { [at]: 'LEFT' },
      done: 'The picture is on the left.',
    }),
  },
  {
    id: 'alignment-on-vertical',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    applies: ({ orientation, alignment }) => orientation === 'VERTICAL' && alignment !== '',
    message: () =>
      'The side of the picture counts for horizontal cards only; this vertical card ignores it. Remove it, or choose horizontal.',
    fix: emptyField('side of the picture'),
  },
];
