import type { TemplateType } from '../values/enums';
import type { TemplateDraft } from '../draft/draft';
import { valueAt, putAt } from '../../lib/path';
import { componentTree } from '../template/templateTree';
import { fillNode } from './fillNode';
import { walk } from '../walk/walk';
import { Suggestion } from '../template/suggestion';
import { limits } from '../values/limits';

const cardsPath = 'richCard.carouselCard.cardContents';

/** A valid template of a type in which every field has a short value, and a button of each kind that it has room for. */
export function filledTemplate(type: TemplateType): TemplateDraft {
  const component = fillNode(componentTree(type))[0];
  return {
    name: 'boundary',
    type,
    component: type === 'carousel' ? withTwoCards(component) : component,
  } as TemplateDraft;
}

/** A card holds fewer buttons than there are kinds, so the kinds are spread over the cards. */
function withTwoCards(component: unknown): unknown {
  const card = valueAt(component, `${cardsPath}.0`);
  const buttons = fillNode(walk(Suggestion));
  const cards = Array.from({ length: limits.minCards }, (_, index) => {
    const from = index * limits.cardSuggestions;
    return putAt(card, 'suggestions', buttons.slice(from, from + limits.cardSuggestions));
  });
  return putAt(component, cardsPath, cards);
}

/** A template of a type with the fields only that the interface requires; undefined values are left out. */
export function leastTemplate(type: TemplateType): TemplateDraft {
  const card = { title: 'Text' };
  const components = {
    text_message: { text: 'Text' },
    rich_card: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: card } } },
    carousel: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: [card, card] } } },
  } satisfies Record<TemplateType, TemplateDraft['component']>;
  return { name: 'boundary', type, component: components[type] };
}
