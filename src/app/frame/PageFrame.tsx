import type { ReactNode } from 'react';
import { usePane } from '../../workspace/services/AppServices';
import { AppHeader } from './AppHeader';
import styles from './Page.module.css';

/** A page in one column, below the header. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const registerPane = usePane();
  return (
    <>
      <title>{`${title} · RCS Template Builder`}</title>
      <AppHeader />
      <main ref={registerPane} className={styles.page} data-pane>
        {children}
      </main>
    </>
  );
}
