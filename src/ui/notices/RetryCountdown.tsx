import { useEffect, useState } from 'react';
import { announce } from './announcer';
import { Button } from '../controls/Button';
import { formatMoment, formatTimeOfDay } from '../time/formatMoment';
import { waitInWords } from '../time/waitInWords';

/** Milliseconds above which a moment says more than a countdown. */
const longWait = 600_000;
const day = 86_400_000;

type RetryCountdownProps = {
  /** When the platform may be asked again, in milliseconds since the epoch. */
  until: number;
  onRetry: () => void;
  /** What the button says when the time has come. */
  label?: string;
};

/** Counts down, then offers a button: nothing is ever sent again by itself. */
export function RetryCountdown({ until, onRetry, label = 'Send the same again' }: RetryCountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const left = until - now;

  // The clock: a timer per second, as one timer for a very long wait would fire at once.
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
      <Button look="primary" onClick={onRetry}>
        {label}
      </Button>
    );
  }
  if (left > longWait) {
    return (
      <p>
        The platform asks to wait until{' '}
        <strong>{left < day ? formatTimeOfDay(until) : formatMoment(until)}</strong>. Until then nothing is
        sent.
      </p>
    );
  }
  return (
    <p>
      You can send again in <strong role="timer">{waitInWords(left)}</strong>.
    </p>
  );
}
