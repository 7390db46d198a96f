import type { CSSProperties } from 'react';
import {
  androidSizes,
  androidTexts,
  carouselMaxHeights,
  carouselWidths,
} from '../../../schema/phones/androidFigures';
import { androidPhoneOf } from '../../../schema/phones/phones';
import type { PreviewOptions, Theme } from '../../model/options';
import { sizeProperties, textProperties } from '../../figures/sizeProperties';
import { drawnTextStyle } from '../../figures/typography';
import { textInset } from '../rules/textInset';
import { actionColor, cardGround } from './actionColor';

const fixed = sizeProperties('gm', androidSizes);
const chipText = androidTexts.bodyMedium;

/** The figures of a carousel that follow the chosen table of widths. */
function carouselSizes({ carouselWidths: table }: PreviewOptions) {
  const { SMALL, MEDIUM } = carouselWidths[table];
  return {
    smallWidth: SMALL,
    smallMax: carouselMaxHeights.SMALL,
    smallInset: textInset(SMALL),
    mediumWidth: MEDIUM,
    mediumMax: carouselMaxHeights.MEDIUM,
    mediumInset: textInset(MEDIUM),
  };
}

/**
 * Sizes, text size and the colours of cards and actions as custom properties for the style sheets of the phone. An
 * option changes only these: no card is drawn again.
 */
export function skinProperties(
  options: PreviewOptions,
  theme: Theme,
  brand: string | undefined,
): CSSProperties {
  const { textSize, deviceWidth } = options;
  return {
    ...fixed,
    ...sizeProperties('gm', {
      screenWidth: deviceWidth,
      screenHeight: androidPhoneOf(deviceWidth).height,
      ...carouselSizes(options),
      chipHeight: androidSizes.chip + drawnTextStyle(chipText, textSize).line - chipText.line,
    }),
    ...textProperties(
      'gm',
      Object.fromEntries(
        Object.entries(androidTexts).map(([name, text]) => [name, drawnTextStyle(text, textSize)]),
      ),
    ),
    '--gm-card': cardGround[theme],
    '--gm-action': actionColor(brand, theme, options.increaseContrast),
  } as CSSProperties;
}
