type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** CSS px of the borders of a control, left and right together. */
const borders = 2;

/** Keeps a mirror over the text of its control when that scrolls. Returns a function that stops it. */
export function followControl(mirror: HTMLElement, control: TextControl): () => void {
  let gutter = 0;

  function follow() {
    // A scrollbar makes the text narrower.
    const next = Math.max(0, control.offsetWidth - control.clientWidth - borders);
    if (next !== gutter) mirror.style.inlineSize = `calc(100% - ${borders + next}px)`;
    gutter = next;
    mirror.scrollTop = control.scrollTop;
    mirror.scrollLeft = control.scrollLeft;
  }
  const listening = new AbortController();
  const { signal } = listening;
  control.addEventListener('scroll', follow, { signal, passive: true });
  // An input of one line scrolls with its caret and sends no event for it in some browsers.
  document.addEventListener('selectionchange', follow, { signal });
  control.addEventListener('blur', follow, { signal });
  follow();
  return () => listening.abort();
}
