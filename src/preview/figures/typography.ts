import { type TextSize, textSizes } from '../../schema/phones/phones';

/** The value at `x` of the line through the points. */
function interpolate(x: number, xs: readonly number[], ys: readonly number[]): number {
  const above = Math.max(
    1,
    xs.findIndex((point) => point >= x),
  );
  const [x0 = 0, x1 = 1] = xs.slice(above - 1);
  const [y0 = 0, y1 = 0] = ys.slice(above - 1);
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

/** Android's own steps of the font size. It has none above 200%. */
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
export function drawnTextStyle(
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

/** The steps of Apple's Dynamic Type by the name of the step. */
const dynamicTypeSteps = {
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
const dynamicType = {
  title3: [18, 20, 22, 26, 31, 37, 43, 49, 55],
  body: [15, 17, 19, 23, 28, 33, 40, 47, 53],
  subhead: [13, 15, 17, 21, 25, 30, 36, 42, 49],
  footnote: [12, 13, 15, 19, 23, 27, 33, 38, 44],
  caption: [11, 12, 14, 18, 22, 26, 32, 37, 43],
} as const;

/** O: heights of lines by the size of their text. Sizes between them are interpolated. */
const textPoints = [11, 12, 13, 15, 17, 19, 21, 23, 28, 33, 40, 47, 53, 55];
const linePoints = [13, 16, 18, 20, 22, 24, 26, 28, 34, 40, 48, 56, 65, 67];

export const iosStyles = Object.keys(dynamicType) as (keyof typeof dynamicType)[];

/** A text style at a text size: height of letters and of lines in pt. */
export function iosText(style: keyof typeof dynamicType, size: TextSize): { size: number; line: number } {
  const points = dynamicType[style][textSizes.indexOf(size)] ?? 0;
  return { size: points, line: Math.round(interpolate(points, textPoints, linePoints)) };
}

/** Text sizes in the words of the settings of a phone. */
export const textSizeNames = {
  small: 'Small',
  default: 'Default',
  large: 'Large',
  largest: 'Largest',
  ax1: 'Accessibility 1',
  ax2: 'Accessibility 2',
  ax3: 'Accessibility 3',
  ax4: 'Accessibility 4',
  ax5: 'Accessibility 5',
} satisfies Record<TextSize, string>;

const percent = (factor: number) => `${Math.round(factor * 100)}%`;

/** How large a text size draws the words of a message on a phone: `200%`. */
export const textSizePercent = {
  android: (size: TextSize) => percent(androidScales[size]),
  ios: (size: TextSize) => percent(iosText('body', size).size / iosText('body', 'default').size),
};

/** What a text size is on each phone: `Android 200%, iPhone 235% (AX3)`. */
export function describeTextSize(size: TextSize): string {
  return `Android ${textSizePercent.android(size)}, iPhone ${textSizePercent.ios(size)} (${dynamicTypeSteps[size]})`;
}
