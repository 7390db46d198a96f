import { limits } from '../../../schema/values/limits';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionText } from '../../../schema/draft/suggestionKinds';
import { targetOf } from './buttonTarget';

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
