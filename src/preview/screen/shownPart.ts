/** The part of an element, from top to bottom, that the window and the scrolling elements around it show; px of the window. */
export function shownPart(element: Element): { top: number; bottom: number } {
  let { top, bottom } = element.getBoundingClientRect();
  top = Math.max(top, 0);
  bottom = Math.min(bottom, window.innerHeight);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const box = around.getBoundingClientRect();
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return { top, bottom };
}
