import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

type TextButtonProps = ComponentProps<'button'> & {
  /** For a button that changes something, beside others that lead to a place. */
  isStrong?: boolean;
};

/** A button that looks like a link: it goes to a place of the page, or mends the thing beside it. */
export function TextButton({ isStrong, className = '', ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-strong={isStrong || undefined}
    />
  );
}
