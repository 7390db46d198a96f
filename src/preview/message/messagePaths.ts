import { carouselPath, standaloneContentPath } from '../../schema/draft/cards';

/** Dotted draft paths of the parts of a message. */
export const messagePaths = {
  text: 'component.text',
  chips: 'component.suggestions',
  standaloneCard: standaloneContentPath,
  carousel: carouselPath,
} as const;
