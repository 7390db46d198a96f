import { eventTime, writtenTime, type Locality } from '../../model/eventTime';
import styles from './EventSheet.module.css';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';

type EventSheetProps = {
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  /** For whom the times are written. */
  locality: Locality;
  onClose: () => void;
};

/** The calendar with the event filled in, its times as the person who looks would have them. */
export function EventSheet({ title, description, startTime, endTime, locality, onClose }: EventSheetProps) {
  return (
    <Overlay name="New event" surface="calendar" kind="sheet" onClose={onClose}>
      <PageHead title="New Event" onClose={onClose} />
      <div className={styles['event']}>
        <p className={styles['row']} dir="auto">
          {title || 'No title yet'}
        </p>
        <Time name="Starts" value={startTime} locality={locality} />
        <Time name="Ends" value={endTime} locality={locality} />
        {description !== '' && (
          <p className={styles['row']} dir="auto">
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
    <p className={styles['row']} data-time>
      <span>{name}</span>
      <span className={styles['time']}>
        <span>{here ?? (value === '' ? 'No time yet' : 'Not a time')}</span>
        <span className={styles['written']}>
          {here === undefined ? value : `Written as ${writtenTime(value)}`}
        </span>
      </span>
    </p>
  );
}
