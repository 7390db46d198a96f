import { Icon } from '../parts/Icon';
import styles from './LinkTile.module.css';
import { tileLabel, linkHost } from '../../text/links';
import { PieceText } from '../../text/PieceText';

/** The tile of a link at the end of a text. It loads nothing before a tap. */
export function LinkTile({ address }: { address: string }) {
  return (
    <div className={styles.tile} data-testid="preview-link-tile">
      <div className={styles.face}>
        <Icon name="browser" size={30} />
        <span>{tileLabel}</span>
      </div>
      <div className={styles.caption}>
        <span className={styles.host}>{linkHost(address)}</span>
        <span className={styles.address}>
          <PieceText text={address} />
        </span>
      </div>
    </div>
  );
}
