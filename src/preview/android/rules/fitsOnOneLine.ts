import { androidSizes, androidTexts, carouselWidths } from '../../../schema/phones/androidFigures';
import type { TextSize } from '../../../schema/phones/phones';
import { androidText } from '../../figures/typography';
import type { CardShape } from '../../message/drawnCards';

const tables = Object.values(carouselWidths);

/** Letters of each line in sp. */
const letters = { label: androidTexts.bodyMedium.size, address: androidTexts.bodySmall.size };

/** Width in dp of a standalone card on the narrowest page. */
const narrowest = 286;

/** Least width in dp of a card. */
const widths = {
  small: Math.min(...tables.map(({ SMALL }) => SMALL)),
  medium: Math.min(...tables.map(({ MEDIUM }) => MEDIUM)),
  vertical: narrowest,
  left: narrowest,
  right: narrowest,
} satisfies Record<CardShape, number>;

/** What each line takes beside its text, in dp: padding, and before a label icon and gap. */
const beside = {
  label: 2 * androidSizes.rowInset + androidSizes.icon + androidSizes.iconGap,
  address: 2 * androidSizes.rowInset,
};

/**
 * Whether a text certainly fits on the line of its row, by the widths of its letters: such a line needs no clip, and
 * clipping fifty lines of ten cards slows every key press. The widths are upper bounds for the typefaces of the
 * skin.
 */
export function fitsOnOneLine(
  text: string,
  line: keyof typeof letters,
  shape: CardShape,
  textSize: TextSize,
): boolean {
  return emOf(text) * androidText(letters[line], textSize) <= widths[shape] - beside[line];
}

function emOf(text: string): number {
  let em = 0;
  for (const letter of text) {
    if (/[a-ln-vx-z0-9 .,:;!/-]/.test(letter)) em += 0.65;
    else if (/[A-LN-VX-Zmw?&]/.test(letter)) em += 0.95;
    else if (/[MW@%+]/.test(letter)) em += 1.1;
    else return Infinity;
  }
  return em;
}
