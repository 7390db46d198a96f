import type { CSSProperties } from 'react';
import { mediaHeights } from '../../../schema/values/mediaHeights';
import { actionColor } from './actionColor';
import type { PreviewOptions, Theme } from '../../model/options';
import { androidPhoneOf } from '../../../schema/phones/phones';
import { androidText } from '../../typography/androidText';
import {
  bubble,
  buttonRow,
  cardMinHeight,
  cardRadius,
  cardText,
  carouselSizes,
  chipHeight,
  chrome,
  foldHeight,
  frameWidth,
  horizontalMediaWidth,
  linkPreview,
  logo,
  mediaSign,
  narrowCard,
  sheetRadius,
  textInset,
  threadInset,
} from '../../model/androidSizes';

const px = (size: number) => `${size}px`;
const insetFor = (width: number) => px(width > narrowCard ? textInset.wide : textInset.narrow);

/** D (Material Design 3): sizes and lines of its text styles in sp. I: the texts of a card, and the name of the sender. */
const texts = {
  'body-small': { size: 12, line: 16 },
  'body-medium': { size: 14, line: 20 },
  'body-large': { size: 16, line: 24 },
  name: { size: 18, line: 24 },
  ...cardText,
};

/** Lines keep their ratio to their letters. */
function textProperties(textSize: PreviewOptions['textSize']) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, { size, line }]) => {
      const drawn = androidText(size, textSize);
      return [
        [`--gm-${name}`, px(drawn)],
        [`--gm-${name}-line`, px((line * drawn) / size)],
      ];
    }),
  );
}

/**
 * Sizes, text size and action colour as custom properties for the style sheets of the phone. An option changes
 * only these: no card is drawn again.
 */
export function skinProperties(
  options: PreviewOptions,
  theme: Theme,
  brand: string | undefined,
): CSSProperties {
  const { SMALL, MEDIUM } = carouselSizes[options.carouselWidths];
  return {
    '--gm-screen-width': px(options.deviceWidth),
    '--gm-screen-height': px(androidPhoneOf(options.deviceWidth).height),
    '--gm-frame': px(frameWidth),
    '--gm-status-bar': px(chrome.statusBar),
    '--gm-app-bar': px(chrome.appBar),
    '--gm-composer': px(chrome.composer),
    '--gm-gesture-bar': px(chrome.gestureBar),
    '--gm-thread-inset': px(threadInset),
    '--gm-media-short': px(mediaHeights.SHORT),
    '--gm-media-medium': px(mediaHeights.MEDIUM),
    '--gm-media-tall': px(mediaHeights.TALL),
    '--gm-media-side': px(horizontalMediaWidth),
    '--gm-fold': px(foldHeight),
    '--gm-chip': px(chipHeight),
    '--gm-bubble': px(bubble.width),
    '--gm-bubble-radius': px(bubble.radius),
    '--gm-bubble-corner': px(bubble.smallCorner),
    '--gm-card-radius': px(cardRadius),
    '--gm-row': px(buttonRow.height),
    '--gm-row-address': px(buttonRow.withAddress),
    '--gm-logo': px(logo.side),
    '--gm-logo-radius': px(logo.radius),
    '--gm-sheet-radius': px(sheetRadius),
    '--gm-sign': px(mediaSign),
    '--gm-link-preview': px(linkPreview.width),
    '--gm-link-picture': px(linkPreview.picture),
    '--gm-card-min': px(cardMinHeight),
    '--gm-small-width': px(SMALL.width),
    '--gm-small-max': px(SMALL.maxHeight),
    '--gm-small-inset': insetFor(SMALL.width),
    '--gm-medium-width': px(MEDIUM.width),
    '--gm-medium-max': px(MEDIUM.maxHeight),
    '--gm-medium-inset': insetFor(MEDIUM.width),
    '--gm-wide-inset': px(textInset.wide),
    '--gm-narrow-inset': px(textInset.narrow),
    ...textProperties(options.textSize),
    '--gm-action': actionColor(brand, theme, options.increaseContrast),
  } as CSSProperties;
}
