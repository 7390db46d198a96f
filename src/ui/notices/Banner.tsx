import { Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Banner.module.css';

type BannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone: 'info' | 'warning';
  /** What it is about, for people who go from region to region. */
  label: string;
  title: string;
  actions?: ReactNode;
};

const icons = { info: Info, warning: TriangleAlert } satisfies Record<BannerProps['tone'], unknown>;

/** One line below the header about the whole page. It stands for as long as what it says holds. */
export function Banner({ tone, label, title, actions, children, ...rest }: BannerProps) {
  const Icon = icons[tone];
  return (
    <section aria-label={label} tabIndex={-1} {...rest} className={`${styles['banner']} ${styles[tone]}`}>
      <Icon aria-hidden size={18} />
      <p className={styles['words']}>
        <strong>{title}.</strong> {children}
      </p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
