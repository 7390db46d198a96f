import type { CardShape } from '../cards/Card';

/** Room for the text of a row, in em of it at the largest text size: card less padding, icon and gap. */
const rooms = {
  small: { label: 3.8, address: 6 },
  medium: { label: 10, address: 13 },
  vertical: { label: 13, address: 18 },
  left: { label: 13, address: 18 },
  right: { label: 13, address: 18 },
} satisfies Record<CardShape, { label: number; address: number }>;

/**
 * Whether a text is sure to fit the line of its row, from its letters alone: such a line need not be clipped,
 * and a browser that clips fifty lines of ten cards has more to do with every key. No letter of the skin's
 * typefaces is wider than is taken here.
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
