import { limits } from '../../../schema/values/limits';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionText, suggestionKindOf } from '../../../schema/draft/suggestionKinds';
import { targetOf, targetsByKind } from './buttonTarget';
import { visibleIssue, type DiagnosticsState } from '../../model/diagnosticsState';
import { cardsPath } from '../../../schema/draft/cards';

/** A column: a field of the card, or the text or the target of a button by its index. */
export type ColumnKey = 'picture' | 'title' | 'description' | `text${number}` | `target${number}`;

export type TableColumn = {
  key: ColumnKey;
  label: string;
  /** The API name. */
  technicalName: string;
  max: number;
  /** The text may have several lines. */
  isLong?: boolean;
  /** Addresses and numbers run left to right. */
  dir: 'auto' | 'ltr';
};

/** The index of the button that a column shows, and which part of it. */
export function buttonOf(key: ColumnKey): { index: number; part: 'text' | 'target' } | undefined {
  const [, part, index] = /^(text|target)(\d+)$/.exec(key) ?? [];
  return part === undefined ? undefined : { index: Number(index), part: part as 'text' | 'target' };
}

const cardColumns: readonly TableColumn[] = [
  { key: 'picture', label: 'Picture', technicalName: 'contentInfo.fileUrl', max: limits.url, dir: 'ltr' },
  { key: 'title', label: 'Title', technicalName: 'title', max: limits.cardTitle, dir: 'auto' },
  {
    key: 'description',
    label: 'Description',
    technicalName: 'description',
    max: limits.cardDescription,
    isLong: true,
    dir: 'auto',
  },
];

/** The two columns of a button. */
function buttonColumns(index: number): TableColumn[] {
  const name = `Button ${index + 1}`;
  const entry = `suggestions.${index}`;
  return [
    {
      key: `text${index}`,
      label: `${name} text`,
      technicalName: `${entry}.text`,
      max: limits.suggestionText,
      dir: 'auto',
    },
    {
      key: `target${index}`,
      label: `${name} link or number`,
      technicalName: `${entry}.action`,
      max: limits.url,
      dir: 'ltr',
    },
  ];
}

/** The columns for these cards: all buttons that there are, and the next one as far as a card takes it. */
export function columnsFor(cards: readonly CardContentDraft[]): TableColumn[] {
  const most = Math.max(0, ...cards.map(({ suggestions }) => suggestions?.length ?? 0));
  const shown = Math.max(most, Math.min(limits.cardSuggestions, Math.max(3, most + 1)));
  return [...cardColumns, ...Array.from({ length: shown }, (_, index) => buttonColumns(index)).flat()];
}

/** The text of a cell. */
export function cellText(card: CardContentDraft | undefined, key: ColumnKey): string {
  if (!card) return '';
  if (key === 'picture') return card.media?.contentInfo?.fileUrl ?? '';
  if (key === 'title' || key === 'description') return card[key] ?? '';
  const button = buttonOf(key);
  const suggestion = button && card.suggestions?.[button.index];
  if (!button || !suggestion) return '';
  return button.part === 'text' ? suggestionText(suggestion) : targetOf(suggestion);
}

/** What is wrong with a cell or a card: its error, else its warning. */
export type CellMessage = { level: 'error' | 'warning'; text: string };

function messageOf(error: string | undefined, warning: string | undefined): CellMessage | undefined {
  if (error !== undefined) return { level: 'error', text: error };
  return warning === undefined ? undefined : { level: 'warning', text: warning };
}

/** The message of a cell, in the words of its field. A cell of a button's target speaks for all but its text. */
export function cellMessage(
  diagnostics: DiagnosticsState,
  card: CardContentDraft | undefined,
  row: number,
  key: ColumnKey,
): CellMessage | undefined {
  const button = buttonOf(key);
  if (!card || (button && !card.suggestions?.[button.index])) return undefined;
  const path = cellPath(card, row, key);
  const error = visibleIssue(diagnostics, path);
  const warning = warningAt(diagnostics, (at) => at === path);
  if (error !== undefined || !button || button.part === 'text') return messageOf(error, warning);
  const place = `${cardsPath}.${row}.suggestions.${button.index}`;
  const isOther = (at: string) =>
    (at === place || at.startsWith(`${place}.`)) && !/\.(?:reply|action)\.text$/.test(at);
  const other = diagnostics.issues.map((issue) => issue.path.join('.')).find(isOther);
  return messageOf(other && visibleIssue(diagnostics, other), warning ?? warningAt(diagnostics, isOther));
}

/** The message about a whole card, or about its list of buttons or its picture. */
export function cardMessage(diagnostics: DiagnosticsState, row: number): CellMessage | undefined {
  const at = `${cardsPath}.${row}`;
  const whole = [at, `${at}.suggestions`, `${at}.media`, `${at}.media.height`];
  return messageOf(
    whole.map((path) => visibleIssue(diagnostics, path)).find((message) => message !== undefined),
    warningAt(diagnostics, (path) => whole.includes(path)),
  );
}

function warningAt({ advice }: DiagnosticsState, isPlace: (path: string) => boolean): string | undefined {
  return advice.find(({ level, path }) => level === 'warning' && isPlace(path.join('.')))?.message;
}

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
