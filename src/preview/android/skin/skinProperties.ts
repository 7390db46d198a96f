import type { CSSProperties } from 'react';
import { actionColor } from './actionColor';
import type { PreviewOptions, Theme } from '../../model/options';
import {
  cardMinHeight,
  cardText,
  carouselSizes,
  chipHeight,
  chrome,
  foldHeight,
  frameWidth,
  horizontalMediaWidth,
  mediaHeights,
  narrowCard,
  screenHeight,
  textInset,
  textScales,
  threadInset,
} from '../../model/androidSizes';

const px = (size: number) => `${size}px`;
const insetFor = (width: number) => px(width > narrowCard ? textInset.wide : textInset.narrow);

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
    '--gm-screen-height': px(screenHeight),
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
    '--gm-card-min': px(cardMinHeight),
    '--gm-small-width': px(SMALL.width),
    '--gm-small-max': px(SMALL.maxHeight),
    '--gm-small-inset': insetFor(SMALL.width),
    '--gm-medium-width': px(MEDIUM.width),
    '--gm-medium-max': px(MEDIUM.maxHeight),
    '--gm-medium-inset': insetFor(MEDIUM.width),
    '--gm-wide-inset': px(textInset.wide),
    '--gm-narrow-inset': px(textInset.narrow),
    '--gm-title-size': px(cardText.title.size),
    '--gm-title-line': px(cardText.title.line),
    '--gm-description-size': px(cardText.description.size),
    '--gm-description-line': px(cardText.description.line),
    '--gm-text': String(textScales[options.textSize]),
    '--gm-action': actionColor(brand, theme),
  } as CSSProperties;
}
