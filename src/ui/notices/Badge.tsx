import type { ComponentProps, ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = ComponentProps<'span'> & {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  icon?: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
