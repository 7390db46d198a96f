/** Milliseconds after which a page that is not painted, for example in a background tab, goes on. */
const paintTimeoutMs = 200;

/** Resolves when what was drawn now has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, paintTimeoutMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The first task after the frame.
      setTimeout(resolve, 0);
    });
  });
}
