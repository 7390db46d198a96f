import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ViewOptions } from '../session/viewOptions';
import { phoneGap, phonePlace } from './phonePlace';

/** Height of the page above and below a phone in the window, CSS px. */
const pageHeight = 170;

function factorFor({ scale, phones }: ViewOptions, paneWidth: number): number {
  const chosen =
    scale === 'fit'
      ? Math.min(1, (window.innerHeight - pageHeight) / phonePlace.height)
      : Number(scale) / 100;
  // Place two phones side by side if half of their size or more fits.
  const room = paneWidth / (2 * phonePlace.width + phoneGap);
  const factor = phones === 'both' && room >= 0.5 ? Math.min(chosen, room) : chosen;
  return Math.max(0.4, Math.floor(factor * 100) / 100);
}

/** The zoom of the phones; at 1 every box has its documented size. */
export function useScale(pane: RefObject<HTMLElement | null>, view: ViewOptions): number {
  const [paneWidth, setPaneWidth] = useState(0);

  // Only the layout knows the width of the pane.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPaneWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);

  return paneWidth === 0 ? 1 : factorFor(view, paneWidth);
}
