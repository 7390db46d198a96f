import type { CardShape } from './CardShape';

/** Width for the text of a row, in em at the largest text size: the card less padding, icon and gap. */
const rooms = {
  small: { label: 3.8, address: 6 },
  medium: { label: 10, address: 13 },
  vertical: { label: 13, address: 18 },
  left: { label: 13, address: 18 },
  right: { label: 13, address: 18 },
} satisfies Record<CardShape, { label: number; address: number }>;

/**
 * Whether a text certainly fits on the line of its row, by the widths of its letters: such a line needs no clip, and
 * clipping fifty lines of ten cards slows every key press. The widths are upper bounds for the typefaces of the
 * skin.
 */
export function fitsOnOneLine(text: string, line: 'label' | 'address', shape: CardShape): boolean {
  return emOf(text) <= rooms[shape][line];
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
