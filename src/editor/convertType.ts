import { cardsOf } from '../schema/draft/cards';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';
import type { TemplateType } from '../schema/values/enums';
import { carryEdits, joinedText } from './carryEdits';
import { stashKey, type Stash } from './state/stash';

type Component = TemplateDraft['component'];

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

/** The content of any type as cards: a text becomes the description of one card. */
function contentAsCards(component: Component): CardContentDraft[] {
  const { text, suggestions, richCard } = component;
  return richCard ? cardsOf({ component }) : [withoutUndefined({ description: text, suggestions })];
}

const starts = {
  text_message: (cards) => {
    const [first] = cards;
    const text = first && joinedText(first);
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
  return starts[type](contentAsCards(from));
}

type Converted = {
  component: Component;
  stash: Stash;
  /** Whether the content was in the stash. */
  returned: boolean;
};

/** The key of the content with which the present type was begun, to tell what was edited since. */
const BEGUN = stashKey('component', 'begun');

/**
 * The content of a template as another type. The content of the old type goes into the stash and comes back with
 * that type, together with what was edited meanwhile. A type that is chosen for the first time starts with the parts
 * of the content that fit.
 */
export function convertType({ type, component }: TemplateDraft, stash: Stash, next: TemplateType): Converted {
  const begun = stash[BEGUN] as Component | undefined;
  const keys = Object.keys(starts).map((start) => stashKey('component', start));
  const kept = Object.fromEntries(
    Object.entries(stash).map(([key, value]) =>
      begun && keys.includes(key) ? [key, carryEdits(value as Component, begun, component)] : [key, value],
    ),
  );
  const returned = kept[stashKey('component', next)] as Component | undefined;
  const converted = returned ?? startComponent(next, component);
  return {
    component: converted,
    stash: { ...kept, [stashKey('component', type)]: component, [BEGUN]: converted },
    returned: returned !== undefined,
  };
}
