import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonLinkProps = ComponentProps<'a'> & {
  look?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium';
  icon?: ReactNode;
};

/** A link that looks like a button: it goes somewhere, it does nothing. Usable as a router link's child. */
export function ButtonLink({
  look = 'secondary',
  size = 'medium',
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={[styles['button'], styles[look], styles[size], className].filter(Boolean).join(' ')}
    >
      {icon}
      {children}
    </a>
  );
}
