type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Keeps a mirror over the text of its control when that scrolls or changes its width. Returns a function that stops it. */
export function followControl(mirror: HTMLElement, control: TextControl): () => void {
  function fit() {
    // A scrollbar makes the text narrower.
    mirror.style.inlineSize = `${control.clientWidth}px`;
    scroll();
  }
  function scroll() {
    mirror.scrollTop = control.scrollTop;
    mirror.scrollLeft = control.scrollLeft;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const sizes = new ResizeObserver(fit);
  sizes.observe(control);
  control.addEventListener('scroll', scroll, { signal, passive: true });
  // An input of one line scrolls with its caret and sends no event for it in some browsers.
  document.addEventListener('selectionchange', scroll, { signal });
  control.addEventListener('blur', scroll, { signal });
  return () => {
    sizes.disconnect();
    listening.abort();
  };
}
