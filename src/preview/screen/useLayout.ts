import { createContext, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { defaultPreviewOptions, type PreviewOptions } from '../model/options';

/** Everything besides its content that the boxes of a phone depend on. A change makes measured parts measure again. */
export type Layout = Pick<PreviewOptions, 'carouselWidths' | 'textSize'> & {
  /** CSS px; 0 while the phone is not shown. */
  width: number;
  /** The number of times that the fonts of the phone have changed since it was drawn. */
  fontLoads: number;
};

export const LayoutContext = createContext<Layout>({ ...defaultPreviewOptions, width: 0, fontLoads: 0 });

/**
 * The layout of the phone in `placeRef`. Its width and the fonts live outside React. `expectedWidth`: CSS px for the first
 * drawing; if it is right, nothing is drawn twice.
 */
export function useLayout(
  placeRef: RefObject<HTMLElement | null>,
  options: PreviewOptions,
  expectedWidth = 0,
): Layout {
  const { carouselWidths, textSize } = options;
  const [width, setWidth] = useState(expectedWidth);
  const [fontLoads, setFontLoads] = useState(0);
  // Before the first paint: cards that depend on the width are cut in it.
  useLayoutEffect(() => setWidth(placeRef.current?.clientWidth ?? 0), [placeRef]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (placeRef.current) observer.observe(placeRef.current);
    const countFontLoad = () => setFontLoads((count) => count + 1);
    document.fonts.addEventListener('loadingdone', countFontLoad);
    // A phone that names further fonts draws with them at once where they are loaded already: nothing then arrives.
    const names = new MutationObserver(countFontLoad);
    if (placeRef.current) names.observe(placeRef.current, { attributeFilter: ['data-script-fonts'] });
    if (placeRef.current?.dataset['scriptFonts']) countFontLoad();
    return () => {
      observer.disconnect();
      names.disconnect();
      document.fonts.removeEventListener('loadingdone', countFontLoad);
    };
  }, [placeRef]);
  return useMemo(
    () => ({ carouselWidths, textSize, width, fontLoads }),
    [carouselWidths, textSize, width, fontLoads],
  );
}
