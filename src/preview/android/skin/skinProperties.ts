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
import { textInset } from '../rules/heightBound';
import { contrast, enhancedContrast, isColor, minBrandContrast } from '../../model/agent';

/** Background of cards by theme; `skin.module.css` has the other colours. */
export const cardGround = { light: '#f0f4f9', dark: '#1e1f20' } satisfies Record<Theme, string>;

/** Google's own colour of actions by theme. */
export const neutralAction = { light: '#0b57d0', dark: '#a8c7fa' } satisfies Record<Theme, string>;

/** I: its colour of actions with more contrast. */
const strongAction = { light: '#062e6f', dark: '#d3e3fd' } satisfies Record<Theme, string>;

const minContrastOf = (isEnhanced: boolean | undefined) => (isEnhanced ? enhancedContrast : minBrandContrast);

/**
 * The colour of actions on a card: the brand colour with a contrast of 4.5:1 or more, else the neutral one. On a phone
 * with more contrast it takes 7:1.
 */
export function actionColor(brand: string | undefined, theme: Theme, isEnhanced?: boolean): string {
  const reached = brand === undefined ? 0 : (contrast(brand, cardGround[theme]) ?? 0);
  const isReadable = brand !== undefined && reached >= minContrastOf(isEnhanced);
  return isReadable ? brand : (isEnhanced ? strongAction : neutralAction)[theme];
}

/** Why buttons do not have the brand colour; undefined when they have it, or when there is none. */
export function brandNote(brand: string | undefined, theme: Theme, isEnhanced?: boolean): string | undefined {
  if (!isColor(brand) || actionColor(brand, theme, isEnhanced) === brand) return undefined;
  const reached = (contrast(brand, cardGround[theme]) ?? 0).toFixed(1);
  return `Buttons use a neutral colour, because brand colour ${brand} is hard to read on a ${theme} card (contrast ${reached}:1, needed ${minContrastOf(isEnhanced)}:1).`;
}

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
export function androidSkinProperties(
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
