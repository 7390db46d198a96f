import type { TextSize } from '../../schema/phones/textSizes';
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
const curvePoints = [8, 10, 12, 14, 18, 20, 24, 30];
const curves: Record<number, number[]> = {
  1.15: [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30],
  1.3: [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30],
  1.5: [12, 15, 18, 22, 24, 26, 28, 30],
  1.8: [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8],
  2: [16, 20, 24, 26, 30, 34, 36, 38],
};

/** The drawn size in dp of a text of 8 to 30 sp. */
export function androidText(sp: number, size: TextSize): number {
  const scale = androidScales[size];
  const curve = curves[scale];
  return curve ? interpolate(sp, curvePoints, curve) : sp * scale;
}
