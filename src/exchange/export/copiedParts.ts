import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { notesAbout, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { altTextPartOf, type AltTexts } from '../../schema/media/altTexts';

/** What is known of a copied part and is not in it. */
export type PartNotes = { parameters: ParameterNotes; altTexts: AltTexts };

/** A card as JSON for the system clipboard, under a key that names it even when the card is empty. */
export function writeCard(card: CardContentDraft, notes?: PartNotes): string {
  return JSON.stringify({ cardContent: card, ...besideOf(card, notes) }, null, 2);
}

/** A button as JSON for the system clipboard, in the shape that it has in a template. */
export function writeSuggestion(suggestion: SuggestionDraft, notes?: PartNotes): string {
  const beside = besideOf(suggestion, notes);
  const isAlone = Object.keys(beside).length === 0;
  return JSON.stringify(isAlone ? suggestion : { suggestions: [suggestion], ...beside }, null, 2);
}

/** Names and samples of a part's parameters, and the alt texts of its pictures. */
function besideOf(part: object, notes: PartNotes | undefined) {
  if (!notes) return {};
  const { names, samples } = notesAbout(part, notes.parameters);
  return {
    ...(Object.keys(names).length > 0 ? { parameters: names } : {}),
    ...(Object.keys(samples).length > 0 ? { samples } : {}),
    ...altTextPartOf(notes.altTexts, part),
  };
}
