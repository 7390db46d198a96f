import { useEffect, useState } from 'react';
import { announce } from './announcer';
import { Button } from '../controls/Button';
import { formatMoment, formatTimeOfDay, formatWait } from '../time/time';
import { LoaderCircle } from 'lucide-react';
import styles from './notices.module.css';

/** Milliseconds; for a longer wait, a time of day is clearer than a countdown. */
const maxCountdownMs = 600_000;
const dayMs = 86_400_000;

type RetryCountdownProps = {
  /** When the platform may be asked again, in milliseconds since the epoch. */
  until: number;
  onRetry: () => void;
  /** The label of the button at the end of the wait. */
  label?: string;
};

/** Counts down, then offers a button: nothing is sent again automatically. */
export function RetryCountdown({ until, onRetry, label = 'Send again' }: RetryCountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const left = until - now;

  // One timer per second: a single timer for a very long wait would overflow and fire at once.
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(
      () => {
        const next = Date.now();
        setNow(next);
        if (next >= until) announce('You can send again now.');
      },
      Math.min(left, left % 1000 || 1000),
    );
    return () => clearTimeout(timer);
  }, [left, until]);

  if (left <= 0) {
    return (
      <Button variant="primary" onClick={onRetry}>
        {label}
      </Button>
    );
  }
  if (left > maxCountdownMs) {
    return (
      <p>
        The platform asks you to wait until{' '}
        <strong>{left < dayMs ? formatTimeOfDay(until) : formatMoment(until)}</strong> before you send again.
      </p>
    );
  }
  return (
    <p>
      You can send again in <strong role="timer">{formatWait(left)}</strong>.
    </p>
  );
}

/** Shows that something is in progress. Under reduced motion it stands still. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={16} className={styles.spinner} />;
}
