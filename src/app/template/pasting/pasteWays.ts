import { moveStash, type Stash } from '../../../editor/model/stash';
import { cardOf, cardsPath } from '../../../editor/model/paths';
import type { ImportedPart } from '../../../exchange/import/describePart';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { typeNames } from '../../../schema/template/typeNames';
import { importedDraft } from '../../session/importedDraft';

/** One way to use a paste. */
export type PasteWay = {
  id: 'replace' | 'add' | 'replace_card' | 'new';
  label: string;
  /** Its effect, or why it is impossible. */
  note: string;
  isPossible: boolean;
  /** The resulting template: of this draft, or with `new` of another. */
  template: TemplateDraft;
  /** The card to open after it. */
  card?: number;
  /** What is kept aside of the open draft after it. */
  moveKept: (aside: Stash) => Stash;
};

const same = (aside: Stash) => aside;

/** The ways to use an imported part while a draft is open, the likeliest first. */
export function pasteWays(part: ImportedPart, draft: TemplateDraft, openCard: number): PasteWay[] {
  const template = importedDraft(part);
  const asNew: PasteWay = {
    id: 'new',
    label: 'Open as a new draft',
    note: 'This draft stays as it is.',
    isPossible: true,
    template,
    moveKept: same,
  };
  const replace: PasteWay = {
    id: 'replace',
    label: 'Replace this draft',
    note: `It becomes a ${typeNames[template.type].toLowerCase()}. What it holds now is kept as a version, and Undo brings it back.`,
    isPossible: true,
    template: part.kind === 'template' ? template : { ...template, name: draft.name },
    moveKept: () => ({}),
  };
  switch (part.kind) {
    case 'template':
      return [replace, asNew];
    case 'card':
      return [
        ...cardWays(part.card, draft, openCard),
        ...(draft.type === 'text_message' ? [replace] : []),
        asNew,
      ];
    case 'suggestions':
      return [buttonWay(part.suggestions, draft, openCard), asNew];
    default:
      return part satisfies never;
  }
}

function withCards(draft: TemplateDraft, cardContents: CardContentDraft[]): TemplateDraft {
  const { carouselCard, ...rest } = draft.component.richCard ?? {};
  return {
    ...draft,
    component: { ...draft.component, richCard: { ...rest, carouselCard: { ...carouselCard, cardContents } } },
  };
}

function withCard(draft: TemplateDraft, cardContent: CardContentDraft): TemplateDraft {
  const { standaloneCard, ...rest } = draft.component.richCard ?? {};
  const card = { cardOrientation: 'VERTICAL' as const, ...standaloneCard, cardContent };
  return { ...draft, component: { ...draft.component, richCard: { ...rest, standaloneCard: card } } };
}

const cardsOf = (draft: TemplateDraft) => draft.component.richCard?.carouselCard?.cardContents ?? [];

/** Without what was kept aside of parts that are no more. */
const without = (isGone: (key: string) => boolean) => (aside: Stash) =>
  Object.fromEntries(Object.entries(aside).filter(([key]) => !isGone(key)));

function cardWays(card: CardContentDraft, draft: TemplateDraft, openCard: number): PasteWay[] {
  if (draft.type === 'text_message') return [];
  if (draft.type === 'rich_card') {
    return [
      {
        id: 'replace_card',
        label: 'Replace the card',
        note: 'Its layout stays; picture, texts and buttons are replaced. Undo brings them back.',
        isPossible: true,
        template: withCard(draft, card),
        moveKept: without((key) => key.includes('.standaloneCard.')),
      },
    ];
  }
  const cards = cardsOf(draft);
  const isFull = cards.length >= limits.maxCards;
  const at = Math.min(openCard + 1, cards.length);
  return [
    {
      id: 'add',
      label: cards.length === 0 ? 'Add as card 1' : `Add after card ${at}`,
      note: isFull
        ? `The carousel has ${cards.length} cards, and ${limits.maxCards} is the most. Delete one first.`
        : `The carousel then has ${cards.length + 1} cards.`,
      isPossible: !isFull,
      template: withCards(draft, cards.toSpliced(at, 0, card)),
      card: at,
      moveKept: (aside) => moveStash(aside, cardsPath, (index) => (index >= at ? index + 1 : index)),
    },
    ...(cards[openCard]
      ? [
          {
            id: 'replace_card' as const,
            label: `Replace card ${openCard + 1}`,
            note: 'Its picture, texts and buttons are replaced. Undo brings them back.',
            isPossible: true,
            template: withCards(draft, cards.with(openCard, card)),
            card: openCard,
            moveKept: without((key) => cardOf(key) === openCard),
          },
        ]
      : []),
  ];
}

function buttonWay(added: SuggestionDraft[], draft: TemplateDraft, openCard: number): PasteWay {
  const cards = cardsOf(draft);
  const { place, now, most, build } =
    draft.type === 'text_message'
      ? {
          place: 'the message',
          now: draft.component.suggestions ?? [],
          most: limits.chips,
          build: (suggestions: SuggestionDraft[]): TemplateDraft => ({
            ...draft,
            component: { ...draft.component, suggestions },
          }),
        }
      : draft.type === 'rich_card'
        ? {
            place: 'the card',
            now: draft.component.richCard?.standaloneCard?.cardContent?.suggestions ?? [],
            most: limits.cardSuggestions,
            build: (suggestions: SuggestionDraft[]) =>
              withCard(draft, { ...draft.component.richCard?.standaloneCard?.cardContent, suggestions }),
          }
        : {
            place: `card ${openCard + 1}`,
            now: cards[openCard]?.suggestions ?? [],
            most: limits.cardSuggestions,
            build: (suggestions: SuggestionDraft[]) =>
              withCards(draft, cards.with(openCard, { ...cards[openCard], suggestions })),
          };
  const count = now.length + added.length;
  const hasPlace = draft.type !== 'carousel' || cards[openCard] !== undefined;
  const isPossible = hasPlace && count <= most;
  return {
    id: 'add',
    label: `Add to ${place}`,
    note: !hasPlace
      ? 'The carousel has no card yet. Add one first.'
      : isPossible
        ? `There are then ${count} of at most ${most} buttons.`
        : `There would be ${count} buttons in ${place}, and ${most} is the most. Delete ${count - most} first.`,
    isPossible,
    template: hasPlace ? build([...now, ...added]) : draft,
    ...(draft.type === 'carousel' ? { card: openCard } : {}),
    moveKept: same,
  };
}
