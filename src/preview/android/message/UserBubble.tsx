import { androidSizes } from '../../../schema/phones/androidFigures';
import { Icon } from '../parts/Icon';
import { MapPicture } from '../parts/MapPicture';
import styles from './UserBubble.module.css';

/** A text of the person, on the right. */
export function UserBubble({ text }: { text: string }) {
  return (
    <div className={styles.bubble} dir="auto" data-testid="preview-bubble" data-from="user">
      {text}
    </div>
  );
}

/** The shared location of the person. */
export function LocationBubble() {
  return (
    <div className={styles.location} data-testid="preview-bubble" data-from="user" data-kind="location">
      <MapPicture />
      <span className={styles.label}>
        <Icon name="location" size={androidSizes.icon} />
        My location
      </span>
    </div>
  );
}

/** The mark under the person's last message. An answer of the agent shows that it was read (I). */
export function Receipt({ isRead }: { isRead: boolean }) {
  const name = isRead ? 'Read' : 'Delivered';
  return (
    <span
      className={styles.receipt}
      role="img"
      aria-label={name}
      title={name}
      data-testid="preview-receipt"
      data-read={isRead || undefined}
    >
      <Icon name="delivered" size={16} />
    </span>
  );
}
