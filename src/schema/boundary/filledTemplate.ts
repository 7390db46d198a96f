import type { TemplateType } from '../values/enums';
import type { TemplateDraft } from '../draft/draft';
import { valueAt, putAt } from '../../lib/path';
import { componentTree } from '../template/templateTree';
import { walk } from '../walk/walk';
import { Suggestion } from '../template/suggestion';
import { limits } from '../values/limits';
import type { FieldNode, ObjectNode } from '../walk/fieldNode';
import type { TextForm } from '../walk/fieldMeta';

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

/** A valid text of each form, short. */
const texts = {
  freeText: 'Text',
  identifier: 'boundary',
  postback: 'VGV4dA==',
  time: '2027-03-14T09:30:00Z',
  address: 'https://example.com/a',
  phoneNumber: '+919876543210',
  degrees: '28.6',
} satisfies Record<TextForm, string>;

/** Entries of a list that states no limit. */
const someEntries = 4;

/**
 * Every way to fill a node: one, or for an object of which only one of several members may be present one for each of
 * them. Every other field is filled.
 */
function fillNode(node: FieldNode): unknown[] {
  switch (node.kind) {
    case 'text':
      return [texts[node.meta.form ?? 'freeText']];
    case 'choice':
      return [node.options[0]];
    case 'switch':
      return [true];
    case 'list':
      return [fillNode(node.entry).slice(0, node.meta.limit ?? someEntries)];
    case 'object':
      return fillObject(node);
    default:
      return node satisfies never;
  }
}

function fillObject({ members }: ObjectNode): unknown[] {
  const common = [...members].filter(([, member]) => !member.isAlternative);
  const alternatives = [...members].filter(([, member]) => member.isAlternative);
  const filled = Object.fromEntries(common.map(([key, member]) => [key, fillNode(member)[0]]));
  if (alternatives.length === 0) return [filled];
  return alternatives.flatMap(([key, member]) =>
    fillNode(member).map((value) => ({ ...filled, [key]: value })),
  );
}
