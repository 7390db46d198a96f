/** CSS px between the popover, its button and the edges of the window. */
const GAP = 4;
const EDGE = 8;

/** Places a popover below its button if there is room, else above it, and always inside the window. */
export function placePopover(popover: HTMLElement, button: HTMLElement | null) {
  if (!button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  // Close it when its button is scrolled out of sight.
  if (bottom < 0 || top > innerHeight) popover.hidePopover();
  const { width, height } = popover.getBoundingClientRect();
  const x = right - width >= EDGE ? right - width : Math.min(left, innerWidth - width - EDGE);
  const below = bottom + GAP;
  const y = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, top - GAP - height);
  popover.style.left = `${Math.max(EDGE, x)}px`;
  popover.style.top = `${y}px`;
}
