import type { ReactNode } from 'react';
import { AppHeader } from './AppHeader';
import styles from './Page.module.css';

/** A page that is read from top to bottom: header, then one column. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · RCS Template Builder`}</title>
      <AppHeader />
      <main className={styles['page']} data-pane>
        {children}
      </main>
    </>
  );
}
