import { useCallback, type ReactNode } from 'react';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Notice } from '../../ui/notices/Notice';
import styles from './Access.module.css';

type SecretNoticeProps = {
  title: ReactNode;
  secret: string;
  copyLabel: string;
  /** Announced after copying. */
  copied: string;
  children: ReactNode;
};

/** A secret that only one answer of the server holds. The focus goes to it, so that nobody misses it. */
export function SecretNotice({ title, secret, copyLabel, copied, children }: SecretNoticeProps) {
  const focus = useCallback((notice: HTMLDivElement | null) => notice?.focus(), []);
  return (
    <Notice
      ref={focus}
      tabIndex={-1}
      tone="success"
      title={title}
      actions={<CopyButton text={() => secret} label={copyLabel} copied={copied} variant="primary" />}
    >
      <p>{children}</p>
      <code className={styles.secret}>{secret}</code>
    </Notice>
  );
}
