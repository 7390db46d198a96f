import type { ReactNode } from 'react';
import { usePane } from '../../workspace/services/AppServices';
import styles from './PageFrame.module.css';
import { Link, useLocation } from 'wouter';
import { PersonMark } from '../access/SignedIn';
import { OfflineMark } from '../offline/OfflineNotices';
import { DisplaySwitches } from './DisplaySwitches';
import { headerPages } from '../../lib/pages';
import { StatusRegion } from '../../ui/notices/announcer';

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

/** The bar on top of every page. */
function AppHeader() {
  const [location] = useLocation();
  const registerPane = usePane();
  return (
    <header ref={registerPane} className={styles.header} data-pane>
      <Link href="/" className={styles.brand} aria-label="RCS Template Builder, start page">
        <Logo />
        <span>RCS Template Builder</span>
      </Link>
      <nav aria-label="Pages" className={styles.nav}>
        {headerPages.map(({ href, title }) => (
          <Link key={href} href={href} aria-current={location === href ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      <OfflineMark />
      <DisplaySwitches />
      <PersonMark />
    </header>
  );
}

/** The sign of the program, as in `public/favicon.svg`; drawn here, it needs no request. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden="true">
      <path
        d="M9 3h14a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-9.2L7.6 29.6A1 1 0 0 1 6 28.8V24.2A6 6 0 0 1 3 19V9a6 6 0 0 1 6-6z"
        fill="#2b4aa0"
      />
      <rect x="8" y="8" width="16" height="6" rx="1.5" fill="#fff" />
      <rect x="8" y="16.5" width="7" height="3.5" rx="1.75" fill="#fff" opacity=".72" />
      <rect x="17" y="16.5" width="7" height="3.5" rx="1.75" fill="#fff" opacity=".72" />
    </svg>
  );
}

/** The status region of the page. While it offers to undo, F6 goes there too. */
export function PageStatus() {
  return <StatusRegion ref={usePane()} />;
}
