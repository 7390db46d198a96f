import type { ReactNode } from 'react';
import styles from './Placeholder.module.css';

/** Stands where content is still missing; grey and dashed, so that nobody takes it for content. */
export function Placeholder({
  path,
  shape,
  children,
}: {
  path: string;
  shape: 'bubble' | 'picture' | 'line';
  children: ReactNode;
}) {
  return (
    <div className={styles['ghost']} data-shape={shape} data-path={path} data-testid="preview-ghost">
      {children}
    </div>
  );
}
