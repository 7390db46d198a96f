import type { CardContentDraft } from '../../../schema/draft/draft';
import { visibleIssue, type DiagnosticsState } from '../../model/diagnosticsState';
import { cardsPath } from '../../../schema/draft/cards';
import { cellPath } from './cellPath';
import { buttonOf, type ColumnKey } from './tableColumns';

export type CellMessages = { error: string | undefined; warning: string | undefined };

/** The messages of a cell, in the words of its field. A cell of a button's target speaks for all but its text. */
export function cellMessages(
  diagnostics: DiagnosticsState,
  card: CardContentDraft | undefined,
  row: number,
  key: ColumnKey,
): CellMessages {
  const none = { error: undefined, warning: undefined };
  const button = buttonOf(key);
  if (!card || (button && !card.suggestions?.[button.index])) return none;
  const path = cellPath(card, row, key);
  const exact = {
    error: visibleIssue(diagnostics, path),
    warning: warningAt(diagnostics, (at) => at === path),
  };
  if (exact.error !== undefined || !button || button.part === 'text') return exact;
  const place = `${cardsPath}.${row}.suggestions.${button.index}`;
  const isOther = (at: string) => isBelow(at, place) && !/\.(?:reply|action)\.text$/.test(at);
  const other = diagnostics.issues.map((issue) => issue.path.join('.')).find(isOther);
  return {
    error: other === undefined ? undefined : visibleIssue(diagnostics, other),
    warning: exact.warning ?? warningAt(diagnostics, isOther),
  };
}

/** The messages about a whole card, or about its list of buttons or its picture. */
export function cardMessages(diagnostics: DiagnosticsState, row: number): CellMessages {
  const at = `${cardsPath}.${row}`;
  const whole = [at, `${at}.suggestions`, `${at}.media`, `${at}.media.height`];
  return {
    error: whole.map((path) => visibleIssue(diagnostics, path)).find((message) => message !== undefined),
    warning: warningAt(diagnostics, (path) => whole.includes(path)),
  };
}

const isBelow = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

function warningAt({ advice }: DiagnosticsState, isPlace: (path: string) => boolean): string | undefined {
  return advice.find(({ level, path }) => level === 'warning' && isPlace(path.join('.')))?.message;
}
