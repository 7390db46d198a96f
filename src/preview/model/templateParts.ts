import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';

/** A card with its dotted draft path. */
export type CardPart = { card: CardContentDraft; path: string };

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

/** The cards of a template in their order; none of a text message. */
export function cardsOf({ component }: TemplateDraft): CardPart[] {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  if (carouselCard) {
    return (carouselCard.cardContents ?? []).map((card, index) => ({ card, path: carouselCardPath(index) }));
  }
  const card = standaloneCard?.cardContent;
  return card ? [{ card, path: messagePaths.standaloneCard }] : [];
}
