import type { RefCallback } from 'react';

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Whether an element is on the page, visible and not inert. */
export function isReachable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]')
  );
}

/** A set of radio buttons is one stop: its checked button. */
const isTabStop = (element: HTMLElement) =>
  isReachable(element) &&
  element.tabIndex >= 0 &&
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);

const firstTabStop = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>(controls)].find(isTabStop);

/**
 * The element that takes the focus when the keyboard enters a part of the page: the first tab stop of its
 * `data-pane-start`, else its selected tab, else its first tab stop. Undefined if there is none.
 */
export function findKeyboardEntry(part: HTMLElement): HTMLElement | undefined {
  const start = part.querySelector<HTMLElement>('[data-pane-start]');
  if (start && isReachable(start)) return firstTabStop(start);
  const tabs = [...part.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')];
  return tabs.find(isReachable) ?? firstTabStop(part);
}

/** Whether a modal dialog is open. The keys of the page behind it are then off. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/**
 * A ref for the control of a popover that has the focus at first. A popover that opens later focuses it by its
 * attribute.
 */
export function takeFocus(control: HTMLElement | null) {
  if (!control) return;
  control.setAttribute('autofocus', '');
  control.focus();
}

/** Whether a modal dialog, a menu or a popover is open, which Escape closes first. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog:modal, :popover-open') !== null;
}

/** Whether an element lies over a part of another one, which it does not contain. */
export function covers(element: HTMLElement, other: Element): boolean {
  const [above, below] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    !element.contains(other) &&
    above.left < below.right &&
    above.right > below.left &&
    above.top < below.bottom &&
    above.bottom > below.top
  );
}

/** Whether an element lies over the middle of another one, which it does not contain. */
export function coversMiddle(element: HTMLElement, other: Element): boolean {
  const [above, below] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const [x, y] = [(below.left + below.right) / 2, (below.top + below.bottom) / 2];
  return (
    !element.contains(other) && above.left <= x && x <= above.right && above.top <= y && y <= above.bottom
  );
}

/** Whether no control has the focus: the one that had it has disappeared. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** A ref that keeps an element in a map, under a key, while it is mounted. */
export function elementRef<E extends Element, Key>(elements: Map<Key, E>, key: Key): RefCallback<E> {
  return (element) => {
    if (!element) return undefined;
    elements.set(key, element);
    return () => {
      elements.delete(key);
    };
  };
}
