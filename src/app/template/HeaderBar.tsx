import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import styles from './DraftHeader.module.css';

/** The bar as high as the header, without what belongs to the draft. */
export function HeaderBar() {
  return (
    <header className={styles.header}>
      <TemplatesLink />
    </header>
  );
}

export function TemplatesLink() {
  return (
    <Link href="/" className={styles.back} title="All templates">
      <ChevronLeft aria-hidden />
      <span>Templates</span>
    </Link>
  );
}
