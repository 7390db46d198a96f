import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { stashKey, type Stash } from './stash';

type Component = TemplateDraft['component'];

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

/** The content of any type seen as cards: a text becomes the description of one. */
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

/** The content of a new template of a type, carrying over what another type holds. */
export function startComponent(type: TemplateType, from: Component = {}): Component {
  return starts[type](cardsOf(from));
}

type Retyped = {
  component: Component;
  aside: Stash;
  /** Whether the content is one that had been put aside. */
  returned: boolean;
};

/**
 * The content of a template as another type, and what is then put aside: the content of the old type, which
 * comes back with it. A type that is chosen for the first time starts with what fits of the content so far.
 */
export function convertType({ type, component }: TemplateDraft, aside: Stash, next: TemplateType): Retyped {
  const returned = aside[stashKey('component', next)] as Component | undefined;
  return {
    component: returned ?? startComponent(next, component),
    aside: { ...aside, [stashKey('component', type)]: component },
    returned: returned !== undefined,
  };
}
