import type { ReactNode } from 'react';
import styles from './Placeholder.module.css';

type Props = { path: string; shape: 'bubble' | 'picture' | 'thumbnail' | 'line'; children: ReactNode };

/** Stands where content is still missing; grey and dashed, so that nobody takes it for content. */
export function Placeholder({ path, shape, children }: Props) {
  return (
    <div className={styles['ghost']} data-shape={shape} data-path={path} data-testid="preview-ghost">
      {children}
    </div>
  );
}
