import { isolate } from '../../lib/text/isolate';
import { isBlank } from '../../schema/values/acrossFields';
import { MediaHeight } from '../../schema/values/enums';
import type { CarouselPart, StandalonePart, CardReading } from '../model/parts';
import { type Rule, emptyField } from '../model/rule';
import { thisProject, vendorPages, interfaceDocument } from '../model/sources';

const readCards = ({ cards }: CarouselPart) => cards.filter((card) => card !== undefined);
const fileOf = ({ media }: CardReading) => media?.contentInfo?.fileUrl ?? '';
const hasContent = (card: CardReading) => !isBlank(card.title) || !isBlank(card.description) || card.media;

/** "1 and 3": the first two cards of which a key is the same; blank keys count for nothing. */
function findTwins(carousel: CarouselPart, keyOf: (card: CardReading) => string): string | undefined {
  const seen = new Map<string, number>();
  for (const [index, card] of carousel.cards.entries()) {
    const key = card ? keyOf(card).trim().toLowerCase() : '';
    const before = seen.get(key);
    if (key !== '' && before !== undefined) return `${before + 1} and ${index + 1}`;
    seen.set(key, index);
  }
  return undefined;
}
const labelsOf = ({ suggestions }: CardReading) =>
  suggestions.map((suggestion) => (suggestion?.reply ?? suggestion?.action)?.text);
const findTwinCards = (carousel: CarouselPart) =>
  findTwins(carousel, (card) =>
    hasContent(card) ? [card.title, card.description, fileOf(card), ...labelsOf(card)].join('\n') : '',
  );

/** Whether cards that are written already differ in something. */
function differ(carousel: CarouselPart, valueOf: (card: CardReading) => unknown): boolean {
  const values = readCards(carousel).filter(hasContent).map(valueOf);
  return values.some((value) => value !== values[0]);
}

/** The cards of a carousel beside each other. */
export const carouselRules: readonly Rule<CarouselPart>[] = [
  {
    id: 'unequal-heights',
    title: 'Pictures of different heights in a carousel',
    why: 'All cards are as tall as the tallest one, so the others end in white space.',
    kind: 'style',
    ...vendorPages.googleCards,
    find: ({ cards }) => {
      const heights = MediaHeight.options.filter((height) =>
        cards.some((card) => card?.media?.height === height),
      );
      return (
        heights.length > 1 &&
        `Pictures have different heights (${isolate(heights.join(', ').toLowerCase())}). Choose one height for all cards.`
      );
    },
  },
  {
    id: 'some-without-picture',
    title: 'Carousel with pictures on some cards only',
    why: 'All cards are as tall as the tallest one, so the others end in white space.',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    find: (carousel) =>
      differ(carousel, (card) => fileOf(card) !== '') &&
      'Only some cards have a picture. Add one to every card, or to none.',
  },
  {
    id: 'unequal-buttons',
    title: 'Carousel with different numbers of buttons',
    why: 'All cards are as tall as the tallest one, so the buttons don’t line up.',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    find: (carousel) =>
      differ(carousel, ({ suggestions }) => suggestions.length) &&
      'Cards have different numbers of buttons. Use the same number on every card.',
  },
  {
    id: 'same-card',
    title: 'Two identical cards in a carousel',
    kind: 'look',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel);
      return twins && `Cards ${twins} are identical. Change or delete one.`;
    },
  },
  {
    id: 'same-title',
    title: 'Two cards with the same title',
    kind: 'style',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel) ? undefined : findTwins(carousel, ({ title }) => title);
      return twins && `Cards ${twins} have the same title. Give each a different one.`;
    },
  },
  {
    id: 'same-picture',
    title: 'Two cards with the same picture',
    kind: 'style',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel) ? undefined : findTwins(carousel, fileOf);
      return twins && `Cards ${twins} have the same picture. Replace one.`;
    },
  },
];

const hasWords = (card: CardReading | undefined): card is CardReading =>
  !isBlank(card?.title) || !isBlank(card?.description);

/** The layout of a single card. */
export const standaloneRules: readonly Rule<StandalonePart>[] = [
  {
    id: 'horizontal-on-iphone',
    title: 'Horizontal card with a picture',
    kind: 'style',
    ...vendorPages.awsCards,
    at: ['cardOrientation'],
    find: ({ cardOrientation, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      cardContent?.media &&
      'iPhones show this picture as a small square. If the picture matters, choose the vertical layout.',
  },
  {
    id: 'horizontal-without-picture',
    title: 'Horizontal card without a picture',
    why: 'The horizontal layout puts the picture beside the text. Without a picture, the card looks like a vertical one.',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    confidence: 'concluded',
    at: ['cardOrientation'],
    find: ({ cardOrientation, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      hasWords(cardContent) &&
      !cardContent.media &&
      'Add a picture, or choose the vertical layout.',
  },
  {
    id: 'alignment-missing',
    title: 'Horizontal card without a picture side',
    why: 'Some platforms may require it.',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    find: ({ cardOrientation, thumbnailImageAlignment, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      cardContent?.media &&
      thumbnailImageAlignment === '' &&
      'Choose a picture side: left or right.',
    fix: (_, at) => ({
      action: 'Put it on the left',
      changes: { [at]: 'LEFT' },
      done: 'The picture is on the left.',
    }),
  },
  {
    id: 'alignment-on-vertical',
    title: 'Picture side on a vertical card',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    find: ({ cardOrientation, thumbnailImageAlignment }) =>
      cardOrientation === 'VERTICAL' &&
      thumbnailImageAlignment !== '' &&
      'Picture side has no effect on a vertical card. Remove it, or choose the horizontal layout.',
    fix: emptyField('picture side'),
  },
];
