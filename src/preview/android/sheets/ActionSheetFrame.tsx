import { useRef } from 'react';
import type { WebviewViewMode } from '../../../schema/values/enums';
import { type Locality, type ActionSheet, eventTime, writtenTime } from '../../model/actionSheet';
import { AndroidIcon } from '../parts/Icon';
import styles from './ActionSheetFrame.module.css';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { screenShare } from '../../figures/sizeProperties';
import { useDialogFocus } from '../../screen/phoneFocus';
import { MapPicture } from '../parts/parts';
import { PieceText } from '../../text/PieceText';
import { writtenAs } from '../../../lib/text/language';

const titles = {
  dialer: 'Phone',
  browser: 'Browser',
  webview: 'Web page in Messages',
  map: 'Map',
  mapSearch: 'Map',
  calendar: 'New event',
  shareLocation: 'Share location',
  unsupported: 'Not supported',
} satisfies Record<ActionSheet['kind'], string>;

/** The size of each sheet but the webview's, which has its mode. */
const sizes = {
  dialer: 'FULL',
  browser: 'FULL',
  map: 'FULL',
  mapSearch: 'FULL',
  calendar: 'FULL',
  shareLocation: 'HALF',
  unsupported: 'HALF',
} satisfies Record<Exclude<ActionSheet['kind'], 'webview'>, WebviewViewMode>;

function sizeOf(sheet: ActionSheet): WebviewViewMode {
  return sheet.kind === 'webview' ? sheet.mode : sizes[sheet.kind];
}

type ActionSheetFrameProps = { sheet: ActionSheet; locality: Locality };

/**
 * The result of a tapped action: another app, or a web page in a sheet of all, three quarters or half of the
 * screen (documented). A drawing: it loads nothing and calls nobody.
 */
export function ActionSheetFrame({ sheet, locality }: ActionSheetFrameProps) {
  const acts = usePhoneActs();
  const dialog = useRef<HTMLDivElement>(null);
  useDialogFocus(dialog);
  // Another app takes the whole screen; a sheet has a handle over the conversation.
  const isSheet = sheet.kind === 'webview' || sizeOf(sheet) !== 'FULL';
  return (
    <div className={styles.layer}>
      {/* For the pointer: the keyboard has the button and Escape. */}
      <div className={styles.scrim} role="presentation" onClick={acts?.close} />
      <div
        ref={dialog}
        className={isSheet ? styles.sheet : styles.app}
        role="dialog"
        aria-label={titles[sheet.kind]}
        data-testid={sheet.kind === 'webview' ? 'preview-webview' : 'preview-surface'}
        data-kind={sheet.kind}
        style={{ blockSize: screenShare(sizeOf(sheet)) }}
      >
        {isSheet && <div className={styles.handle} />}
        <div className={styles.head}>
          <button type="button" className={styles.close} aria-label="Close" onClick={acts?.close}>
            <AndroidIcon name="close" size={24} />
          </button>
          <span className={styles.title}>{titles[sheet.kind]}</span>
        </div>
        <div className={styles.body}>
          <ActionSheetBody sheet={sheet} locality={locality} />
        </div>
      </div>
    </div>
  );
}

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
            <p className={styles.remark}>
              The fallback link opens, because this phone doesn’t support the button.
            </p>
          )}
          <Address url={sheet.url} />
        </>
      );
    case 'webview':
      return (
        <>
          <Address url={sheet.url} />
          {sheet.description !== '' && (
            <p className={styles.text} {...writtenAs(sheet.description)}>
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
          This phone doesn’t support the button.{' '}
          {sheet.fallbackUrl ? sheet.fallbackUrl : 'There is no fallback link, so nothing happens.'}
        </p>
      );
    default:
      return sheet satisfies never;
  }
}

function Line({ icon, children }: { icon: 'location' | 'search' | 'calendar'; children: string }) {
  return (
    <div className={styles.line}>
      <AndroidIcon name={icon} size={24} />
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
            <AndroidIcon name="lock" size={18} />
          </span>
        )}
        <span>{url === '' ? 'Link' : <PieceText text={url} />}</span>
      </div>
      <p className={styles.remark}>
        {url !== '' && !isSecure(url) && 'This link isn’t secure. '}
        The page opens here. It isn’t loaded in the preview.
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
          <AndroidIcon name="call" size={24} />
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
        <p className={styles.text} {...writtenAs(event.description)}>
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
