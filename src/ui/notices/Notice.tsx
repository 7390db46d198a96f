import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Button } from '../controls/Button';
import layout from '../styles/layout.module.css';
import words from '../styles/words.module.css';
import styles from './notices.module.css';

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
        {actions && <div className={`${layout.actions} ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}

type LoadFailedProps = Pick<NoticeProps, 'title' | 'role'> & { error: Error; onRetry: () => unknown };

/** Something was not loaded: why, and another try. */
export const LoadFailed = ({ error, onRetry, ...rest }: LoadFailedProps) => (
  <Notice tone="error" actions={<Button onClick={() => void onRetry()}>Try again</Button>} {...rest}>
    <p>{error.message}</p>
  </Notice>
);

/** What is wrong with a whole form or a group of choices; nothing if nothing is. */
export const FormProblem = ({ text }: { text: string | undefined }) =>
  text === undefined ? undefined : (
    <p role="alert" className={words.problem}>
      {text}
    </p>
  );

type BannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone: 'info' | 'warning';
  /** The subject, for people who move from region to region with a screen reader. */
  label: string;
  title: string;
  actions?: ReactNode;
};

/** One line below the header about the whole page, shown for as long as it is true. */
export function Banner({ tone, label, title, actions, children, ...rest }: BannerProps) {
  const Icon = icons[tone];
  return (
    <section aria-label={label} tabIndex={-1} {...rest} className={`${styles.banner} ${styles[tone]}`}>
      <Icon aria-hidden size={18} />
      <p className={styles.words}>
        <strong>{title}.</strong> {children}
      </p>
      {actions && <div className={layout.actions}>{actions}</div>}
    </section>
  );
}

type BadgeProps = ComponentProps<'span'> & { tone?: NoticeTone | 'neutral'; icon?: ReactNode };

/** A word or two with a colour, for instance a status. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
