import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';
import type { TemplateType } from '../schema/values/enums';
import { stashKey, type Stash } from './model/stash';

type Component = TemplateDraft['component'];

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

/** The content of any type as cards: a text becomes the description of one card. */
function cardsOf({ text, suggestions, richCard }: Component): CardContentDraft[] {
  if (richCard?.carouselCard) return richCard.carouselCard.cardContents ?? [];
  if (richCard?.standaloneCard) return [richCard.standaloneCard.cardContent ?? {}];
  return [withoutUndefined({ description: text, suggestions })];
}

const starts = {
  text_message: (cards) => {
    const [first] = cards;
    const text = [first?.title, first?.description].filter(Boolean).join('\n');
    return withoutUndefined({ text, suggestions: first?.suggestions });
  },
  rich_card: (cards) => ({
    richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: cards[0] ?? {} } },
  }),
  carousel: (cards) => ({
    richCard: {
      carouselCard: { cardWidth: 'MEDIUM', cardContents: cards.length > 1 ? cards : [cards[0] ?? {}, {}] },
    },
  }),
} satisfies Record<TemplateType, (cards: CardContentDraft[]) => Component>;

/** The content of a new template of a type, with the content of another type carried over. */
export function startComponent(type: TemplateType, from: Component = {}): Component {
  return starts[type](cardsOf(from));
}

type Converted = {
  component: Component;
  stash: Stash;
  /** Whether the content was in the stash. */
  returned: boolean;
};

/**
 * The content of a template as another type. The content of the old type goes into the stash and comes back with
 * that type. A type that is chosen for the first time starts with the parts of the content that fit.
 */
export function convertType({ type, component }: TemplateDraft, stash: Stash, next: TemplateType): Converted {
  const returned = stash[stashKey('component', next)] as Component | undefined;
  return {
    component: returned ?? startComponent(next, component),
    stash: { ...stash, [stashKey('component', type)]: component },
    returned: returned !== undefined,
  };
}
