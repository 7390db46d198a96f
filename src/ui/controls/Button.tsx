import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium';
  icon?: ReactNode;
};

export function Button({
  look = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')}
    >
      {icon}
      {children}
    </button>
  );
}

/** A button with only a common icon. Its name is read aloud and shown on hover. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={[styles.button, styles.quiet, styles.icon, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & {
  look?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium';
  icon?: ReactNode;
};

/** A link that looks like a button. It can be the child of a router's link. */
export function ButtonLink({
  look = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={[styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')}>
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
