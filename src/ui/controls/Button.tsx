import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small';
  icon?: ReactNode;
};

const classOf = ({ variant = 'secondary', size }: ButtonStyle, className = '') =>
  `${styles.button} ${styles[variant]} ${size ? styles.small : ''} ${className}`;

export function Button({
  variant,
  size,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" {...rest} className={classOf({ variant, size }, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A button with only a common icon. Its name is read aloud and shown on hover. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${styles.button} ${styles.quiet} ${styles.icon} ${className}`}
    />
  );
}

/** A link that looks like a button. It can be the child of a router's link. */
export function ButtonLink({
  variant,
  size,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...rest} className={classOf({ variant, size }, className)}>
      {icon}
      {children}
    </a>
  );
}

type TextButtonProps = ComponentProps<'button'> & {
  /** For a button that changes something, beside others that lead to a place. */
  isStrong?: boolean;
};

/** A button that looks like a link: it goes to a place of the page, or fixes the thing beside it. */
export function TextButton({ isStrong, className = '', ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.textButton} ${className}`}
      data-strong={isStrong || undefined}
    />
  );
}
