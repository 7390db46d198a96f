import type { ActionSheet } from '../../model/actionSheet';
import styles from './Alert.module.css';
import { Overlay } from './Overlay';

type AlertProps = {
  name: string;
  surface: ActionSheet['kind'];
  title: string;
  words: string;
  /** What the phone would do; without it there is only "OK". */
  confirm?: string;
  onConfirm?: () => void;
  onClose: () => void;
};

/** A question or a word of the system in the middle of the screen. */
export function Alert({ name, surface, title, words, confirm, onConfirm, onClose }: AlertProps) {
  return (
    <Overlay name={name} surface={surface} kind="alert" onClose={onClose}>
      <p className={styles['title']} dir="auto">
        {title}
      </p>
      <p className={styles['words']} dir="auto">
        {words}
      </p>
      <div className={styles['buttons']}>
        <button type="button" className={styles['button']} data-testid="preview-close" onClick={onClose}>
          {confirm === undefined ? 'OK' : 'Cancel'}
        </button>
        {confirm !== undefined && (
          <button
            type="button"
            className={styles['button']}
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
