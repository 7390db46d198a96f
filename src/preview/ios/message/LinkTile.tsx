import { Icon } from '../parts/Icon';
import styles from './LinkTile.module.css';
import { PieceText } from '../parts/PieceText';
import { linkHost } from '../rules/trailingLink';

/** What becomes of a link at the end of a text: a tile that loads nothing before it is asked to. */
export function LinkTile({ address }: { address: string }) {
  return (
    <div className={styles['tile']} data-testid="preview-link-tile">
      <div className={styles['face']}>
        <Icon name="browser" size={30} />
        <span>Tap to Load Preview</span>
      </div>
      <div className={styles['words']}>
        <span className={styles['host']}>{linkHost(address)}</span>
        <span className={styles['address']}>
          <PieceText text={address} />
        </span>
      </div>
    </div>
  );
}
