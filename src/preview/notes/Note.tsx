import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A remark of this preview, not part of the phone's screen. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} data-testid="preview-note">
      {children}
    </p>
  );
}

/** The note about suggestions over the limit, which are not drawn. */
export function BeyondNote({ count }: { count: number }) {
  return count > 0 && <Note>+{count} over the limit</Note>;
}
