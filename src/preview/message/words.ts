/** Words in place of a blank part, on both phones. */
export const blankWords = {
  text: 'Your message appears here',
  picture: 'Picture',
  title: 'Title',
  description: 'Description',
  button: 'Button text',
  address: 'Web address',
} as const;

/** The tile of a link on an iPhone. */
export const tileWords = 'Tap to Load Preview';

export const carouselName = (cards: number) => `Carousel, ${cards} ${cards === 1 ? 'card' : 'cards'}`;
