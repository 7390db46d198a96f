import styles from './EventSheet.module.css';
import { eventTime } from './eventTime';
import { Overlay } from './Overlay';
import { PageHead } from './PageHead';

type EventSheetProps = {
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  onClose: () => void;
};

/** The calendar with the event filled in, its times as the person who looks would have them. */
export function EventSheet({ title, description, startTime, endTime, onClose }: EventSheetProps) {
  return (
    <Overlay name="New event" testId="preview-calendar" kind="sheet" onClose={onClose}>
      <PageHead title="New Event" onClose={onClose} />
      <div className={styles['event']}>
        <p className={styles['row']} dir="auto">
          {title || 'No title yet'}
        </p>
        <Time name="Starts" value={startTime} />
        <Time name="Ends" value={endTime} />
        {description !== '' && (
          <p className={styles['row']} dir="auto">
            {description}
          </p>
        )}
      </div>
    </Overlay>
  );
}

function Time({ name, value }: { name: string; value: string }) {
  const time = eventTime(value);
  return (
    <p className={styles['row']} data-time>
      <span>{name}</span>
      <span className={styles['time']}>
        <span>{time?.here ?? (value === '' ? 'No time yet' : 'Not a time')}</span>
        <span className={styles['written']}>{time ? `Written as ${time.written}` : value}</span>
      </span>
    </p>
  );
}
