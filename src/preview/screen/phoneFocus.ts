import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePhoneActs } from './PhoneContexts';

/**
 * Moves the focus into a dialog of a phone when it opens, and back to the opener when it closes; if the opener
 * is gone, to the conversation. Leaves a focus elsewhere on the page alone. The focus lives outside React.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>) {
  const acts = usePhoneActs();
  const opener = useRef<HTMLElement>(null);
  const phone = useRef<HTMLElement>(null);

  // Before the paint: the browser takes the focus from a conversation that becomes inert.
  useLayoutEffect(() => {
    phone.current = dialog.current?.closest<HTMLElement>('[data-part="phone"]') ?? null;
    const activeElement = focusedElement();
    // A conversation that is inert while the dialog is being loaded has lost the focus already.
    const from = activeElement === document.body ? acts?.opener() : activeElement;
    if (!(from instanceof HTMLElement) || !phone.current?.contains(from)) return;
    opener.current ??= from;
    const first = dialog.current?.querySelector('button');
    first?.focus({ preventScroll: true });
    // The phone may be higher than the window: its page scrolls until the layer is in view.
    dialog.current?.scrollIntoView({ block: 'nearest' });
    first?.scrollIntoView({ block: 'nearest' });
  }, [dialog, acts]);

  // After the paint: the conversation is no longer inert.
  useEffect(() => () => returnFocus(phone.current, opener.current), []);
}

function returnFocus(phone: HTMLElement | null, opener: HTMLElement | null) {
  if (!phone || !opener) return;
  const activeElement = focusedElement();
  if (activeElement !== document.body && !phone.contains(activeElement)) return;
  const target = opener.isConnected ? opener : phone.querySelector<HTMLElement>('[tabindex="0"]');
  target?.focus({ preventScroll: true });
}

const steps: Partial<Record<string, -1 | 1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Moves the focus within a phone, which is one stop of the Tab key: arrow keys to the next and the previous
 * stop, Home and End to the first and the last. `stops` is their selector. Returns whether the key moved it.
 */
export function moveFocus(key: string, phone: HTMLElement, stops: string): boolean {
  const all = Array.from(phone.querySelectorAll<HTMLElement>(stops)).filter(
    (stop) => stop.checkVisibility() && stop.closest('[inert]') === null,
  );
  const next = targetOf(key, all);
  if (!next) return false;
  // A part that is no control can take the focus by script only.
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
  return true;
}

function targetOf(key: string, all: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  const from = focusedElement();
  if (step === undefined || from === null) return undefined;
  const sign = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const ahead = all.filter((stop) => (from.compareDocumentPosition(stop) & sign) !== 0);
  return step > 0 ? ahead[0] : ahead.at(-1);
}

/** The focused element, also of a phone in a shadow tree; the body if there is none. */
export function focusedElement(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}
