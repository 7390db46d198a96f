import styles from './CloseButton.module.css';
import { Icon } from '../parts/Icon';

/** The round control at the head of a page or sheet. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className={styles['close']}
      aria-label="Close"
      data-testid="preview-close"
      onClick={onClose}
    >
      <Icon name="close" size={20} />
    </button>
  );
}
