/** Dotted draft paths of the parts of a message. */
export const messagePaths = {
  text: 'component.text',
  chips: 'component.suggestions',
  standaloneCard: 'component.richCard.standaloneCard.cardContent',
  carousel: 'component.richCard.carouselCard',
} as const;

/** Dotted draft path of a card of a carousel. */
export function carouselCardPath(index: number): string {
  return `${messagePaths.carousel}.cardContents.${index}`;
}
