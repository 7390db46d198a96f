import { Icon } from '../parts/Icon';
import styles from './MapPicture.module.css';

/** A drawn map of nowhere with a pin in its middle: no map is loaded. */
export function MapPicture() {
  return (
    <div className={styles['map']} aria-hidden="true">
      <span className={styles['pin']}>
        <Icon name="location" size={40} />
      </span>
    </div>
  );
}
