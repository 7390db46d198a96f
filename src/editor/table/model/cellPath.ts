import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionKindOf } from '../../../schema/draft/suggestionKinds';
import { cardsPath } from '../../state/paths';
import { buttonOf, type ColumnKey } from './tableColumns';

const targetFields = {
  reply: 'reply.postbackData',
  openUrlAction: 'action.openUrlAction.url',
  dialAction: 'action.dialAction.phoneNumber',
  viewLocationAction: 'action.viewLocationAction',
  shareLocationAction: 'action.shareLocationAction',
  createCalendarEventAction: 'action.createCalendarEventAction',
} as const;

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
  return `${place}.${button.part === 'text' ? text : targetFields[kind]}`;
}
