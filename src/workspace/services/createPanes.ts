import { findKeyboardEntry, isReachable } from '../../ui/browser/focus';

const inDocumentOrder = (a: Node, b: Node) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The panes of the page: the parts that F6 and Shift+F6 go through. Panes are not nested. */
export function createPanes() {
  const panes = new Set<HTMLElement>();
  /** By pane: the element that had the focus when a key left it. */
  const lastFocused = new WeakMap<HTMLElement, HTMLElement>();

  /** The element of a pane at which work continues or begins. */
  function entryOf(pane: HTMLElement): HTMLElement | undefined {
    const last = lastFocused.get(pane);
    return last && pane.contains(last) && isReachable(last) ? last : findKeyboardEntry(pane);
  }
  return {
    /** A ref: the element is a pane while it is mounted. */
    register(this: void, element: HTMLElement | null) {
      if (!element) return undefined;
      panes.add(element);
      return () => {
        panes.delete(element);
      };
    },
    /** Moves the focus to the next or previous pane, wrapping around. Skips hidden panes and panes without a control. */
    move(step: 1 | -1) {
      const shown = [...panes].filter(isReachable).sort(inDocumentOrder);
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      const from = shown.findIndex((pane) => pane.contains(document.activeElement));
      const current = shown[from];
      if (current && focused) lastFocused.set(current, focused);
      const start = from === -1 && step === -1 ? 0 : from;
      for (let distance = 1; distance <= shown.length; distance += 1) {
        const pane = shown[(start + step * distance + 2 * shown.length) % shown.length];
        const entry = pane && entryOf(pane);
        if (!entry) continue;
        entry.focus({ preventScroll: true });
        entry.scrollIntoView({ block: 'nearest' });
        return;
      }
    },
  };
}
