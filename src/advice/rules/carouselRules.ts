import { isBlank } from '../../schema/values/acrossFields';
import { MediaHeight } from '../../schema/values/enums';
import type { CarouselPart } from '../model/parts';
import type { CardReading } from '../model/readDraft';
import type { Rule } from '../model/rule';
import { thisProject, vendorPages } from '../model/sources';

/** The different picture heights of the cards, lowest first. */
const heightsOf = ({ cards }: CarouselPart) =>
  MediaHeight.options.filter((height) => cards.some((card) => card?.media?.height === height));

const readCards = ({ cards }: CarouselPart) => cards.filter((card) => card !== undefined);
const fileOf = ({ media }: CardReading) => media?.contentInfo?.fileUrl ?? '';
const hasContent = (card: CardReading) => !isBlank(card.title) || !isBlank(card.description) || card.media;

/** The positions, from 1, of the first two cards of which a key is the same; blank keys count for nothing. */
function findTwins(
  carousel: CarouselPart,
  keyOf: (card: CardReading) => string,
): [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [index, card] of carousel.cards.entries()) {
    const key = card ? keyOf(card).trim().toLowerCase() : '';
    const before = seen.get(key);
    if (key !== '' && before !== undefined) return [before + 1, index + 1];
    seen.set(key, index);
  }
  return undefined;
}
const findTwinTitles = (carousel: CarouselPart) => findTwins(carousel, ({ title }) => title);
const findTwinPictures = (carousel: CarouselPart) => findTwins(carousel, fileOf);
const labelsOf = ({ suggestions }: CardReading) =>
  suggestions.map((suggestion) => (suggestion?.reply ?? suggestion?.action)?.text);
const findTwinCards = (carousel: CarouselPart) =>
  findTwins(carousel, (card) =>
    hasContent(card) ? [card.title, card.description, fileOf(card), ...labelsOf(card)].join('\n') : '',
  );
const name = (twins: [number, number] | undefined) => `${twins?.[0]} and ${twins?.[1]}`;

/** Whether cards that are written already differ in something. */
function differ(carousel: CarouselPart, valueOf: (card: CardReading) => unknown): boolean {
  const values = readCards(carousel).filter(hasContent).map(valueOf);
  return values.some((value) => value !== values[0]);
}

/** The cards of a carousel beside each other. */
export const carouselRules: readonly Rule<CarouselPart>[] = [
  {
    id: 'unequal-heights',
    kind: 'style',
    ...vendorPages.googleCards,
    applies: (carousel) => heightsOf(carousel).length > 1,
    message: (carousel) =>
      `Pictures here are of different heights (${heightsOf(carousel).join(', ').toLowerCase()}). All cards grow to the tallest, and the others end in white space. Choose one height for all.`,
  },
  {
    id: 'some-without-picture',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    applies: (carousel) => differ(carousel, (card) => fileOf(card) !== ''),
    message: () =>
      'Some cards have a picture and some have none. All cards grow to the tallest, so the others end in white space. Give all of them one, or none.',
  },
  {
    id: 'unequal-buttons',
    kind: 'style',
    ...vendorPages.sinchTruncation,
    applies: (carousel) => differ(carousel, ({ suggestions }) => suggestions.length),
    message: () =>
      'Cards here have different numbers of buttons. All cards grow to the tallest, so buttons do not line up. Give all cards the same number.',
  },
  {
    id: 'same-card',
    kind: 'look',
    ...thisProject,
    applies: (carousel) => findTwinCards(carousel) !== undefined,
    message: (carousel) =>
      `Cards ${name(findTwinCards(carousel))} are the same in everything. Was one duplicated and then forgotten?`,
  },
  {
    id: 'same-title',
    kind: 'style',
    ...thisProject,
    applies: (carousel) => findTwinTitles(carousel) !== undefined && findTwinCards(carousel) === undefined,
    message: (carousel) =>
      `Cards ${name(findTwinTitles(carousel))} have the same title. Give each its own, so that people can tell them apart.`,
  },
  {
    id: 'same-picture',
    kind: 'style',
    ...thisProject,
    applies: (carousel) => findTwinPictures(carousel) !== undefined && findTwinCards(carousel) === undefined,
    message: (carousel) =>
      `Cards ${name(findTwinPictures(carousel))} have the same picture. Is one of them still to be replaced?`,
  },
];
