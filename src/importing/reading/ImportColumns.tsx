import type { ReactNode } from 'react';
import styles from './ImportColumns.module.css';

/** The choices of an import, and beside them, where there is room, the picture of the result. */
export function ImportColumns({ children, picture }: { children: ReactNode; picture: ReactNode }) {
  if (!picture) return children;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>{children}</div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
