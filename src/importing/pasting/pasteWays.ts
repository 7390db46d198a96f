import type { ImportedPart } from '../../exchange/import/describePart';
import type { TemplateDraft } from '../../schema/draft/draft';
import { typeNames } from '../../schema/template/typeNames';
import { importedDraft } from '../../workspace/importedDraft';
import { buttonWay } from './buttonWay';
import { cardWays } from './cardWays';
import { keepStash, type PasteWay } from './PasteWay';
import { textWay } from './textWay';

/** A card that is written already is rather kept than replaced by the words of a message. */
function wordsWays(into: PasteWay, asNew: PasteWay, { type }: TemplateDraft): PasteWay[] {
  return type !== 'text_message' && into.replacesText ? [asNew, into] : [into, asNew];
}

/** The ways to use an imported part while a draft is open, the likeliest first. */
export function pasteWays(part: ImportedPart, draft: TemplateDraft, openCard: number): PasteWay[] {
  const template = importedDraft(part);
  const asNew: PasteWay = {
    id: 'new',
    label: 'Open as a new draft',
    note: 'This draft stays as it is.',
    isPossible: true,
    template,
    updateStash: keepStash,
  };
  const replace: PasteWay = {
    id: 'replace',
    label: 'Replace this draft',
    note: `It becomes a ${typeNames[template.type].toLowerCase()}. What it holds now is kept as a version, and Undo brings it back.`,
    isPossible: true,
    template: part.kind === 'template' ? template : { ...template, name: draft.name },
    updateStash: () => ({}),
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
    case 'text':
      return wordsWays(textWay(part, draft, openCard), asNew, draft);
    default:
      return part satisfies never;
  }
}
