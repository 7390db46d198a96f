import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './SendReview.module.css';

/** What a sending waits for. */
export type ReviewWaiting = {
  /** What is still running, a sentence each. `share`: how much of it is done, from 0 to 1. */
  running: readonly { message: string; share?: number }[];
  /** What a sending that does not wait goes without, a sentence each. */
  missing: readonly string[];
  /** Files that a person chose and that are not in the message. */
  failed: readonly FailedFile[];
  /** Whether it is sent as soon as everything is done. */
  isQueued: boolean;
};

type FailedFile = {
  name: string;
  reason: string;
  onRetry?: (() => void) | undefined;
  onLeaveOut: () => void;
};

/** What is still running before a sending, and how to send without waiting for it. */
export function RunningNotice({ waiting }: { waiting: ReviewWaiting }) {
  const { running, missing, failed } = waiting;
  if (running.length === 0) return null;
  return (
    <Notice tone="info" title="Not ready yet">
      <ul className={`${layout.bullets} ${styles.warnings}`}>
        {running.map(({ message, share }) => (
          <li key={message}>
            {message}
            <progress className={styles.progress} aria-label={message} value={share} max={1} />
          </li>
        ))}
      </ul>
      {failed.length === 0 && (
        <details className={styles.unready}>
          <summary>Send without waiting</summary>
          <ul className={`${layout.bullets} ${words.softNote}`}>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Button type="submit" value="send" size="small">
            Send anyway
          </Button>
        </details>
      )}
    </Notice>
  );
}

/** The files that a person chose and that could not be uploaded: nothing is sent before each is decided about. */
export function FailedFiles({ failed }: Pick<ReviewWaiting, 'failed'>) {
  return failed.map(({ name, reason, onRetry, onLeaveOut }, index) => (
    <Notice
      key={`${index} ${name}`}
      tone="error"
      title={`“${name}” isn’t in the message`}
      actions={
        <>
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button size="small" onClick={onLeaveOut}>
            Send without it
          </Button>
        </>
      }
    >
      <p>{reason}</p>
    </Notice>
  ));
}
