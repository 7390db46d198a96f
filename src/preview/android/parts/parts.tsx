import type { ReactNode } from 'react';
import styles from './Placeholder.module.css';
import { AndroidIcon } from './Icon';

type PlaceholderProps = { path: string; shape: 'bubble' | 'picture' | 'line'; children: ReactNode };

/** Marks a blank field; grey and dashed, unlike content. */
export function AndroidPlaceholder({ path, shape, children }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} data-shape={shape} data-path={path} data-testid="preview-ghost">
      {children}
    </div>
  );
}

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

/** A drawing of a map with a pin in the middle: no real map is loaded. */
export function MapPicture() {
  return (
    <div className={styles.map} aria-hidden="true">
      <span className={styles.pin}>
        <AndroidIcon name="location" size={40} />
      </span>
    </div>
  );
}
