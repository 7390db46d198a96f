import type { TemplateDraft } from '../../schema/draft/draft';
import { carouselCardPath, carouselCardsOf } from '../../schema/draft/cards';
import type { Cut } from './cut';

/** A part of a template that is cut by itself, as a template: a card of a carousel, else the whole. */
export type DrawnUnit = { template: TemplateDraft; cardIndex?: number };

/** The parts of a template that are cut by themselves. Cards of a carousel are cut one by one, each as if it was alone. */
export function drawnUnits(template: TemplateDraft): DrawnUnit[] {
  const { carouselCard } = template.component.richCard ?? {};
  if (template.type !== 'carousel' || !carouselCard) return [{ template }];
  return carouselCardsOf(template).map((card, cardIndex) => ({
    template: {
      type: 'carousel',
      component: { richCard: { carouselCard: { ...carouselCard, cardContents: [card] } } },
    },
    cardIndex,
  }));
}

const firstCard = carouselCardPath(0);

/** A cut of a unit, by its path in the whole template. */
export function inTemplate(cut: Cut, { cardIndex }: DrawnUnit): Cut {
  return cardIndex === undefined || !cut.path.startsWith(firstCard)
    ? cut
    : { ...cut, path: `${carouselCardPath(cardIndex)}${cut.path.slice(firstCard.length)}` };
}
