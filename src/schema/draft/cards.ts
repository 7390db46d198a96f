import type { CardContentDraft, TemplateDraft } from './draft';

/** The path of a card's content. */
export type CardPath = typeof standaloneContentPath | `${typeof cardsPath}.${number}`;

export const standaloneCardPath = 'component.richCard.standaloneCard';
export const standaloneContentPath = `${standaloneCardPath}.cardContent` as const;
export const carouselPath = 'component.richCard.carouselCard';
export const cardsPath = `${carouselPath}.cardContents` as const;

/** The path of a card of a carousel. */
export const carouselCardPath = (index: number) => `${cardsPath}.${index}` as const;

/** The cards of a template in their order, the card of a rich card too; none in a text message. */
export function cardsOf(template: Pick<TemplateDraft, 'component'>): CardContentDraft[] {
  return locateCards(template).map(({ card }) => card);
}

/** The cards of a carousel; none for other types. */
export function carouselCardsOf({ component }: Pick<TemplateDraft, 'component'>): CardContentDraft[] {
  return component.richCard?.carouselCard?.cardContents ?? [];
}

/** The cards of a template with their dotted paths. */
export function locateCards(
  template: Pick<TemplateDraft, 'component'>,
): { path: CardPath; card: CardContentDraft }[] {
  const { standaloneCard } = template.component.richCard ?? {};
  return [
    ...(standaloneCard ? [{ path: standaloneContentPath, card: standaloneCard.cardContent ?? {} }] : []),
    ...carouselCardsOf(template).map((card, index) => ({ path: carouselCardPath(index), card })),
  ];
}

/** The template with each of its cards changed. */
export function mapCards<Template extends Pick<TemplateDraft, 'component'>>(
  template: Template,
  change: (card: CardContentDraft, index: number) => CardContentDraft,
): Template {
  const { richCard } = template.component;
  if (!richCard) return template;
  const { standaloneCard, carouselCard } = richCard;
  const changed = {
    ...richCard,
    ...(standaloneCard && {
      standaloneCard: { ...standaloneCard, cardContent: change(standaloneCard.cardContent ?? {}, 0) },
    }),
    ...(carouselCard && {
      carouselCard: { ...carouselCard, cardContents: carouselCardsOf(template).map(change) },
    }),
  };
  return { ...template, component: { ...template.component, richCard: changed } };
}

/** The template with these cards in its carousel. */
export function withCards(template: TemplateDraft, cardContents: CardContentDraft[]): TemplateDraft {
  const { richCard } = template.component;
  const carouselCard = { ...richCard?.carouselCard, cardContents };
  return { ...template, component: { ...template.component, richCard: { ...richCard, carouselCard } } };
}

/** The template with this content in its rich card. The layout stays. */
export function withCard(template: TemplateDraft, cardContent: CardContentDraft): TemplateDraft {
  const { richCard } = template.component;
  const standaloneCard = { cardOrientation: 'VERTICAL' as const, ...richCard?.standaloneCard, cardContent };
  return { ...template, component: { ...template.component, richCard: { ...richCard, standaloneCard } } };
}
