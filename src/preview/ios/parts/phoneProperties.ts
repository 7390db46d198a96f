import type { CSSProperties } from 'react';
import type { PreviewOptions } from '../../model/options';
import { bars, card, screen, textScales, thumbnail } from './sizes';

const px = (size: number) => `${size}px`;

/** The sizes of the table and the text size as the custom properties that the style sheets of the iPhone read. */
export function phoneProperties(textSize: PreviewOptions['textSize']): CSSProperties {
  return {
    '--im-screen-width': px(screen.width),
    '--im-screen-height': px(screen.height),
    '--im-screen-corner': px(screen.corner),
    '--im-status-bar': px(bars.status),
    '--im-navigation': px(bars.navigation),
    '--im-avatar': px(bars.avatar),
    '--im-home': px(bars.home),
    '--im-card-width': px(card.width),
    '--im-card-radius': px(card.radius),
    '--im-thumbnail': px(thumbnail.side),
    '--im-thumbnail-radius': px(thumbnail.radius),
    '--im-text': String(textScales[textSize]),
  } as CSSProperties;
}
