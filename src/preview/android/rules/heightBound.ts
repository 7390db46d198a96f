import type { CardContentDraft } from '../../../schema/draft/draft';
import type { TextSize } from '../../../schema/phones/phones';
import { limits } from '../../../schema/values/limits';
import { androidSizes, androidTexts, narrowCard } from '../../../schema/phones/androidFigures';
import { androidScales, drawnTextStyle } from '../../figures/typography';
import { drawnHeight } from '../../media/mediaBox';
import { mediaHeights } from '../../../schema/values/enums';

/** Width for the texts of a card in dp, and the text size. */
type TextRoom = { width: number; textSize: TextSize };

type TextLine = { size: number; line: number };

const { title: titleText, description: descriptionText } = androidTexts;

/**
 * An upper bound in dp for the height of a vertical card, from counts alone: a card below the limit by this bound
 * need not be measured. Letters count as one em (ASCII) or two. Greedy line breaking fills any two lines by more
 * than the width of one, so a text takes at most twice the lines of its width.
 */
export function heightBound(card: CardContentDraft, { width, textSize }: TextRoom): number {
  const { title = '', description = '', media, suggestions = [] } = card;
  // A medium card gives a picture no less height than a small one.
  const height = media && drawnHeight('medium', media.height);
  // The note about buttons over the limit is lower than a row.
  const rows = Math.min(suggestions.length, limits.cardSuggestions + 1);
  return (
    (height ? mediaHeights[height] : 0) +
    2 * androidSizes.textBlock +
    textBound(title, width, titleText, textSize) +
    textBound(description, width, descriptionText, textSize) +
    rows * androidSizes.rowAddress * Math.max(1, androidScales[textSize])
  );
}

function textBound(text: string, width: number, style: TextLine, textSize: TextSize): number {
  const { size, line } = drawnTextStyle(style, textSize);
  return linesBound(text, width, size) * line;
}

function linesBound(text: string, width: number, em: number): number {
  if (text === '') return 0;
  const breaks = text.split('\n').length;
  const wide = text.replace(/[\0-\x7f]/g, '').length;
  return breaks + Math.ceil((2 * (text.length + wide) * em) / width);
}

/** The space in dp beside the texts of a carousel card of this width. */
export function textInset(cardWidth: number): number {
  return cardWidth > narrowCard ? androidSizes.wideInset : androidSizes.narrowInset;
}
