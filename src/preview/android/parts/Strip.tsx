import type { ReactNode } from 'react';
import styles from './Strip.module.css';

type StripProps = {
  name: string;
  /** Whether the drawing neither scrolls nor takes the focus. */
  still: boolean;
  className: string | undefined;
  testId: string;
  path: string;
  children: ReactNode;
};

/** A row wider than the screen. It scrolls by touch, wheel and, when focused, by arrow keys. */
export function Strip({ name, still, className, testId, path, children }: StripProps) {
  return (
    <div
      className={`${styles.strip} ${className}`}
      role="group"
      aria-label={name}
      tabIndex={still ? undefined : 0}
      data-still={still || undefined}
      data-strip
      data-testid={testId}
      data-path={path}
    >
      {children}
    </div>
  );
}
