import { Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Banner.module.css';

type BannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone: 'info' | 'warning';
  /** The subject, for people who move from region to region with a screen reader. */
  label: string;
  title: string;
  actions?: ReactNode;
};

const icons = { info: Info, warning: TriangleAlert } satisfies Record<BannerProps['tone'], unknown>;

/** One line below the header about the whole page, shown for as long as it is true. */
export function Banner({ tone, label, title, actions, children, ...rest }: BannerProps) {
  const Icon = icons[tone];
  return (
    <section aria-label={label} tabIndex={-1} {...rest} className={`${styles.banner} ${styles[tone]}`}>
      <Icon aria-hidden size={18} />
      <p className={styles.words}>
        <strong>{title}.</strong> {children}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
