import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A remark of ours in the drawing, which the phone would not show. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles['note']} data-testid="preview-note">
      {children}
    </p>
  );
}
