import { textSizes, type TextSize } from '../../schema/phones/phones';
import { interpolate } from './interpolate';

/** The steps of Apple's Dynamic Type by the name of the step. */
export const dynamicTypeSteps = {
  small: 'S',
  default: 'L',
  large: 'xL',
  largest: 'xxxL',
  ax1: 'AX1',
  ax2: 'AX2',
  ax3: 'AX3',
  ax4: 'AX4',
  ax5: 'AX5',
} satisfies Record<TextSize, string>;

/** O: Apple's text styles in pt at these steps. */
const styles = {
  title3: [18, 20, 22, 26, 31, 37, 43, 49, 55],
  body: [15, 17, 19, 23, 28, 33, 40, 47, 53],
  subhead: [13, 15, 17, 21, 25, 30, 36, 42, 49],
  footnote: [12, 13, 15, 19, 23, 27, 33, 38, 44],
  caption: [11, 12, 14, 18, 22, 26, 32, 37, 43],
} as const;

/** O: heights of lines by the size of their text. Sizes between them are interpolated. */
const textPoints = [11, 12, 13, 15, 17, 19, 21, 23, 28, 33, 40, 47, 53, 55];
const linePoints = [13, 16, 18, 20, 22, 24, 26, 28, 34, 40, 48, 56, 65, 67];

export const iosStyles = Object.keys(styles) as (keyof typeof styles)[];

/** A text style at a text size: height of letters and of lines in pt. */
export function iosText(style: keyof typeof styles, size: TextSize): { size: number; line: number } {
  const points = styles[style][textSizes.indexOf(size)] ?? 0;
  return { size: points, line: Math.round(interpolate(points, textPoints, linePoints)) };
}
