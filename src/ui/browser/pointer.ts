/** A menu of the browser keeps the release of the press that opened it. */
const ends = ['pointerup', 'pointercancel', 'contextmenu'];

/** Delays callbacks while a pointer is pressed anywhere in the page. */
function createPointerWatch() {
  let isDown = false;

  if (typeof document !== 'undefined') {
    document.addEventListener('pointerdown', ({ button }) => (isDown = button === 0), { capture: true });
    for (const end of ends) document.addEventListener(end, () => (isDown = false), { capture: true });
  }

  return function afterUp(run: () => void) {
    if (!isDown) {
      run();
      return;
    }
    const done = new AbortController();
    for (const end of ends) {
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

/** Longer than the pause that systems allow within a double press. */
const DOUBLE_PRESS_MS = 600;

/**
 * Ignores the second half of a double press. Call it when a press takes away the thing that was pressed: the second
 * half would reach the thing that lies behind.
 */
export function ignoreSecondPress(): void {
  const done = new AbortController();
  window.addEventListener('click', ignoreSecond, { capture: true, signal: done.signal });
  setTimeout(() => done.abort(), DOUBLE_PRESS_MS);
}

function ignoreSecond(event: MouseEvent): void {
  // A press by key, and the first press at another place, count 0 or 1.
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
