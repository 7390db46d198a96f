import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PersonMark } from '../access/SignedIn';
import { OfflineMark } from '../offline/OfflineMark';
import { usePane } from '../../workspace/services/AppServices';
import styles from './AppHeader.module.css';
import { DisplaySwitches } from './DisplaySwitches';
import { Logo } from './Logo';
import { headerPages } from '../../lib/pages';

/** The bar on top of every page. `children` are drawn in its middle: the open template's name and state. */
export function AppHeader({ children }: { children?: ReactNode }) {
  const [location] = useLocation();
  const registerPane = usePane();
  return (
    <header ref={registerPane} className={styles.header} data-pane>
      <Link href="/" className={styles.brand} aria-label="RCS Template Builder, start page">
        <Logo />
        <span>RCS Template Builder</span>
      </Link>
      {children && <div className={styles.middle}>{children}</div>}
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
