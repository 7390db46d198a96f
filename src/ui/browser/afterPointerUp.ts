/** Delays callbacks while a pointer is pressed anywhere in the page. */
function createPointerWatch() {
  let isDown = false;

  if (typeof document !== 'undefined') {
    document.addEventListener('pointerdown', () => (isDown = true), { capture: true });
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, () => (isDown = false), { capture: true });
  }

  return function afterUp(run: () => void) {
    if (!isDown) {
      run();
      return;
    }
    const done = new AbortController();
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(
        end,
        () => {
          done.abort();
          setTimeout(run);
        },
        { signal: done.signal },
      );
    }
  };
}

/**
 * Calls `run` at once, or after a pressed pointer was released and has clicked. A press takes the focus from a
 * field; an error that then appears under the field would move the pressed button away from the pointer.
 */
export const afterPointerUp = createPointerWatch();
