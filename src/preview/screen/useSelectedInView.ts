import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the conversation and the carousel, never the page, until the selected part is in view. Scroll
 * positions live outside React: measure and set them once per selection.
 */
export function useSelectedInView(screen: RefObject<HTMLElement | null>, selectedPath: string | undefined) {
  useEffect(() => {
    if (selectedPath === undefined) return;
    const part = Array.from(screen.current?.querySelectorAll('[data-selected]') ?? []).at(-1);
    if (part)
      for (const { scroller, item } of scrollersAround(part, screen.current)) show(part, item, scroller);
  }, [screen, selectedPath]);
}

/** A scrolling element, and its child that is or holds the part. */
type Scroller = { scroller: Element; item: Element };

function scrollersAround(part: Element, screen: Element | null): Scroller[] {
  const scrollers: Scroller[] = [];
  let item = part;
  for (let around = part.parentElement; around && around !== screen; around = around.parentElement) {
    if (around.hasAttribute('tabindex')) scrollers.push({ scroller: around, item });
    item = around;
  }
  return scrollers;
}

/** Sideways the whole card or chip comes into view, up and down the part itself. */
function show(part: Element, item: Element, scroller: Element) {
  const across = item.getBoundingClientRect();
  const down = part.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const zoom = zoomOf(scroller, view);
  scroller.scrollBy(
    distance(across.left, across.right, view.left, view.right) / zoom,
    distance(down.top, down.bottom, view.top, view.bottom) / zoom,
  );
}

/** Boxes are measured in px of the window, `scrollBy` takes px of the element: a phone may be zoomed. */
function zoomOf(scroller: Element, { width }: DOMRect): number {
  return scroller instanceof HTMLElement && scroller.offsetWidth > 0 ? width / scroller.offsetWidth : 1;
}

const margin = 8;

function distance(start: number, end: number, viewStart: number, viewEnd: number): number {
  if (start < viewStart || end - start > viewEnd - viewStart) return start - viewStart - margin;
  return end > viewEnd ? end - viewEnd + margin : 0;
}
