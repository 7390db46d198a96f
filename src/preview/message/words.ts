import { plural } from '../../schema/values/text';

/** Words in place of a blank part, on both phones. */
export const blankWords = {
  text: 'Your message appears here',
  picture: 'Picture',
  title: 'Title',
  description: 'Description',
  button: 'Button text',
  address: 'Link',
} as const;

export const carouselName = (cards: number) => `Carousel, ${plural(cards, 'card')}`;
