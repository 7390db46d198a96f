import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<NoticeTone, unknown>;

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: NoticeTone;
  title: ReactNode;
  actions?: ReactNode;
};

/** A block with an event and the next step. Use `role="alert"` only for failures. */
export function Notice({ tone, title, actions, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  const id = useId();
  // A screen reader reads all of an alert; with a name it would read the title twice.
  const group = rest.role === undefined ? { role: 'group', 'aria-labelledby': id } : {};
  return (
    <div {...group} {...rest} className={`${styles.notice} ${styles[tone]}`}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
