import { useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** Buttons of the form: `type="submit"` with a `value` closes the dialog with that value. */
  actions: ReactNode;
  /** Gets the value of the button that closed it; empty when it was dismissed. */
  onClose: (value: string) => void;
  children: ReactNode;
};

/**
 * Puts the caret of the text that has the focus now back to where it is. Chromium gives the focus back to a text
 * when a dialog closes, and mostly without the caret: what is typed then is lost.
 */
function keepCaret(): () => void {
  const text = document.activeElement;
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = text;
  return () => {
    // A check box and the like have none.
    if (selectionStart === null || document.activeElement !== text) return;
    text.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

/** A modal dialog that is open while it is drawn. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const id = useId();
  const putCaretBack = useRef(() => {});
  return (
    <dialog
      aria-labelledby={id}
      className={styles['dialog']}
      ref={(element) => {
        if (!element || element.open) return;
        putCaretBack.current = keepCaret();
        element.showModal();
      }}
      onClose={(event) => {
        putCaretBack.current();
        onClose(event.currentTarget.returnValue);
      }}
    >
      <form method="dialog" className={styles['form']}>
        <h2 id={id}>{title}</h2>
        <div className={styles['body']}>{children}</div>
        <div className={styles['actions']}>{actions}</div>
      </form>
    </dialog>
  );
}
