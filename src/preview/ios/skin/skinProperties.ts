import type { CSSProperties } from 'react';
import type { PreviewOptions } from '../../model/options';
import { bars, card, frameWidth, menu, screen, textScales, thumbnail } from '../../model/iosSizes';

const px = (size: number) => `${size}px`;

/** Sizes and text size as custom properties for the style sheets of the iPhone. */
export function skinProperties(textSize: PreviewOptions['textSize']): CSSProperties {
  return {
    '--im-screen-width': px(screen.width),
    '--im-screen-height': px(screen.height),
    '--im-screen-corner': px(screen.corner),
    '--im-frame': px(frameWidth),
    '--im-status-bar': px(bars.status),
    '--im-navigation': px(bars.navigation),
    '--im-avatar': px(bars.avatar),
    '--im-home': px(bars.home),
    '--im-card-width': px(card.width),
    '--im-card-radius': px(card.radius),
    '--im-thumbnail': px(thumbnail.side),
    '--im-thumbnail-radius': px(thumbnail.radius),
    '--im-menu-width': px(menu.width),
    '--im-menu-row': px(menu.rowHeight),
    '--im-text': String(textScales[textSize]),
  } as CSSProperties;
}
