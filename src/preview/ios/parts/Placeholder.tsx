import type { ReactNode } from 'react';
import styles from './Placeholder.module.css';

type PlaceholderProps = {
  path: string;
  shape: 'bubble' | 'picture' | 'thumbnail' | 'line';
  children: ReactNode;
};

/** Marks a blank field; grey and dashed, unlike content. */
export function Placeholder({ path, shape, children }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} data-shape={shape} data-path={path} data-testid="preview-ghost">
      {children}
    </div>
  );
}
