import { useId, type ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** Buttons of the form: `type="submit"` with a `value` closes the dialog with that value. */
  actions: ReactNode;
  /** Gets the value of the button that closed it; empty when it was dismissed. */
  onClose: (value: string) => void;
  children: ReactNode;
};

/** A modal dialog that is open while it is drawn. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <dialog
      aria-labelledby={id}
      className={styles['dialog']}
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      onClose={(event) => onClose(event.currentTarget.returnValue)}
    >
      <form method="dialog" className={styles['form']}>
        <h2 id={id}>{title}</h2>
        <div className={styles['body']}>{children}</div>
        <div className={styles['actions']}>{actions}</div>
      </form>
    </dialog>
  );
}
