import type { TextSize } from '../../schema/phones/phones';
import { androidScales } from './androidText';
import { dynamicTypeSteps, iosText } from './iosText';

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

const percent = (factor: number) => `${Math.round(factor * 100)} %`;

/** How large a text size draws the words of a message on a phone: `200 %`. */
export const textSizePercent = {
  android: (size: TextSize) => percent(androidScales[size]),
  ios: (size: TextSize) => percent(iosText('body', size).size / iosText('body', 'default').size),
};

/** What a text size is on each phone: `Android 200 %, iPhone 235 % (AX3)`. */
export function describeTextSize(size: TextSize): string {
  return `Android ${textSizePercent.android(size)}, iPhone ${textSizePercent.ios(size)} (${dynamicTypeSteps[size]})`;
}
