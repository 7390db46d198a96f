import { memo } from 'react';
import { Icon } from '../parts/Icon';
import styles from './StatusBar.module.css';

/** Clock and icons at the top of the screen: decoration. */
export const StatusBar = memo(function StatusBar() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span>9:30</span>
      <span className={styles.camera} />
      <span className={styles.signs}>
        <Icon name="wifi" size={16} />
        <Icon name="signal" size={16} />
        <Icon name="battery" size={16} />
      </span>
    </div>
  );
});
