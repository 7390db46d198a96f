import type { TextSize } from '../../../schema/phones/textSizes';
import { androidText } from '../../typography/androidText';
import type { CardShape } from './CardShape';

/** Letters of each line in sp. */
const letters = { label: 14, address: 12 };

/** Width for the text of a row in dp: the card less padding, icon and gap. */
const rooms = {
  small: { label: 69, address: 93 },
  medium: { label: 181, address: 202 },
  vertical: { label: 236, address: 280 },
  left: { label: 236, address: 280 },
  right: { label: 236, address: 280 },
} satisfies Record<CardShape, { label: number; address: number }>;

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
  return emOf(text) * androidText(letters[line], textSize) <= rooms[shape][line];
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
