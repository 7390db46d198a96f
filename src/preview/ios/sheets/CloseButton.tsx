import { usePhoneActs } from '../../screen/phoneActs';
import { Icon } from '../parts/Icon';
import styles from './CloseButton.module.css';

/** The round close button in the header of a page or sheet. */
export function CloseButton() {
  const acts = usePhoneActs();
  return (
    <button
      type="button"
      className={styles.close}
      aria-label="Close"
      data-testid="preview-close"
      onClick={acts?.close}
    >
      <Icon name="close" size={20} />
    </button>
  );
}
