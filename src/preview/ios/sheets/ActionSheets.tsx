import { type ActionSheet, type Locality, eventTime, writtenTime } from '../../model/actionSheet';
import { usePhoneActs } from '../../screen/PhoneContexts';
import styles from './ActionSheets.module.css';
import { Overlay, PageHead } from './Overlay';
import { MapDrawing } from '../parts/parts';
import type { WebviewViewMode } from '../../../schema/values/enums';
import { IosIcon } from '../parts/Icon';
import { Note } from '../../notes/Note';
import { PieceText } from '../../text/PieceText';
import { linkHost } from '../../text/links';
import { writtenAs } from '../../../lib/text/language';

type ActionSheetsProps = { sheet: ActionSheet; agentName: string; locality: Locality };

/** The result of a tapped action on an iPhone. A drawing: it makes no call and loads neither page nor map. */
export function ActionSheets({ sheet, agentName, locality }: ActionSheetsProps) {
  const acts = usePhoneActs();
  switch (sheet.kind) {
    case 'dialer':
      return (
        <Alert
          name="Call"
          sheet="dialer"
          title={sheet.phoneNumber || 'No number yet'}
          message="The phone asks before calling."
          confirm="Call"
          onConfirm={acts?.close}
        />
      );
    case 'browser':
      return (
        <WebSheet
          sheet="browser"
          name="Browser"
          url={sheet.url}
          height="FULL"
          message={
            sheet.isFallback
              ? 'The fallback link opens, because this phone doesn’t support the button.'
              : 'The page opens in the browser. It isn’t loaded in the preview.'
          }
        />
      );
    case 'webview':
      return (
        <WebSheet
          sheet="webview"
          name={sheet.description || 'Web page'}
          url={sheet.url}
          height={sheet.mode}
          message={sheet.description || 'The page opens in Messages. It isn’t loaded in the preview.'}
          note="The height can differ on iPhone"
        />
      );
    case 'map':
      return <MapSheet latitude={sheet.latitude} longitude={sheet.longitude} label={sheet.label} />;
    case 'calendar':
      return <EventSheet event={sheet} locality={locality} />;
    case 'shareLocation':
      return (
        <Alert
          name="Share location"
          sheet="shareLocation"
          title={`Share your location with “${agentName}”?`}
          message="Your location is sent once, as a message."
          confirm="Share"
          onConfirm={acts?.confirm}
        />
      );
    case 'mapSearch':
      return <Unsure message={placeSearchMessage(undefined)} />;
    case 'unsupported':
      return sheet.reason === 'client' ? (
        <Alert
          name="Not supported"
          sheet="unsupported"
          title="Not supported"
          message="This phone doesn’t support the button, and there is no fallback link."
        />
      ) : (
        <Unsure message={placeSearchMessage(sheet.fallbackUrl)} />
      );
    default:
      return sheet satisfies never;
  }
}

/** The interface document knows the search on Android only; Apple's framework has one, and no source shows it. */
function placeSearchMessage(fallbackUrl: string | undefined): string {
  const known = 'Searching for a place may not work on iPhone.';
  return fallbackUrl
    ? `${known} The fallback link may open: ${fallbackUrl}`
    : `${known} The button has no fallback link.`;
}

function Unsure({ message }: { message: string }) {
  return <Alert name="May not work" sheet="unsupported" title="May not work on iPhone" message={message} />;
}

type AlertProps = {
  name: string;
  sheet: ActionSheet['kind'];
  title: string;
  message: string;
  /** Label of the confirming button; without it there is only "OK". */
  confirm?: string;
  onConfirm?: (() => void) | undefined;
};

/** A question or a message of the system in the middle of the screen. */
function Alert({ name, sheet, title, message, confirm, onConfirm }: AlertProps) {
  const acts = usePhoneActs();
  return (
    <Overlay name={name} sheet={sheet} kind="alert">
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <p className={styles.message} dir="auto">
        {message}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} data-testid="preview-close" onClick={acts?.close}>
          {confirm === undefined ? 'OK' : 'Cancel'}
        </button>
        {confirm !== undefined && (
          <button
            type="button"
            className={styles.button}
            data-main
            data-testid="preview-confirm"
            onClick={onConfirm}
          >
            {confirm}
          </button>
        )}
      </div>
    </Overlay>
  );
}

type EventSheetProps = { event: Extract<ActionSheet, { kind: 'calendar' }>; locality: Locality };

/** The calendar with the event, its times in the time zone of the viewer. */
function EventSheet({ event, locality }: EventSheetProps) {
  const { title, description, startTime, endTime } = event;
  return (
    <Overlay name="New event" sheet="calendar" kind="sheet">
      <PageHead title="New Event" />
      <div className={styles.event}>
        <p className={styles.row} {...writtenAs(title)}>
          {title || 'No title yet'}
        </p>
        <Time name="Starts" value={startTime} locality={locality} />
        <Time name="Ends" value={endTime} locality={locality} />
        {description !== '' && (
          <p className={styles.row} {...writtenAs(description)}>
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

type MapSheetProps = { latitude: string; longitude: string; label: string };

/** The map with a pin: a drawing, of no real place. */
function MapSheet({ latitude, longitude, label }: MapSheetProps) {
  const place = label || 'Dropped pin';
  return (
    <Overlay name="Map" sheet="map" kind="sheet" height="FULL">
      <PageHead title="Maps" belowStatusBar />
      <MapDrawing />
      <div className={styles.place}>
        <span className={styles.name} {...writtenAs(place)}>
          {place}
        </span>
        <span className={styles.numbers}>
          {latitude || 'no latitude'}, {longitude || 'no longitude'}
        </span>
      </div>
    </Overlay>
  );
}

type WebSheetProps = {
  sheet: 'browser' | 'webview';
  name: string;
  url: string;
  height: WebviewViewMode;
  message: string;
  note?: string;
};

/** An opened web page: its address and known facts, never the page itself. */
function WebSheet({ sheet, name, url, height, message, note }: WebSheetProps) {
  return (
    <Overlay name={name} sheet={sheet} kind="sheet" height={height}>
      <PageHead title={linkHost(url)} belowStatusBar={height === 'FULL'} />
      <div className={styles.page}>
        <IosIcon name="browser" size={40} />
        <p>{message}</p>
        <p className={styles.address}>{url === '' ? 'No link yet' : <PieceText text={url} />}</p>
        {note && <Note>{note}</Note>}
      </div>
    </Overlay>
  );
}
