import { useCallback, useId, useRef, type ReactNode } from 'react';
import { ignoreSecondPress } from '../browser/pointer';
import { Button } from './Button';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** More room, for content beside its settings. */
  isWide?: boolean;
  /** Takes nearly the whole window, for a table. */
  isFull?: boolean;
  /** Buttons of the form: `type="submit"` with a `value` closes the dialog with that value. */
  actions: ReactNode;
  /** Receives the value of the button that closed the dialog; empty if it was dismissed. */
  onClose: (value: string) => void;
  children: ReactNode;
};

/**
 * Remembers the caret of the focused text field, and returns a function that restores it. When a dialog closes,
 * Chromium returns the focus to the field but often not the caret, and typed text would be lost.
 */
function rememberCaret(): () => void {
  const text = document.activeElement;
  if (!(text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection, value } = text;
  return () => {
    // Check boxes and similar inputs have no caret.
    if (selectionStart === null || document.activeElement !== text) return;
    // The event comes a moment after the focus: who has typed meanwhile goes on behind what they typed.
    if (text.value !== value) return;
    text.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

/** A modal dialog that is open while it is drawn. The browser keeps the focus inside and returns it at the end. */
export function Dialog({ title, isWide = false, isFull = false, actions, onClose, children }: DialogProps) {
  const id = useId();
  const restoreCaret = useRef(() => {});
  const open = useCallback((element: HTMLDialogElement) => {
    restoreCaret.current = rememberCaret();
    element.showModal();
    return () => {
      // The browser returns the focus only from a dialog that is closed, not from one that is taken away.
      if (!element.open) return;
      element.close();
      restoreCaret.current();
    };
  }, []);
  return (
    <dialog
      aria-labelledby={id}
      className={styles.dialog}
      data-wide={isWide || undefined}
      data-full={isFull || undefined}
      ref={open}
      onClose={(event) => {
        restoreCaret.current();
        onClose(event.currentTarget.returnValue);
      }}
    >
      <form method="dialog" onSubmit={ignoreSecondPress} className={styles.form}>
        <h2 id={id}>{title}</h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </form>
    </dialog>
  );
}

type ConfirmDialogProps = {
  title: string;
  /** What the dangerous button says. */
  action: string;
  onConfirm: () => void;
  /** After the dialog was closed, also after `onConfirm`. */
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      actions={
        <>
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="confirm" variant="danger">
            {action}
          </Button>
        </>
      }
      onClose={(value) => {
        if (value === 'confirm') onConfirm();
        onClose();
      }}
    >
      <p>{children}</p>
    </Dialog>
  );
}
