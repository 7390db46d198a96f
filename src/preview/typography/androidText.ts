import type { TextSize } from '../../schema/phones/phones';
import { interpolate } from './interpolate';

/** Android's own steps of the font size. It has none above 200 %. */
export const androidScales = {
  small: 0.85,
  default: 1,
  large: 1.15,
  largest: 1.3,
  ax1: 1.5,
  ax2: 1.8,
  ax3: 2,
  ax4: 2,
  ax5: 2,
} satisfies Record<TextSize, number>;

/** O: since Android 14 large text grows less than small text. dp of the texts of these sp, by scale. */
const curvePoints = [12, 14, 18, 20];
const curves: Record<number, number[]> = {
  1.15: [13.8, 16.4, 19.8, 21.8],
  1.3: [15.6, 18.8, 21.6, 23.6],
  1.5: [18, 22, 24, 26],
  1.8: [21.6, 24.4, 27.6, 30.8],
  2: [24, 26, 30, 34],
};

/** Letters and lines in dp of a text of 12 to 20 sp. Lines keep their ratio to their letters. */
export function drawnText(
  { size, line }: { size: number; line: number },
  textSize: TextSize,
): { size: number; line: number } {
  const drawn = androidText(size, textSize);
  return { size: drawn, line: (line * drawn) / size };
}

/** The drawn size in dp of a text of 12 to 20 sp. */
export function androidText(sp: number, size: TextSize): number {
  const scale = androidScales[size];
  const curve = curves[scale];
  return curve ? interpolate(sp, curvePoints, curve) : sp * scale;
}
