let isDown = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (isDown = false), { capture: true });
}

/**
 * Runs at once, or when the pointer that is down has come up and clicked: a press takes the focus from a
 * field, and words that then appear under the field would move the pressed button away from the pointer.
 */
export function afterPointerUp(run: () => void) {
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
}
