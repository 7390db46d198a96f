import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the conversation and the carousel, never the page, so far that the selected part can be seen.
 * Scroll positions live outside React: they are measured and set once per selection.
 */
export function useSelectedInView(screen: RefObject<HTMLElement | null>, selectedPath: string | undefined) {
  useEffect(() => {
    if (selectedPath === undefined) return;
    const part = Array.from(screen.current?.querySelectorAll('[data-selected]') ?? []).at(-1);
    for (const scroller of part ? scrollersAround(part, screen.current) : []) {
      const box = part?.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      if (!box) return;
      scroller.scrollBy(
        distance(box.left, box.right, view.left, view.right),
        distance(box.top, box.bottom, view.top, view.bottom),
      );
    }
  }, [screen, selectedPath]);
}

const MARGIN = 8;

function distance(start: number, end: number, viewStart: number, viewEnd: number): number {
  if (start < viewStart || end - start > viewEnd - viewStart - 2 * MARGIN) return start - viewStart - MARGIN;
  return end > viewEnd ? end - viewEnd + MARGIN : 0;
}

function scrollersAround(part: Element, screen: Element | null): Element[] {
  const scrollers: Element[] = [];
  for (let around = part.parentElement; around && around !== screen; around = around.parentElement) {
    if (around.hasAttribute('tabindex')) scrollers.push(around);
  }
  return scrollers;
}
