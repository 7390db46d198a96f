import { useEffect, type RefObject } from 'react';

/**
 * Takes the focus into a dialog of the phone when it opens, and gives it back to what opened it; where that
 * is gone, to the conversation. Focus elsewhere on the page is left alone. Focus lives outside React.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const phone = dialog.current?.closest<HTMLElement>('[data-testid="preview-phone"]');
    const opener = document.activeElement;
    if (!phone?.contains(opener) || !(opener instanceof HTMLElement)) return undefined;
    dialog.current?.querySelector('button')?.focus();
    return () => {
      const isElsewhere = document.activeElement !== document.body && !phone.contains(document.activeElement);
      if (isElsewhere) return;
      const target = opener.isConnected ? opener : phone.querySelector<HTMLElement>('[tabindex="0"]');
      target?.focus();
    };
  }, [dialog]);
}
