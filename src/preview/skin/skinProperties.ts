import type { CSSProperties } from 'react';
import { mediaHeights } from '../../schema/values/mediaHeights';
import { actionColor } from './actionColor';
import type { PreviewOptions, Theme } from '../model/options';
import {
  cardMinHeight,
  carouselSizes,
  chrome,
  foldHeight,
  horizontalMediaWidth,
  narrowCard,
  screenHeight,
  textInset,
  textScales,
  threadInset,
} from '../model/sizes';

const px = (size: number) => `${size}px`;
const insetFor = (width: number) => px(width > narrowCard ? textInset.wide : textInset.narrow);

/**
 * The sizes of the table, the text size and the action colour as the custom properties that the style
 * sheets of the phone read. Changing an option changes these alone; no card is drawn again.
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
    '--gm-card-min': px(cardMinHeight),
    '--gm-small-width': px(SMALL.width),
    '--gm-small-max': px(SMALL.maxHeight),
    '--gm-small-inset': insetFor(SMALL.width),
    '--gm-medium-width': px(MEDIUM.width),
    '--gm-medium-max': px(MEDIUM.maxHeight),
    '--gm-medium-inset': insetFor(MEDIUM.width),
    '--gm-wide-inset': px(textInset.wide),
    '--gm-narrow-inset': px(textInset.narrow),
    '--gm-text': String(textScales[options.textSize]),
    '--gm-action': actionColor(brand, theme),
  } as CSSProperties;
}
