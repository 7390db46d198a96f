const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where the focus was in each part of the page when it was left by key. */
const left = new WeakMap<Element, HTMLElement>();

const isThere = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** One of a set of radio buttons is a stop for the whole set. */
const isStop = (element: HTMLElement) =>
  isThere(element) &&
  element.tabIndex >= 0 &&
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);

/** Where the work in a part goes on, or begins: where it was left, its chosen entry, its first control. */
function stopIn(pane: HTMLElement): HTMLElement | undefined {
  const before = left.get(pane);
  if (before && pane.contains(before) && isThere(before)) return before;
  const start = pane.querySelector<HTMLElement>('[data-pane-start]');
  if (start && isThere(start)) return [...start.querySelectorAll<HTMLElement>(controls)].find(isStop);
  const chosen = [...pane.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')].find(isThere);
  return chosen ?? [...pane.querySelectorAll<HTMLElement>(controls)].find(isStop);
}

/**
 * Moves the focus to the next or the previous part of the page (`data-pane`), round and round; parts that are
 * not on the screen or hold nothing to focus are passed over.
 */
export function movePane(step: 1 | -1) {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(isThere);
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const from = panes.findIndex((pane) => pane.contains(document.activeElement));
  const current = panes[from];
  if (current && focused) left.set(current, focused);
  const start = from === -1 && step === -1 ? 0 : from;
  for (let passed = 1; passed <= panes.length; passed += 1) {
    const pane = panes[(start + step * passed + 2 * panes.length) % panes.length];
    const stop = pane && stopIn(pane);
    if (!stop) continue;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: 'nearest' });
    return;
  }
}
