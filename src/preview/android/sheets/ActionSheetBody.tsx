import { eventTime, writtenTime, type Locality, type ActionSheet } from '../../model/actionSheet';
import { usePhoneActs } from '../../screen/phoneActs';
import { Icon, OutlineIcon } from '../parts/Icon';
import { iconOutlines } from '../parts/iconOutlines';
import { sheetOutlines } from './sheetOutlines';
import { MapPicture } from '../parts/MapPicture';
import { PieceText } from '../../text/PieceText';
import styles from './ActionSheetBody.module.css';

type ActionSheetBodyProps = { sheet: ActionSheet; locality: Locality };

/** The content of an action's sheet. A blank field shows its name. */
export function ActionSheetBody({ sheet, locality }: ActionSheetBodyProps) {
  const acts = usePhoneActs();
  switch (sheet.kind) {
    case 'dialer':
      return <Dialer phoneNumber={sheet.phoneNumber} />;
    case 'browser':
      return (
        <>
          {sheet.isFallback && (
            <p className={styles.remark}>This phone cannot do the action: its fallback address opens.</p>
          )}
          <Address url={sheet.url} />
        </>
      );
    case 'webview':
      return (
        <>
          <Address url={sheet.url} />
          {sheet.description !== '' && (
            <p className={styles.text} dir="auto">
              {sheet.description}
            </p>
          )}
        </>
      );
    case 'map':
      return (
        <>
          <LargeMap />
          <Line icon="location">{sheet.label || 'No label'}</Line>
          <p className={styles.remark}>
            {sheet.latitude || 'Latitude'}, {sheet.longitude || 'Longitude'}
          </p>
        </>
      );
    case 'mapSearch':
      return (
        <>
          <Line icon="search">{sheet.query}</Line>
          <LargeMap />
        </>
      );
    case 'calendar':
      return <Event event={sheet} locality={locality} />;
    case 'shareLocation':
      return (
        <>
          <LargeMap />
          <button type="button" className={styles.confirm} onClick={acts?.confirm}>
            Send this location
          </button>
        </>
      );
    case 'unsupported':
      return (
        <p className={styles.remark}>
          This phone cannot do the action.{' '}
          {sheet.fallbackUrl ? sheet.fallbackUrl : 'No fallback address is given: nothing happens.'}
        </p>
      );
    default:
      return sheet satisfies never;
  }
}

function Line({ icon, children }: { icon: 'location' | 'search' | 'calendar'; children: string }) {
  return (
    <div className={styles.line}>
      <OutlineIcon outline={{ ...iconOutlines, ...sheetOutlines }[icon]} size={24} />
      <span dir="auto">{children}</span>
    </div>
  );
}

function LargeMap() {
  return (
    <div className={styles.map}>
      <MapPicture />
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <>
      <div className={styles.address} data-testid="preview-address">
        {isSecure(url) && (
          <span className={styles.lock} role="img" aria-label="Secure" data-testid="preview-lock">
            <OutlineIcon outline={sheetOutlines.lock} size={18} />
          </span>
        )}
        <span>{url === '' ? 'Web address' : <PieceText text={url} />}</span>
      </div>
      <p className={styles.remark}>
        {url !== '' && !isSecure(url) && 'This address is not secure. '}
        The page would open here. Nothing is loaded in the preview.
      </p>
    </>
  );
}

const isSecure = (url: string) => /^https:/i.test(url);

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

function Dialer({ phoneNumber }: { phoneNumber: string }) {
  return (
    <div className={styles.dialer}>
      <p className={styles.number} dir="ltr">
        {phoneNumber || 'Phone number'}
      </p>
      <div className={styles.keys} aria-hidden="true">
        {keys.map((key) => (
          <span key={key}>{key}</span>
        ))}
        <span className={styles.call}>
          <Icon name="call" size={24} />
        </span>
      </div>
    </div>
  );
}

type CalendarEvent = Extract<ActionSheet, { kind: 'calendar' }>;

function Event({ event, locality }: { event: CalendarEvent; locality: Locality }) {
  return (
    <>
      <Line icon="calendar">{event.title || 'Event title'}</Line>
      <Moment name="Start" timestamp={event.startTime} locality={locality} />
      <Moment name="End" timestamp={event.endTime} locality={locality} />
      {event.description !== '' && (
        <p className={styles.text} dir="auto">
          {event.description}
        </p>
      )}
    </>
  );
}

function Moment({ name, timestamp, locality }: { name: string; timestamp: string; locality: Locality }) {
  const local = eventTime(timestamp, locality);
  return (
    <div>
      <p className={styles.remark}>{name}</p>
      <p className={styles.time}>{local ?? (timestamp || 'Not set')}</p>
      {local !== undefined && <p className={styles.remark}>Written as {writtenTime(timestamp)}</p>}
    </div>
  );
}
