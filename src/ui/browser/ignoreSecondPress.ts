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
