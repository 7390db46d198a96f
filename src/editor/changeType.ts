import type { TemplateType } from '../schema/values/enums';
import { typeNames } from '../schema/template/typeNames';
import { type DocumentState, runCommand, type EditCommand } from './model/createDocument';
import { cardsPath, cardsOf } from '../schema/draft/cards';
import type { TemplateEditor } from './model/TemplateEditor';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';
import { stashKey, type Stash } from './state/stash';
import { putAt } from '../lib/path';
import { isSame } from '../lib/values';

/** Changes the type of the open draft. The content of the old type stays in the stash. */
export function changeType(editor: TemplateEditor, next: TemplateType) {
  const state = editor.document.getState();
  if (state.draft.type !== next) runCommand(editor, toType(state, next, editor.selection.getState().card));
}

function toType({ draft, stash }: DocumentState, next: TemplateType, card: number): EditCommand {
  const converted = convertType(draft, stash, next);
  const name = typeNames[next].toLowerCase();
  const old = typeNames[draft.type].toLowerCase();
  return {
    label: `change type to ${name}`,
    announcement: converted.returned
      ? `Changed to ${name}, as you left it. The ${old} is saved too.`
      : `Changed to ${name}. Switch back to get the ${old} again.`,
    // The card that was open is open again when the carousel comes back.
    show: next === 'carousel' ? { expanded: {}, path: `${cardsPath}.${card}` } : { expanded: {} },
    apply: () => ({
      draft: { ...draft, type: next, component: converted.component },
      stash: converted.stash,
    }),
  };
}

type Component = TemplateDraft['component'];

/** The content of any type as cards: a text becomes the description of one card. */
function contentAsCards(component: Component): CardContentDraft[] {
  const { text, suggestions, richCard } = component;
  return richCard ? cardsOf({ component }) : [{ description: text, suggestions }];
}

const starts = {
  text_message: (cards) => {
    const [first] = cards;
    const text = first && joinedText(first);
    return { text, suggestions: first?.suggestions };
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
  const converted = returned ?? startComponent(next, withKeptCard(component, kept));
  return {
    component: converted,
    stash: { ...kept, [stashKey('component', type)]: component, [BEGUN]: converted },
    returned: returned !== undefined,
  };
}

/** A text message as the card that was left before it, so that a further type begins with its title and picture too. */
function withKeptCard(component: Component, kept: Stash): Component {
  const { text = '', suggestions, richCard } = component;
  const left = (kept[stashKey('component', 'rich_card')] ?? kept[stashKey('component', 'carousel')]) as
    | Component
    | undefined;
  const card = left && sharedCard(left);
  if (richCard || !card) return component;
  const isSameText = text === (card.description ?? '') || text === joinedText(card);
  const words = isSameText ? card : { ...(card.media && { media: card.media }), description: text };
  return withSharedCard(left, put(words, 'suggestions', suggestions));
}

type Content = TemplateDraft['component'];
type TextPart = Pick<Content, 'text' | 'suggestions'>;

const fields = ['title', 'description', 'media', 'suggestions'] as const;

/** The lines of a card as one text. */
const joinedText = ({ title, description }: CardContentDraft) =>
  [title, description].filter(Boolean).join('\n');

/** The card that all types share: the only one, the first one, or none in a text message. */
function sharedCard({ richCard }: Content): CardContentDraft | undefined {
  if (richCard?.carouselCard) return richCard.carouselCard.cardContents?.[0] ?? {};
  return richCard?.standaloneCard && (richCard.standaloneCard.cardContent ?? {});
}

function withSharedCard(component: Content, card: CardContentDraft): Content {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  if (carouselCard) {
    const [, ...others] = carouselCard.cardContents ?? [];
    return { richCard: { carouselCard: { ...carouselCard, cardContents: [card, ...others] } } };
  }
  return { richCard: { standaloneCard: { ...standaloneCard, cardContent: card } } };
}

/**
 * The content of a type that was left, with what was edited meanwhile in the content of another type (`before`, as it
 * was begun, and `after`). A part is edited along only where both were the same; where they differ, each keeps its own.
 */
function carryEdits(kept: Content, before: Content, after: Content): Content {
  const [keptCard, beforeCard, afterCard] = [kept, before, after].map(sharedCard);
  if (keptCard) {
    const next =
      beforeCard && afterCard
        ? cardFromCard(keptCard, beforeCard, afterCard)
        : cardFromText(keptCard, before, after);
    return next === keptCard ? kept : withSharedCard(kept, next);
  }
  if (beforeCard && afterCard) return textFromCard(kept, beforeCard, afterCard);
  return kept;
}

function cardFromCard(kept: CardContentDraft, before: CardContentDraft, after: CardContentDraft) {
  return fields.reduce(
    (card, field) =>
      isSame(before[field], after[field]) || !isSame(kept[field], before[field])
        ? card
        : put(card, field, after[field]),
    kept,
  );
}

function textFromCard(kept: TextPart, before: CardContentDraft, after: CardContentDraft): TextPart {
  const { text, suggestions } = kept;
  const nextText =
    text === before.description ? after.description : text === joinedText(before) ? joinedText(after) : text;
  const nextButtons = isSame(suggestions, before.suggestions) ? after.suggestions : suggestions;
  return put(put(kept, 'text', nextText), 'suggestions', nextButtons);
}

function cardFromText(kept: CardContentDraft, before: TextPart, after: TextPart): CardContentDraft {
  const withButtons = isSame(kept.suggestions, before.suggestions)
    ? put(kept, 'suggestions', after.suggestions)
    : kept;
  if (before.text === after.text) return withButtons;
  if (kept.description === before.text) return put(withButtons, 'description', after.text);
  if (joinedText(kept) !== before.text) return withButtons;
  const { title, description } = splitText(after.text ?? '', kept);
  return put(put(withButtons, 'title', title), 'description', description);
}

/** The title and the description of an edited text whose first line was the title. */
function splitText(text: string, kept: CardContentDraft): CardContentDraft {
  const end = text.indexOf('\n');
  if (end !== -1) return { title: text.slice(0, end), description: text.slice(end + 1) };
  return kept.description === undefined ? { title: text } : { title: undefined, description: text };
}

/** A value with another member; undefined leaves it out. */
const put = <Value extends object, Key extends keyof Value & string>(
  value: Value,
  key: Key,
  member: Value[Key],
) => (isSame(value[key], member) ? value : putAt(value, key, member));
