import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Mark } from '../model/diagnosticsState';
import styles from './MarkSign.module.css';

/** The sign of a collapsed part that has an error or a warning inside. Its words are in the part's name. */
export function MarkSign({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  return (
    <span className={styles.mark} data-level={mark.level} aria-hidden>
      {mark.level === 'error' ? <CircleAlert /> : <TriangleAlert />}
      {mark.count}
    </span>
  );
}
