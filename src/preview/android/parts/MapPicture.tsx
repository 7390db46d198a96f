import { Icon } from './Icon';
import styles from './MapPicture.module.css';

/** A drawing of a map with a pin in the middle: no real map is loaded. */
export function MapPicture() {
  return (
    <div className={styles.map} aria-hidden="true">
      <span className={styles.pin}>
        <Icon name="location" size={40} />
      </span>
    </div>
  );
}
