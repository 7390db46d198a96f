import type { CSSProperties } from 'react';
import { iosBubbleShare, iosMediaRatios, iosSizes } from '../../../schema/phones/iosFigures';
import { iphoneOf } from '../../../schema/phones/phones';
import type { PreviewOptions } from '../../model/options';
import { sizeProperties, textProperties } from '../../figures/sizeProperties';
import { iosStyles, iosText } from '../../figures/typography';

const fixed = {
  ...sizeProperties('im', { ...iosSizes, frameRadius: iosSizes.screenCorner + iosSizes.frame }),
  '--im-bubble-share': iosBubbleShare,
  '--im-unknown-ratio': iosMediaRatios.beforeLoading,
};
const withHomeButton = { screenCorner: 0, statusBar: iosSizes.lowStatusBar, home: 0 };

/** How much higher a line of a button is than at the default text size. */
const lineGrowth = (textSize: PreviewOptions['textSize']) =>
  iosText('subhead', textSize).line - iosText('subhead', 'default').line;

/** Sizes and text size as custom properties for the style sheets of the iPhone. */
export function iosSkinProperties({ textSize, iphoneWidth }: PreviewOptions): CSSProperties {
  const { width, height, hasHomeButton } = iphoneOf(iphoneWidth);
  return {
    ...fixed,
    ...sizeProperties('im', {
      screenWidth: width,
      screenHeight: height,
      ...(hasHomeButton ? withHomeButton : {}),
      listButtonHeight: Math.max(iosSizes.listButton, iosSizes.listButton + lineGrowth(textSize)),
    }),
    ...textProperties('im', Object.fromEntries(iosStyles.map((style) => [style, iosText(style, textSize)]))),
  };
}
