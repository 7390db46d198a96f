import type { CardContentDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { mediaHeights } from '../../../schema/values/mediaHeights';

/** Room for the texts of a card, dp, and how much larger than by default they are. */
export type TextRoom = { width: number; scale: number };

const ROW = 56;
const NOTE = 16;
const PADDING = 16;

/**
 * A height in dp that a vertical card cannot exceed, from counts alone: a card that it clears need not be
 * measured. No letter is taken for narrower than one em (ASCII) or two; greedy line breaking fills two
 * lines together by more than one line's width, so texts take at most twice the lines of their width.
 */
export function heightBound(card: CardContentDraft, { width, scale }: TextRoom): number {
  const { title = '', description = '', media, suggestions = [] } = card;
  const rows = Math.min(suggestions.length, limits.cardSuggestions);
  return (
    (media ? mediaHeights[media.height ?? 'SHORT'] : 0) +
    PADDING +
    linesBound(title, width, 16 * scale) * 24 * scale +
    linesBound(description, width, 14 * scale) * 20 * scale +
    rows * ROW * Math.max(1, scale) +
    (suggestions.length > rows ? NOTE : 0)
  );
}

function linesBound(text: string, width: number, em: number): number {
  if (text === '') return 0;
  const breaks = text.split('\n').length;
  const wide = text.replace(/[\0-\x7f]/g, '').length;
  return breaks + Math.ceil((2 * (text.length + wide) * em) / width);
}
