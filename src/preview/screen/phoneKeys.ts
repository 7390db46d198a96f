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
  const next = target(key, all);
  if (!next) return false;
  // A part that is no control can take the focus by script only.
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
  return true;
}

function target(key: string, all: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = steps[key];
  const from = document.activeElement;
  if (step === undefined || from === null) return undefined;
  const sign = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const ahead = all.filter((stop) => (from.compareDocumentPosition(stop) & sign) !== 0);
  return step > 0 ? ahead[0] : ahead.at(-1);
}
