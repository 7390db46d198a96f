import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

/** Something is under way; the words beside it say what. Under reduced motion it stands still. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={16} className={styles['spinner']} />;
}
