import { createContext, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { defaultPreviewOptions, type PreviewOptions } from '../model/options';

/** What the boxes of a phone depend on besides its content: when it changes, measured parts measure again. */
export type Layout = Pick<PreviewOptions, 'carouselWidths' | 'textSize'> & {
  /** CSS px; 0 while the phone is not shown. */
  width: number;
  /** Counts the arrivals of fonts. */
  fonts: number;
};

export const LayoutContext = createContext<Layout>({ ...defaultPreviewOptions, width: 0, fonts: 0 });

let fontArrivals = 0;

function subscribeToFonts(onChange: () => void) {
  const arrived = () => {
    fontArrivals += 1;
    onChange();
  };
  document.fonts.addEventListener('loadingdone', arrived);
  return () => document.fonts.removeEventListener('loadingdone', arrived);
}

/** The layout of the phone in `place`. Its width and the fonts live outside React. */
export function useLayout(place: RefObject<HTMLElement | null>, options: PreviewOptions): Layout {
  const { carouselWidths, textSize } = options;
  const [width, setWidth] = useState(0);
  const fonts = useSyncExternalStore(
    subscribeToFonts,
    () => fontArrivals,
    () => 0,
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return useMemo(
    () => ({ carouselWidths, textSize, width, fonts }),
    [carouselWidths, textSize, width, fonts],
  );
}
