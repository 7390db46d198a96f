import type { ReactNode } from 'react';
import { CopyButton } from '../controls/CopyButton';
import styles from './CodeDetails.module.css';

type CodeDetailsProps = { summary: ReactNode; text: string; copyLabel?: string };

/** A long technical text behind a summary, with a button that copies it. */
export function CodeDetails({ summary, text, copyLabel = 'Copy' }: CodeDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      <div className={styles.content}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by key */}
        <pre role="region" aria-label={copyLabel.replace(/^Copy /, '')} tabIndex={0}>
          {text}
        </pre>
        <CopyButton label={copyLabel} text={() => text} />
      </div>
    </details>
  );
}
