import type { CardContentDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { cardText, mediaHeights } from '../../model/androidSizes';

/** Width for the texts of a card in dp, and their scale. */
export type TextRoom = { width: number; scale: number };

const maxRowHeight = 56;
const noteHeight = 16;
const textPadding = 16;
const { title: titleText, description: descriptionText } = cardText;

/**
 * An upper bound in dp for the height of a vertical card, from counts alone: a card below the limit by this bound
 * need not be measured. Letters count as one em (ASCII) or two. Greedy line breaking fills any two lines by more
 * than the width of one, so a text takes at most twice the lines of its width.
 */
export function heightBound(card: CardContentDraft, { width, scale }: TextRoom): number {
  const { title = '', description = '', media, suggestions = [] } = card;
  const rows = Math.min(suggestions.length, limits.cardSuggestions);
  return (
    (media ? mediaHeights[media.height ?? 'SHORT'] : 0) +
    textPadding +
    linesBound(title, width, titleText.size * scale) * titleText.line * scale +
    linesBound(description, width, descriptionText.size * scale) * descriptionText.line * scale +
    rows * maxRowHeight * Math.max(1, scale) +
    (suggestions.length > rows ? noteHeight : 0)
  );
}

function linesBound(text: string, width: number, em: number): number {
  if (text === '') return 0;
  const breaks = text.split('\n').length;
  const wide = text.replace(/[\0-\x7f]/g, '').length;
  return breaks + Math.ceil((2 * (text.length + wide) * em) / width);
}
