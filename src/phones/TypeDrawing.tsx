import type { ReactNode } from 'react';
import type { TemplateType } from '../schema/values/enums';
import styles from './TypeDrawing.module.css';

const hill = 'm0 26 12-10 9 7 11-12 16 15z';

const drawings = {
  text_message: (
    <>
      <rect className={styles.card} x="12" y="14" width="76" height="40" rx="10" />
      <path className={styles.line} d="M22 26h54M22 34h46M22 42h30" />
      <rect className={styles.chip} x="12" y="60" width="30" height="12" rx="6" />
      <rect className={styles.chip} x="46" y="60" width="36" height="12" rx="6" />
    </>
  ),
  rich_card: (
    <>
      <rect className={styles.card} x="18" y="8" width="64" height="66" rx="10" />
      <path className={styles.picture} d="M18 36V18A10 10 0 0 1 28 8h44a10 10 0 0 1 10 10v18z" />
      <path className={styles.hill} transform="translate(26 10)" d={hill} />
      <path className={styles.line} d="M26 45h40M26 52h30" />
      <rect className={styles.chip} x="26" y="59" width="48" height="9" rx="4.5" />
    </>
  ),
  carousel: (
    <>
      {[4, 44, 84].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect className={styles.card} x="0" y="12" width="36" height="58" rx="8" />
          <path className={styles.picture} d="M0 38V20a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v18z" />
          <path className={styles.line} d="M6 46h24M6 52h16" />
          <rect className={styles.chip} x="6" y="58" width="24" height="7" rx="3.5" />
        </g>
      ))}
    </>
  ),
} satisfies Record<TemplateType, ReactNode>;

/** A small drawing of a template type, beside its name. */
export function TypeDrawing({ type }: { type: TemplateType }) {
  return (
    <svg viewBox="0 0 100 82" aria-hidden className={styles.drawing}>
      {drawings[type]}
    </svg>
  );
}
