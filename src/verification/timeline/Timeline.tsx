import { formatDateAndTime, formatTimeOfDay } from '../../ui/time/time';
import layout from '../parts/layout.module.css';
import type { TimelineStep } from './timelineOf';
import styles from './Timeline.module.css';

/** The steps of a verification with their times. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <div className={layout.part}>
      <h3>What happened</h3>
      <ol className={styles.steps} aria-label="What happened">
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
