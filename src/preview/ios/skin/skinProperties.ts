import type { CSSProperties } from 'react';
import type { PreviewOptions } from '../../model/options';
import { iphoneOf } from '../../../schema/phones/phones';
import {
  bars,
  bubble,
  button,
  card,
  frameWidth,
  homeButtonBar,
  linkTile,
  menu,
  screenCorner,
  thumbnail,
} from '../../model/iosSizes';
import { iosStyles, iosText } from '../../typography/iosText';

const px = (size: number) => `${size}px`;

function textProperties(textSize: PreviewOptions['textSize']) {
  return Object.fromEntries(
    iosStyles.flatMap((style) => {
      const { size, line } = iosText(style, textSize);
      return [
        [`--im-${style}`, px(size)],
        [`--im-${style}-line`, px(line)],
      ];
    }),
  );
}

/** Sizes and text size as custom properties for the style sheets of the iPhone. */
export function skinProperties({ textSize, iphoneWidth }: PreviewOptions): CSSProperties {
  const screen = iphoneOf(iphoneWidth);
  const { hasHomeButton } = screen;
  return {
    '--im-screen-width': px(screen.width),
    '--im-screen-height': px(screen.height),
    '--im-screen-corner': px(hasHomeButton ? 0 : screenCorner),
    '--im-frame': px(frameWidth),
    '--im-bubble-share': bubble.share,
    '--im-bubble-radius': px(bubble.radius),
    '--im-tile': px(linkTile.width),
    '--im-tile-face': px(linkTile.face),
    '--im-card-button': px(button.inCard),
    '--im-list-button': px(button.below),
    '--im-status-bar': px(hasHomeButton ? bars.homeButtonStatus : bars.status),
    '--im-navigation': px(bars.navigation),
    '--im-avatar': px(bars.avatar),
    '--im-home': px(hasHomeButton ? 0 : bars.home),
    '--im-home-button-bar': px(homeButtonBar),
    '--im-card-width': px(card.width),
    '--im-card-radius': px(card.radius),
    '--im-thumbnail': px(thumbnail.side),
    '--im-thumbnail-radius': px(thumbnail.radius),
    '--im-menu-width': px(menu.width),
    '--im-menu-row': px(menu.rowHeight),
    ...textProperties(textSize),
  } as CSSProperties;
}
