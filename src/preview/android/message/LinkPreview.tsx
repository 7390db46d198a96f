import { Icon } from '../parts/Icon';
import { linkHost } from '../../text/links';
import styles from './LinkPreview.module.css';

/** The preview of the one link of a text. The page is not loaded, so its host stands for it. */
export function LinkPreview({ address }: { address: string }) {
  return (
    <div className={styles.preview} data-testid="preview-link-preview">
      <span className={styles.picture}>
        <Icon name="picture" size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>Preview of the page</span>
        <span className={styles.host}>{linkHost(address)}</span>
      </span>
    </div>
  );
}
