import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { keepStash, type PasteWay } from './PasteWay';
import { withCard, withCards, carouselCardsOf } from '../../schema/draft/cards';

/** The list that takes pasted buttons. */
type ButtonList = {
  place: string;
  /** Undefined: the draft has no such list yet. */
  buttons: SuggestionDraft[] | undefined;
  max: number;
  /** The draft with these buttons in the list. */
  build: (buttons: SuggestionDraft[]) => TemplateDraft;
  /** The card to open after it. */
  card?: number;
};

const buttonLists = {
  text_message: (draft) => ({
    place: 'the message',
    buttons: draft.component.suggestions ?? [],
    max: limits.chips,
    build: (suggestions) => ({ ...draft, component: { ...draft.component, suggestions } }),
  }),
  rich_card(draft) {
    const content = draft.component.richCard?.standaloneCard?.cardContent;
    return {
      place: 'the card',
      buttons: content?.suggestions ?? [],
      max: limits.cardSuggestions,
      build: (suggestions) => withCard(draft, { ...content, suggestions }),
    };
  },
  carousel(draft, openCard) {
    const cards = carouselCardsOf(draft);
    const content = cards[openCard];
    return {
      place: `card ${openCard + 1}`,
      buttons: content && (content.suggestions ?? []),
      max: limits.cardSuggestions,
      build: (suggestions) => withCards(draft, cards.with(openCard, { ...content, suggestions })),
      card: openCard,
    };
  },
} satisfies Record<TemplateType, (draft: TemplateDraft, openCard: number) => ButtonList>;

function noteOf({ place, buttons, max }: ButtonList, count: number): string {
  if (!buttons) return 'The carousel has no card yet. Add one first.';
  return count <= max
    ? `There are then ${count} of at most ${max} buttons.`
    : `There would be ${count} buttons in ${place}, and ${max} is the most. Delete ${count - max} first.`;
}

/** The way to add buttons to the open draft: under the message, or to the open card. */
export function buttonWay(added: SuggestionDraft[], draft: TemplateDraft, openCard: number): PasteWay {
  const list: ButtonList = buttonLists[draft.type](draft, openCard);
  const { place, buttons, max, build, card } = list;
  const count = (buttons?.length ?? 0) + added.length;
  return {
    id: 'add',
    label: `Add to ${place}`,
    note: noteOf(list, count),
    isPossible: buttons !== undefined && count <= max,
    template: buttons ? build([...buttons, ...added]) : draft,
    ...(card === undefined ? {} : { card }),
    updateStash: keepStash,
  };
}
