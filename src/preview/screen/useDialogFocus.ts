import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { usePhoneActs } from './phoneActs';

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
    const { activeElement } = document;
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
  const { activeElement } = document;
  if (activeElement !== document.body && !phone.contains(activeElement)) return;
  const target = opener.isConnected ? opener : phone.querySelector<HTMLElement>('[tabindex="0"]');
  target?.focus({ preventScroll: true });
}
