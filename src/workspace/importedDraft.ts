import type { ImportedPart } from '../exchange/import/importedPart';
import type { TemplateDraft } from '../schema/draft/draft';

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
