import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { cardsOf, mapCards } from '../../schema/draft/cards';
import { plural } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { limits } from '../../schema/values/limits';
import { createNotes, type ImportNotes } from './parts/importNotes';
import { readSuggestions } from './parts/readCard';
import { hasNotes, noParameterNotes, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { replaceByParameters } from '../../schema/parameters/parameters';
import { isSame } from '../../lib/values';
import type { VendorMessage } from './vendors/reading/vendor';

/** The content of an import. */
export type ImportedPart =
  | { kind: 'template'; draft: TemplateDraft }
  | { kind: 'card'; card: CardContentDraft }
  | { kind: 'suggestions'; suggestions: SuggestionDraft[] }
  /** The words of a message, with the buttons that were found in them. */
  | { kind: 'text'; text: string; suggestions: SuggestionDraft[] };

/** The template that an imported part opens as: a card as a rich card, buttons as a text message without a text. */
export function importedDraft(part: ImportedPart): TemplateDraft {
  switch (part.kind) {
    case 'template':
      return part.draft;
    case 'card':
      return {
        type: 'rich_card',
        component: {
          richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: part.card } },
        },
      };
    case 'suggestions':
      return { type: 'text_message', component: { suggestions: part.suggestions } };
    case 'text': {
      const { text, suggestions } = part;
      return {
        type: 'text_message',
        component: { text, ...(suggestions.length > 0 ? { suggestions } : {}) },
      };
    }
    default:
      return part satisfies never;
  }
}

/** The content in one sentence: "Detected: a carousel with 2 cards and 3 buttons." */
export function describePart(part: ImportedPart): string {
  return `Detected: ${namePart(part)}.`;
}

/** The content in words: "a carousel with 2 cards and 3 buttons". */
export function namePart(part: ImportedPart): string {
  if (part.kind === 'suggestions') return plural(part.suggestions.length, 'button');
  if (part.kind === 'card') return `a card${withParts([[part.card.suggestions?.length ?? 0, 'button']])}`;
  if (part.kind === 'text') {
    const { text, suggestions } = part;
    return `message text (${plural(text.length, 'character')})${withParts([[suggestions.length, 'button']])}`;
  }
  const { type, component } = part.draft;
  const cards = cardsOf(part.draft);
  const buttons = [component, ...cards].reduce((sum, { suggestions }) => sum + (suggestions?.length ?? 0), 0);
  const parts = withParts([
    [component.richCard?.carouselCard ? cards.length : 0, 'card'],
    [buttons, 'button'],
  ]);
  return `a ${typeNames[type].toLowerCase()}${parts}`;
}

function withParts(parts: [number, string][]): string {
  const counted = parts.filter(([number]) => number > 0).map(([number, name]) => plural(number, name));
  return counted.length === 0 ? '' : ` with ${counted.join(' and ')}`;
}

/** The chips of a message beside its card, and their path among the values that were set aside. */
export type ImportedChips = { path: string; suggestions: readonly SuggestionDraft[] };

/** The chips that were set aside, if each of them is understood. */
export function readChips(part: ImportedPart, notes: ImportNotes): { chips?: ImportedChips } {
  const beside = notes.chipsBeside();
  if (part.kind !== 'template' || !beside) return {};
  const own = createNotes();
  own.readPostbacksAs(notes.postbackSource());
  const suggestions = readSuggestions(beside.value, { from: [], to: [] }, own) ?? [];
  return suggestions.length === beside.value.length ? { chips: { path: beside.path, suggestions } } : {};
}

/** The template with the chips as buttons of its card, or of each of its cards; undefined where there is no room. */
export function withChips(draft: TemplateDraft, { suggestions }: ImportedChips): TemplateDraft | undefined {
  const grown = mapCards(draft, (card) => ({
    ...card,
    suggestions: [...(card.suggestions ?? []), ...suggestions],
  }));
  const cards = cardsOf(grown);
  const isRoom = cards.every((card) => (card.suggestions?.length ?? 0) <= limits.cardSuggestions);
  return cards.length > 0 && isRoom ? grown : undefined;
}

/** The parts of an import that taking its chips reads and changes. */
type WithChips = ImportedPart & { unmapped: Record<string, unknown>; chips?: ImportedChips };

/** The import with its chips as buttons, and no longer set aside; unchanged where there is no room. */
export function takeChips<Part extends WithChips>(imported: Part): Part {
  if (imported.kind !== 'template' || !imported.chips) return imported;
  const draft = withChips(imported.draft, imported.chips);
  if (!draft) return imported;
  const { [imported.chips.path]: _taken, ...unmapped } = imported.unmapped;
  return { ...imported, draft, unmapped };
}

/** The part with parameters in place of what a vendor writes for them, and what is known about those. */
export function nameParameters(
  part: ImportedPart,
  { placeholders = [], parameters = noParameterNotes }: Pick<VendorMessage, 'placeholders' | 'parameters'>,
  notes: ImportNotes,
): ImportedPart & { parameters?: ParameterNotes } {
  if (part.kind !== 'template') return part;
  const before = { draft: part.draft, parameters };
  const next = placeholders.reduce((state, placeholder) => {
    const replaced = replaceByParameters(state, [placeholder]);
    const { text, sample = '' } = placeholder;
    if (!isSame(replaced.draft, state.draft)) notes.renamed([], `${text} became a personal field.`);
    else if (sample !== '')
      notes.unmapped(
        ['variables', text.slice(2, -2)],
        sample,
        `${text} isn’t in a text that can have personal fields.`,
      );
    return isSame(replaced.draft, state.draft) ? state : replaced;
  }, before);
  return {
    ...part,
    draft: next.draft,
    ...(hasNotes(next.parameters) ? { parameters: next.parameters } : {}),
  };
}
