/** The strip of cards or buttons around a part of a drawn phone, if it is wider than its place. */
export function stripAround(part: EventTarget | null): HTMLElement | undefined {
  const strip = part instanceof Element ? part.closest<HTMLElement>('[data-strip]') : null;
  return strip && strip.scrollWidth > strip.clientWidth + 1 ? strip : undefined;
}

/** Px of the window for a px of the strip: the phone may be zoomed. */
export function zoomOf(strip: HTMLElement): number {
  return strip.offsetWidth > 0 ? strip.getBoundingClientRect().width / strip.offsetWidth : 1;
}

/** Whether there is more beyond the left and the right edge. */
export function beyondEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Space beside a card or button that the edge has cut, once it is in view. */
const margin = 8;

/** Scrolls until the next card or button beyond an edge is whole. */
export function scrollOn(strip: HTMLElement, to: 'left' | 'right', behavior: ScrollBehavior) {
  const zoom = zoomOf(strip);
  const view = strip.getBoundingClientRect();
  const boxes = [...strip.children].map((child) => child.getBoundingClientRect());
  const next =
    to === 'right'
      ? boxes.find(({ right }) => right > view.right + 1)
      : boxes.findLast(({ left }) => left < view.left - 1);
  if (!next) return;
  const by = to === 'right' ? next.left - view.left : next.right - view.right;
  const inset = to === 'right' ? -margin : margin;
  strip.scrollBy({ left: by / zoom + inset, behavior });
}
