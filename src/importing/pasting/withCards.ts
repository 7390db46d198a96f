import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';

/** The draft with these cards in its carousel. */
export function withCards(draft: TemplateDraft, cardContents: CardContentDraft[]): TemplateDraft {
  const { carouselCard, ...rest } = draft.component.richCard ?? {};
  return {
    ...draft,
    component: { ...draft.component, richCard: { ...rest, carouselCard: { ...carouselCard, cardContents } } },
  };
}

/** The draft with this content in its rich card. The layout stays. */
export function withCard(draft: TemplateDraft, cardContent: CardContentDraft): TemplateDraft {
  const { standaloneCard, ...rest } = draft.component.richCard ?? {};
  const card = { cardOrientation: 'VERTICAL' as const, ...standaloneCard, cardContent };
  return { ...draft, component: { ...draft.component, richCard: { ...rest, standaloneCard: card } } };
}

/** The cards of a carousel; none for other types. */
export function cardsOf(draft: TemplateDraft): CardContentDraft[] {
  return draft.component.richCard?.carouselCard?.cardContents ?? [];
}
