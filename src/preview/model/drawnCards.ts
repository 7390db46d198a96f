import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';

/** The layouts of a standalone card: its picture above the text, or at a side of it. */
export type StandaloneShape = 'vertical' | 'left' | 'right';

// Constants: a new object with each render would redraw memoised cards.
const emptyCard: CardContentDraft = {};
const emptyCarousel: CardContentDraft[] = [emptyCard, emptyCard];

/** The standalone card of a template as both phones draw it: an empty card where it has none. */
export function drawnStandaloneCard({ component }: TemplateDraft): {
  card: CardContentDraft;
  shape: StandaloneShape;
} {
  const {
    cardOrientation,
    thumbnailImageAlignment,
    cardContent = emptyCard,
  } = component.richCard?.standaloneCard ?? {};
  const side = thumbnailImageAlignment === 'RIGHT' ? 'right' : 'left';
  return { card: cardContent, shape: cardOrientation === 'HORIZONTAL' ? side : 'vertical' };
}

/** The carousel cards of a template as both phones draw them: two empty cards where it has none. */
export function drawnCarouselCards({ component }: TemplateDraft): CardContentDraft[] {
  const { cardContents } = component.richCard?.carouselCard ?? {};
  return cardContents?.length ? cardContents : emptyCarousel;
}
