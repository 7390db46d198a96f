import { memo } from 'react';
import { Icon } from '../parts/Icon';
import styles from './Composer.module.css';

type ComposerProps = {
  /** Whether the agent promotes: Google shows this in several countries (D, 25 March 2025). */
  canUnsubscribe: boolean;
};

/** The message field and the gesture bar: decoration without function. */
export const Composer = memo(function Composer({ canUnsubscribe }: ComposerProps) {
  return (
    <div aria-hidden="true">
      {canUnsubscribe && (
        <div className={styles.above}>
          <span className={styles.unsubscribe} data-testid="preview-unsubscribe">
            Unsubscribe
          </span>
        </div>
      )}
      <div className={styles.composer}>
        <span className={styles.pill}>
          <Icon name="add" size={24} />
          <span className={styles.hint}>RCS message</span>
          <Icon name="emoji" size={24} />
          <Icon name="photoLibrary" size={24} />
        </span>
        <span className={styles.voice}>
          <Icon name="microphone" size={24} />
        </span>
      </div>
      <div className={styles.gesture} />
    </div>
  );
});
