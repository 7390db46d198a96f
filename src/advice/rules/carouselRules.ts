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
    kind: 'style',
    ...vendorPages.googleCards,
    find: ({ cards }) => {
      const heights = MediaHeight.options.filter((height) =>
        cards.some((card) => card?.media?.height === height),
      );
      return (
        heights.length > 1 &&
        `Pictures here are of different heights (${heights.join(', ').toLowerCase()}). All cards grow to the tallest, and the others end in white space. Choose one height for all.`
      );
    },
  },
  {
    id: 'some-without-picture',
    title: 'Some cards of a carousel have no picture',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    find: (carousel) =>
      differ(carousel, (card) => fileOf(card) !== '') &&
      'Some cards have a picture and some have none. All cards grow to the tallest, so the others end in white space. Give all of them one, or none.',
  },
  {
    id: 'unequal-buttons',
    title: 'Cards of a carousel have different numbers of buttons',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    find: (carousel) =>
      differ(carousel, ({ suggestions }) => suggestions.length) &&
      'Cards here have different numbers of buttons. All cards grow to the tallest, so buttons do not line up. Give all cards the same number.',
  },
  {
    id: 'same-card',
    title: 'Two cards of a carousel are the same',
    kind: 'look',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel);
      return twins && `Cards ${twins} are the same in everything. Was one duplicated and then forgotten?`;
    },
  },
  {
    id: 'same-title',
    title: 'Two cards of a carousel have the same title',
    kind: 'style',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel) ? undefined : findTwins(carousel, ({ title }) => title);
      return (
        twins && `Cards ${twins} have the same title. Give each its own, so that people can tell them apart.`
      );
    },
  },
  {
    id: 'same-picture',
    title: 'Two cards of a carousel have the same picture',
    kind: 'style',
    ...thisProject,
    find: (carousel) => {
      const twins = findTwinCards(carousel) ? undefined : findTwins(carousel, fileOf);
      return twins && `Cards ${twins} have the same picture. Is one of them still to be replaced?`;
    },
  },
];

const hasWords = (card: CardReading | undefined): card is CardReading =>
  !isBlank(card?.title) || !isBlank(card?.description);

/** The layout of a single card. */
export const standaloneRules: readonly Rule<StandalonePart>[] = [
  {
    id: 'horizontal-on-iphone',
    title: 'A horizontal card with a picture',
    kind: 'style',
    ...vendorPages.awsCards,
    at: ['cardOrientation'],
    find: ({ cardOrientation, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      cardContent?.media &&
      'An iPhone shows the picture of a horizontal card as a small square. Where the picture matters, choose vertical.',
  },
  {
    id: 'horizontal-without-picture',
    title: 'A horizontal card without a picture',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    confidence: 'concluded',
    at: ['cardOrientation'],
    find: ({ cardOrientation, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      hasWords(cardContent) &&
      !cardContent.media &&
      'Horizontal puts the picture beside the text, and this card has none: it looks as a vertical one does. Add a picture, or choose vertical.',
  },
  {
    id: 'alignment-missing',
    title: 'A horizontal card without a side for its picture',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    find: ({ cardOrientation, thumbnailImageAlignment, cardContent }) =>
      cardOrientation === 'HORIZONTAL' &&
      cardContent?.media &&
      thumbnailImageAlignment === '' &&
      'The side of the picture is not chosen. Whether the platform asks for it is not shown. Choose left or right.',
    fix: (_, at) => ({
      action: 'Put it on the left',
      changes: { [at]: 'LEFT' },
      done: 'The picture is on the left.',
    }),
  },
  {
    id: 'alignment-on-vertical',
    title: 'A side for the picture of a vertical card',
    kind: 'style',
    ...interfaceDocument('RichCardStandAlone'),
    at: ['thumbnailImageAlignment'],
    find: ({ cardOrientation, thumbnailImageAlignment }) =>
      cardOrientation === 'VERTICAL' &&
      thumbnailImageAlignment !== '' &&
      'The side of the picture counts for horizontal cards only; this vertical card ignores it. Remove it, or choose horizontal.',
    fix: emptyField('side of the picture'),
  },
];
