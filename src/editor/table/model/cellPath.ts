import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionKindOf } from '../../../schema/draft/suggestionKinds';
import { cardsPath } from '../../../schema/draft/cards';
import { targetsByKind } from './targetsByKind';
import { buttonOf, type ColumnKey } from './tableColumns';

/** The path of the field that a cell shows, from the template down. */
export function cellPath(card: CardContentDraft | undefined, row: number, key: ColumnKey): string {
  const at = `${cardsPath}.${row}`;
  if (key === 'picture') return `${at}.media.contentInfo.fileUrl`;
  const button = buttonOf(key);
  if (!button) return `${at}.${key}`;
  const suggestion = card?.suggestions?.[button.index];
  const place = `${at}.suggestions.${button.index}`;
  const kind = suggestion && suggestionKindOf(suggestion);
  if (!kind) return place;
  const text = kind === 'reply' ? 'reply.text' : 'action.text';
  return `${place}.${button.part === 'text' ? text : targetsByKind[kind].field}`;
}
