import { cardOf } from '../../editor/state/paths';
import { moveStash, type Stash } from '../../editor/state/stash';
import { importedDraft, type ImportedPart } from '../../exchange/import/importedPart';
import { cardsPath, carouselCardsOf, withCard, withCards } from '../../schema/draft/cards';
import { adoptPart, type ParameterState } from '../../schema/parameters/parameters';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { CardContentDraft, TemplateDraft } from '../../schema/draft/draft';
import { typeNames } from '../../schema/template/typeNames';
import { limits } from '../../schema/values/limits';
import { replacedParts } from './replacedParts';
import { addButtonsOption, putTextOption, type PasteOption } from './fieldOptions';

/** A copied card or copied buttons with the parameters of the draft that takes them; anything else unchanged. */
export function adoptImported<Part extends ImportedPart & { parameters?: ParameterNotes | undefined }>(
  imported: Part,
  into: ParameterState,
): Part {
  if (!imported.parameters || (imported.kind !== 'card' && imported.kind !== 'suggestions')) return imported;
  const { part, parameters } = adoptPart(imported, imported.parameters, into);
  return { ...part, parameters };
}

/** The options for an imported part while a draft is open, the first one chosen. One that replaces something is not. */
export function pasteOptions(part: ImportedPart, draft: TemplateDraft, openCard: number): PasteOption[] {
  const options = likelyOptions(part, draft, openCard);
  const [first] = options;
  if (!first || replacedParts(draft, first.template).length === 0) return options;
  return options.toSorted((a, b) => Number(b.id === 'new') - Number(a.id === 'new'));
}

/** The options, the likeliest first. */
function likelyOptions(part: ImportedPart, draft: TemplateDraft, openCard: number): PasteOption[] {
  const template = importedDraft(part);
  const asNew: PasteOption = {
    id: 'new',
    label: 'Open as a new draft',
    note: 'This draft stays unchanged.',
    isPossible: true,
    template,
  };
  const replace: PasteOption = {
    id: 'replace',
    label: 'Replace this draft',
    note: `It becomes a ${typeNames[template.type].toLowerCase()}. The current content is saved as a version.`,
    isPossible: true,
    template: part.kind === 'template' ? template : { ...template, name: draft.name },
    updateStash: () => ({}),
  };
  switch (part.kind) {
    case 'template':
      return [replace, asNew];
    case 'card':
      return draft.type === 'text_message'
        ? [replace, asNew]
        : [...cardOptions(part.card, draft, openCard), asNew];
    case 'suggestions':
      return [addButtonsOption(part.suggestions, draft, openCard), asNew];
    case 'text':
      return [putTextOption(part, draft, openCard), asNew];
    default:
      return part satisfies never;
  }
}

/** Drops the stash of removed parts. */
const dropStash = (isGone: (key: string) => boolean) => (stash: Stash) =>
  Object.fromEntries(Object.entries(stash).filter(([key]) => !isGone(key)));

function cardOptions(card: CardContentDraft, draft: TemplateDraft, openCard: number): PasteOption[] {
  if (draft.type === 'rich_card') {
    return [
      {
        id: 'replace_card',
        label: 'Replace the card',
        note: 'Picture, texts and buttons are replaced; the layout stays.',
        isPossible: true,
        template: withCard(draft, card),
        updateStash: dropStash((key) => key.includes('.standaloneCard.')),
      },
    ];
  }
  const cards = carouselCardsOf(draft);
  const isFull = cards.length >= limits.maxCards;
  const at = Math.min(openCard + 1, cards.length);
  const add: PasteOption = {
    id: 'add',
    label: cards.length === 0 ? 'Add as card 1' : `Add after card ${at}`,
    note: isFull
      ? `A carousel has at most ${limits.maxCards} cards. Delete a card first.`
      : `The carousel will have ${cards.length + 1} cards.`,
    isPossible: !isFull,
    template: withCards(draft, cards.toSpliced(at, 0, card)),
    card: at,
    updateStash: (stash) => moveStash(stash, cardsPath, (index) => (index >= at ? index + 1 : index)),
  };
  if (!cards[openCard]) return [add];
  return [
    add,
    {
      id: 'replace_card',
      label: `Replace card ${openCard + 1}`,
      note: 'Its picture, texts and buttons are replaced.',
      isPossible: true,
      template: withCards(draft, cards.with(openCard, card)),
      card: openCard,
      updateStash: dropStash((key) => cardOf(key) === openCard),
    },
  ];
}
