import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { formatNumber } from '../../schema/values/text';
import { keepStash, type PasteWay } from './PasteWay';
import { withCard, withCards, carouselCardsOf } from '../../schema/draft/cards';

/** The field of the open draft that takes the words of a message. */
type TextPlace = {
  label: string;
  /** The field in a sentence. */
  field: string;
  before: string;
  maxText: number;
  buttons: readonly SuggestionDraft[];
  maxButtons: number;
  build: (text: string, suggestions: SuggestionDraft[]) => TemplateDraft;
  card?: number;
};

const textPlaces = {
  text_message: (draft) => ({
    label: 'Put it into this message',
    field: 'The message text',
    before: draft.component.text ?? '',
    maxText: limits.text,
    buttons: draft.component.suggestions ?? [],
    maxButtons: limits.chips,
    build: (text, suggestions) => ({ ...draft, component: { ...draft.component, text, suggestions } }),
  }),
  rich_card(draft) {
    const content = draft.component.richCard?.standaloneCard?.cardContent;
    return {
      label: 'Put it into the card',
      field: 'The description of the card',
      before: content?.description ?? '',
      maxText: limits.cardDescription,
      buttons: content?.suggestions ?? [],
      maxButtons: limits.cardSuggestions,
      build: (description, suggestions) => withCard(draft, { ...content, description, suggestions }),
    };
  },
  carousel(draft, openCard) {
    const cards = carouselCardsOf(draft);
    const card = Math.min(openCard, Math.max(0, cards.length - 1));
    const content = cards[card];
    return {
      label: `Put it into card ${card + 1}`,
      field: `The description of card ${card + 1}`,
      before: content?.description ?? '',
      maxText: limits.cardDescription,
      buttons: content?.suggestions ?? [],
      maxButtons: limits.cardSuggestions,
      build: (description, suggestions) =>
        withCards(draft, cards.toSpliced(card, 1, { ...content, description, suggestions })),
      card,
    };
  },
} satisfies Record<TemplateType, (draft: TemplateDraft, openCard: number) => TextPlace>;

type Words = { text: string; suggestions: SuggestionDraft[] };

/** The way to put the words of a message into the open draft: as its text or as the description of the open card. */
export function textWay(words: Words, draft: TemplateDraft, openCard: number): PasteWay {
  const place: TextPlace = textPlaces[draft.type](draft, openCard);
  const buttons = [...place.buttons, ...words.suggestions];
  const isPossible = words.suggestions.length === 0 || buttons.length <= place.maxButtons;
  return {
    id: 'text',
    label: place.label,
    note: isPossible ? noteOf(place, words) : tooMany(place, buttons.length),
    isPossible,
    template: place.build(words.text, buttons),
    replacesText: place.before !== '',
    ...(place.card === undefined ? {} : { card: place.card }),
    updateStash: keepStash,
  };
}

function noteOf({ field, before, maxText, buttons }: TextPlace, { text, suggestions }: Words): string {
  const over = text.length - maxText;
  return [
    before === '' ? `${field} is written.` : `${field} is replaced. Undo brings it back.`,
    ...(suggestions.length > 0 && buttons.length > 0
      ? ['The buttons are added to those that are there.']
      : []),
    ...(over > 0
      ? [`It then has ${formatNumber(over)} characters too many: ${formatNumber(maxText)} fit.`]
      : []),
  ].join(' ');
}

function tooMany({ buttons, maxButtons }: TextPlace, count: number): string {
  const free = Math.max(0, maxButtons - buttons.length);
  return `There would be ${count} buttons, and ${maxButtons} is the most. Choose ${free === 0 ? 'none' : `at most ${free}`} of those in the text.`;
}
