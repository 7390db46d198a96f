import type { CardContentDraft } from '../../../schema/draft/draft';
import type { TextSize } from '../../../schema/phones/textSizes';
import { limits } from '../../../schema/values/limits';
import { buttonRow, cardText } from '../../model/androidSizes';
import { androidScales, androidText } from '../../typography/androidText';
import { mediaHeights } from '../../../schema/values/mediaHeights';

/** Width for the texts of a card in dp, and the text size. */
export type TextRoom = { width: number; textSize: TextSize };

type TextLine = { size: number; line: number };

const noteHeight = 16;
const textPadding = 16;
const { title: titleText, description: descriptionText } = cardText;

/**
 * An upper bound in dp for the height of a vertical card, from counts alone: a card below the limit by this bound
 * need not be measured. Letters count as one em (ASCII) or two. Greedy line breaking fills any two lines by more
 * than the width of one, so a text takes at most twice the lines of its width.
 */
export function heightBound(card: CardContentDraft, { width, textSize }: TextRoom): number {
  const { title = '', description = '', media, suggestions = [] } = card;
  const rows = Math.min(suggestions.length, limits.cardSuggestions);
  return (
    (media ? mediaHeights[media.height ?? 'SHORT'] : 0) +
    textPadding +
    textBound(title, width, titleText, textSize) +
    textBound(description, width, descriptionText, textSize) +
    rows * buttonRow.withAddress * Math.max(1, androidScales[textSize]) +
    (suggestions.length > rows ? noteHeight : 0)
  );
}

function textBound(text: string, width: number, { size, line }: TextLine, textSize: TextSize): number {
  const em = androidText(size, textSize);
  return (linesBound(text, width, em) * line * em) / size;
}

function linesBound(text: string, width: number, em: number): number {
  if (text === '') return 0;
  const breaks = text.split('\n').length;
  const wide = text.replace(/[\0-\x7f]/g, '').length;
  return breaks + Math.ceil((2 * (text.length + wide) * em) / width);
}
