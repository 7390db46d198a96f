import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

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
