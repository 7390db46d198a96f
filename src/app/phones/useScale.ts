import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ViewOptions } from '../session/viewOptions';

/** CSS px of a phone with its frame, and of what stands above and below it in the window. */
const phone = { width: 436, height: 940, around: 170 };
const gap = 16;

function factorFor({ scale, phones }: ViewOptions, paneWidth: number): number {
  const chosen =
    scale === 'fit' ? Math.min(1, (window.innerHeight - phone.around) / phone.height) : Number(scale) / 100;
  // Two phones stand beside each other where half of their size is enough for that.
  const room = paneWidth / (2 * phone.width + gap);
  const factor = phones === 'both' && room >= 0.5 ? Math.min(chosen, room) : chosen;
  return Math.max(0.4, Math.floor(factor * 100) / 100);
}

/** The factor by which the phones are drawn; 1 leaves every box at its documented size. */
export function useScale(pane: RefObject<HTMLElement | null>, view: ViewOptions): number {
  const [paneWidth, setPaneWidth] = useState(0);

  // The room for the phones is known to the layout only.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setPaneWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);

  return paneWidth === 0 ? 1 : factorFor(view, paneWidth);
}
