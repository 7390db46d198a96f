import type { Stash } from '../../editor/state/stash';
import { carouselCardsOf, withCard, withCards } from '../../schema/draft/cards';
import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import { formatNumber } from '../../schema/values/text';

/** What can be done with a paste. */
export type PasteOption = {
  id: 'replace' | 'add' | 'replace_card' | 'text' | 'new';
  label: string;
  /** Its effect, or why it is impossible. */
  note: string;
  isPossible: boolean;
  /** The resulting template: of this draft, or with `new` of another. */
  template: TemplateDraft;
  /** The card to open after it. */
  card?: number | undefined;
  /** The stash of the open draft after it; absent where no part is removed. */
  updateStash?: (stash: Stash) => Stash;
};

/** The part of the open draft that takes pasted words and buttons: the message, its card, or the open card. */
type OpenPart = {
  /** Its name in a sentence, and that of its text. */
  name: string;
  textName: string;
  text: string;
  maxText: number;
  /** Undefined: the carousel has no card yet. */
  buttons: SuggestionDraft[] | undefined;
  maxButtons: number;
  withText: (text: string, suggestions: SuggestionDraft[]) => TemplateDraft;
  withButtons: (suggestions: SuggestionDraft[]) => TemplateDraft;
  /** The card to open after it. */
  card?: number;
};

function openPartOf(draft: TemplateDraft, openCard: number): OpenPart {
  const { type, component } = draft;
  if (type === 'text_message')
    return {
      name: 'the message',
      textName: 'The message text',
      text: component.text ?? '',
      maxText: limits.text,
      buttons: component.suggestions ?? [],
      maxButtons: limits.chips,
      withText: (text, suggestions) => ({ ...draft, component: { ...component, text, suggestions } }),
      withButtons: (suggestions) => ({ ...draft, component: { ...component, suggestions } }),
    };
  if (type === 'rich_card') {
    const content = component.richCard?.standaloneCard?.cardContent ?? {};
    return {
      ...cardPart('the card', content, (changed) => withCard(draft, changed)),
      buttons: content.suggestions ?? [],
    };
  }
  const cards = carouselCardsOf(draft);
  const card = Math.min(openCard, Math.max(0, cards.length - 1));
  const content = cards[card];
  return {
    ...cardPart(`card ${card + 1}`, content ?? {}, (changed) =>
      withCards(draft, cards.toSpliced(card, 1, changed)),
    ),
    buttons: content && (content.suggestions ?? []),
    card,
  };
}

function cardPart(
  name: string,
  content: CardContentDraft,
  withContent: (content: CardContentDraft) => TemplateDraft,
): Omit<OpenPart, 'buttons'> {
  return {
    name,
    textName: `The description of ${name}`,
    text: content.description ?? '',
    maxText: limits.cardDescription,
    maxButtons: limits.cardSuggestions,
    withText: (description, suggestions) => withContent({ ...content, description, suggestions }),
    withButtons: (suggestions) => withContent({ ...content, suggestions }),
  };
}

/** Adds buttons under the message, or to the open card. */
export function addButtonsOption(
  added: SuggestionDraft[],
  draft: TemplateDraft,
  openCard: number,
): PasteOption {
  const { name, buttons, maxButtons, withButtons, card } = openPartOf(draft, openCard);
  const count = (buttons?.length ?? 0) + added.length;
  const isPossible = buttons !== undefined && count <= maxButtons;
  return {
    id: 'add',
    label: `Add to ${name}`,
    note: !buttons
      ? 'Add a card first.'
      : isPossible
        ? `It will have ${count} of ${maxButtons} buttons.`
        : `No more than ${maxButtons} buttons fit in ${name}. Delete ${count - maxButtons} first.`,
    isPossible,
    template: buttons ? withButtons([...buttons, ...added]) : draft,
    card,
  };
}

type Words = { text: string; suggestions: SuggestionDraft[] };

/** Puts the words of a message into the open draft: as its text or as the description of the open card. */
export function putTextOption(words: Words, draft: TemplateDraft, openCard: number): PasteOption {
  const part = openPartOf(draft, openCard);
  const { name, buttons = [], maxButtons, withText, card } = part;
  const all = [...buttons, ...words.suggestions];
  const isPossible = words.suggestions.length === 0 || all.length <= maxButtons;
  return {
    id: 'text',
    label: name === 'the message' ? 'Use as message text' : `Use as description of ${name}`,
    note: isPossible ? describePut(part, words) : tooManyButtons(part, all.length),
    isPossible,
    template: withText(words.text, all),
    card,
  };
}

function describePut({ textName, text, maxText, buttons = [] }: OpenPart, put: Words): string {
  const over = put.text.length - maxText;
  return [
    text === '' ? `${textName} will be filled in.` : `${textName} will be replaced.`,
    ...(put.suggestions.length > 0 && buttons.length > 0
      ? ['The buttons are added to the existing ones.']
      : []),
    ...(over > 0
      ? [`It will be ${formatNumber(over)} characters too long: the limit is ${formatNumber(maxText)}.`]
      : []),
  ].join(' ');
}

function tooManyButtons({ buttons = [], maxButtons }: OpenPart, count: number): string {
  const free = Math.max(0, maxButtons - buttons.length);
  return `No more than ${maxButtons} buttons fit, so there would be ${count - maxButtons} too many. Select ${free === 0 ? 'none' : `at most ${free}`} of the buttons in the text.`;
}
