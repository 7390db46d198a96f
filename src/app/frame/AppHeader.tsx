import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import styles from './AppHeader.module.css';
import { DisplaySwitches } from './DisplaySwitches';
import { OfflineMark } from '../offline/OfflineMark';

const places = [
  { href: '/', label: 'Templates' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/verify', label: 'Verify' },
  { href: '/connection', label: 'Connection' },
];

/** The bar on top of every page. `children` stand in its middle: the open template's name and state. */
export function AppHeader({ children }: { children?: ReactNode }) {
  const [location] = useLocation();
  return (
    <header className={styles['header']} data-pane>
      <Link href="/" className={styles['brand']} aria-label="RCS Template Builder, start page">
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <span>RCS Template Builder</span>
      </Link>
      {children && <div className={styles['middle']}>{children}</div>}
      <nav aria-label="Pages" className={styles['nav']}>
        {places.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={location === href ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <OfflineMark />
      <DisplaySwitches />
    </header>
  );
}
