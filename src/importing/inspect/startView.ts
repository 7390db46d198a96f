import type { LinkView } from '../../exchange/link/linkView';
import { defaultViewOptions, type ViewOptions } from '../../workspace/draftScreen';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The phones as a link asks for them; both, in the page's theme, if it does not. */
export function startView({
  phone = 'both',
  view,
  theme,
  text,
  width,
  iphone,
  contrast,
  carousel,
  pictures,
  zoom,
}: LinkView): ViewOptions {
  const { shows, textSize, deviceWidth, iphoneWidth, carouselWidths, mediaState, scale } = defaultViewOptions;
  return {
    ...defaultViewOptions,
    phones: phone,
    shows: view ?? shows,
    theme,
    textSize: text ?? textSize,
    deviceWidth: width ?? deviceWidth,
    iphoneWidth: iphone ?? iphoneWidth,
    increaseContrast: contrast === 'more',
    carouselWidths: carousel ?? carouselWidths,
    mediaState: pictures ?? mediaState,
    scale: zoom === undefined ? scale : `${zoom}`,
  };
}

const fragmentOf = () => location.hash;

/** The fragment of the page's address with its `#`; empty if there is none. */
export function useFragment(): string {
  return useLocationProperty(fragmentOf, fragmentOf);
}
