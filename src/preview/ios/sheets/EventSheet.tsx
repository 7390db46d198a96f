import { type ActionSheet, eventTime, writtenTime, type Locality } from '../../model/actionSheet';
import styles from './EventSheet.module.css';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';

type EventSheetProps = { event: Extract<ActionSheet, { kind: 'calendar' }>; locality: Locality };

/** The calendar with the event, its times in the time zone of the viewer. */
export function EventSheet({ event, locality }: EventSheetProps) {
  const { title, description, startTime, endTime } = event;
  return (
    <Overlay name="New event" sheet="calendar" kind="sheet">
      <PageHead title="New Event" />
      <div className={styles.event}>
        <p className={styles.row} dir="auto">
          {title || 'No title yet'}
        </p>
        <Time name="Starts" value={startTime} locality={locality} />
        <Time name="Ends" value={endTime} locality={locality} />
        {description !== '' && (
          <p className={styles.row} dir="auto">
            {description}
          </p>
        )}
      </div>
    </Overlay>
  );
}

function Time({ name, value, locality }: { name: string; value: string; locality: Locality }) {
  const here = eventTime(value, locality);
  return (
    <p className={styles.row} data-time>
      <span>{name}</span>
      <span className={styles.time}>
        <span>{here ?? (value === '' ? 'No time yet' : 'Not a time')}</span>
        <span className={styles.written}>
          {here === undefined ? value : `Written as ${writtenTime(value)}`}
        </span>
      </span>
    </p>
  );
}
