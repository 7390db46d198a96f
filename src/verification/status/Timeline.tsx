import { formatDateAndTime, formatTimeOfDay } from '../../ui/time/time';
import type { StatusOutcome } from './readStatus';
import layout from '../../ui/styles/layout.module.css';
import styles from '../parts/parts.module.css';

/** The steps of a verification with their times. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <div className={layout.stack}>
      <h3>What happened</h3>
      <ol className={`${layout.card} ${styles.timeline}`} aria-label="What happened">
        {steps.map(({ name, at, text, isMissing }) => (
          <li key={name} data-missing={isMissing || undefined}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>
              {at !== undefined && (
                <time dateTime={new Date(at).toISOString()} title={formatDateAndTime(at)}>
                  {isToday(at) ? formatTimeOfDay(at) : formatDateAndTime(at)}
                </time>
              )}{' '}
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** A step of a verification: its time in milliseconds since the epoch where it is known, and what is known of it. */
export type TimelineStep = { name: string; at?: number; text: string; isMissing?: true };

type Known = Extract<StatusOutcome, { kind: 'status' }>;

/** What this device knows by itself. */
type OwnKnowledge = {
  /** When it was started here. */
  startedAt?: number | undefined;
  /** When the status was asked for last. */
  askedAt: number;
};

/** The steps of a verification in their order. Says only what the platform or this device knows. */
export function timelineOf(
  { times, isFinal, status, reason }: Known,
  { startedAt, askedAt }: OwnKnowledge,
): TimelineStep[] {
  const saysTimes = times.startedAt !== undefined;
  const notOpened = isFinal
    ? 'No call to the target address was seen.'
    : 'No call to the target address has been seen yet.';
  const notAnswered = isFinal ? 'The operator didn’t respond.' : 'The operator hasn’t responded yet.';
  const outcome = `${status}${reason === undefined ? '' : `: ${reason}`}.`;
  const ended =
    times.endedAt === undefined
      ? `${outcome} It had ended when this page checked; the platform doesn’t say when.`
      : outcome;
  return [
    saysTimes
      ? step('Started', times.startedAt, 'The platform accepted the start.')
      : step('Started', startedAt, 'By this device’s clock.', 'The platform doesn’t say when.'),
    step(
      'Opened',
      times.openedAt,
      'A device called the target address.',
      saysTimes
        ? `${notOpened} The platform sees calls at simulated operators only.`
        : 'The platform doesn’t say whether the target address was called.',
    ),
    step(
      'Responded',
      times.answeredAt,
      `The operator responded: ${status === 'SUCCESSFUL' ? 'verified' : (reason ?? 'not verified')}.`,
      saysTimes ? notAnswered : 'The platform doesn’t say when the operator responded.',
    ),
    step('Ended', isFinal ? (times.endedAt ?? askedAt) : undefined, ended, 'Not yet.'),
  ];
}

const step = (name: string, at: number | undefined, text: string, missing = ''): TimelineStep =>
  at === undefined ? { name, text: missing, isMissing: true } : { name, at, text };
