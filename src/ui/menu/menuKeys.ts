/** Milliseconds after which a typed letter begins a new search. */
const typeaheadTimeoutMs = 500;

type MenuKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the index of the menu item that a key moves the focus to: arrows, Home, End, and letters, which find the
 * next item that begins with them. Undefined for other keys. `focused` is -1 if no item has the focus.
 */
export type FindMenuItem = (
  event: MenuKey,
  labels: readonly string[],
  focused: number,
  now?: number,
) => number | undefined;

export function createMenuKeys(): FindMenuItem {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;

  function findTyped(letter: string, labels: readonly string[], focused: number, now: number) {
    typed = now - typedAt > typeaheadTimeoutMs ? letter : typed + letter;
    typedAt = now;
    // The same letter again goes to the next item; further letters may keep the item that matches.
    const isRepeated = typed.replaceAll(letter, '') === '';
    const prefix = isRepeated ? letter : typed;
    const start = isRepeated ? focused + 1 : Math.max(0, focused);
    const order = labels.map((_, step) => (start + step) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(prefix));
  }

  return (event, labels, focused, now = performance.now()) => {
    const count = labels.length;
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return undefined;
    switch (event.key) {
      case 'ArrowDown':
        return (focused + 1) % count;
      case 'ArrowUp':
        return focused <= 0 ? count - 1 : focused - 1;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      case ' ':
        return undefined;
      default:
        return Array.from(event.key).length === 1
          ? findTyped(event.key.toLowerCase(), labels, focused, now)
          : undefined;
    }
  };
}
