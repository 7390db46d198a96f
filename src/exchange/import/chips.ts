import { cardsOf, mapCards } from '../../schema/draft/cards';
import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import type { ImportedPart } from './describePart';
import { createNotes, type ImportNotes } from './parts/importNotes';
import { readSuggestions } from './parts/readCard';

/** The chips of a message beside its card, and their path among the values that were set aside. */
export type ImportedChips = { path: string; suggestions: readonly SuggestionDraft[] };

/** The chips that were set aside, if each of them is understood. */
export function readChips(part: ImportedPart, notes: ImportNotes): { chips?: ImportedChips } {
  const beside = notes.chipsBeside();
  if (part.kind !== 'template' || !beside || !Array.isArray(beside.value)) return {};
  const suggestions = readSuggestions(beside.value, { from: [], to: [] }, createNotes()) ?? [];
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
