import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';

/** A card with its dotted draft path. */
export type CardPart = { card: CardContentDraft; path: string };

/** The cards of a template in their order; none of a text message. */
export function cardsOf({ component }: TemplateDraft): CardPart[] {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  if (carouselCard) {
    const path = 'component.richCard.carouselCard.cardContents';
    return (carouselCard.cardContents ?? []).map((card, index) => ({ card, path: `${path}.${index}` }));
  }
  const card = standaloneCard?.cardContent;
  return card ? [{ card, path: 'component.richCard.standaloneCard.cardContent' }] : [];
}

/** The suggestion at a dotted draft path, of the message or of a card. */
export function suggestionAt(template: TemplateDraft, path: string): SuggestionDraft | undefined {
  const [, owner = '', index = ''] = /^(.+)\.suggestions\.(\d+)$/.exec(path) ?? [];
  const suggestions =
    owner === 'component'
      ? template.component.suggestions
      : cardsOf(template).find((part) => part.path === owner)?.card.suggestions;
  return suggestions?.[Number(index)];
}
