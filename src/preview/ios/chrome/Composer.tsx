import { memo } from 'react';
import styles from './Composer.module.css';
import { Icon } from '../parts/Icon';

/** The message field and the home bar: decoration without function. */
export const Composer = memo(function Composer() {
  return (
    <div className={styles.area} aria-hidden="true">
      <div className={styles.row}>
        <span className={styles.plus}>
          <Icon name="plus" size={22} />
        </span>
        <span className={styles.field}>
          <span className={styles.hint}>Text Message • RCS</span>
          <Icon name="microphone" size={22} />
        </span>
      </div>
      <div className={styles.home} />
    </div>
  );
});
