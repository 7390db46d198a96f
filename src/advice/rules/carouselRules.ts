import { MediaHeight } from '../../schema/values/enums';
import type { CarouselPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** The different picture heights of the cards, lowest first. */
const heightsOf = ({ cards }: CarouselPart) =>
  MediaHeight.options.filter((height) => cards.some((card) => card?.media?.height === height));

export const carouselRules: readonly Rule<CarouselPart>[] = [
  {
    id: 'unequal-heights',
    level: 'hint',
    ...vendorPages.googleCards,
    applies: (carousel) => heightsOf(carousel).length > 1,
    message: (carousel) =>
      `Pictures here are of different heights (${heightsOf(carousel).join(', ').toLowerCase()}). All cards grow to the tallest, and the others end in white space. Choose one height for all.`,
  },
];
