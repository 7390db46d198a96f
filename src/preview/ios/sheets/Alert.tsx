import type { ActionSheet } from '../../model/actionSheet';
import { usePhoneActs } from '../../screen/phoneActs';
import styles from './Alert.module.css';
import { Overlay } from './Overlay';

type AlertProps = {
  name: string;
  sheet: ActionSheet['kind'];
  title: string;
  message: string;
  /** Label of the confirming button; without it there is only "OK". */
  confirm?: string;
  onConfirm?: (() => void) | undefined;
};

/** A question or a message of the system in the middle of the screen. */
export function Alert({ name, sheet, title, message, confirm, onConfirm }: AlertProps) {
  const acts = usePhoneActs();
  return (
    <Overlay name={name} sheet={sheet} kind="alert">
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.message} dir="auto">
        {message}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} data-testid="preview-close" onClick={acts?.close}>
          {confirm === undefined ? 'OK' : 'Cancel'}
        </button>
        {confirm !== undefined && (
          <button
            type="button"
            className={styles.button}
            data-main
            data-testid="preview-confirm"
            onClick={onConfirm}
          >
            {confirm}
          </button>
        )}
      </div>
    </Overlay>
  );
}
