import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

/** Shows that something is in progress. Under reduced motion it stands still. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={16} className={styles.spinner} />;
}
