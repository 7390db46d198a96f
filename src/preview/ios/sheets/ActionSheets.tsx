import type { ActionSheet } from '../../model/actionSheet';
import type { Locality } from '../../model/eventTime';
import { usePhoneActs } from '../../screen/phoneActs';
import { Alert } from './Alert';
import { EventSheet } from './EventSheet';
import { MapSheet } from './MapSheet';
import { WebSheet } from './WebSheet';

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
          message="The phone asks before it calls."
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
              ? 'The fallback address opens, as this phone cannot do the action.'
              : 'The page opens in the browser. It is not loaded here.'
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
          message={sheet.description || 'The page opens within Messages. It is not loaded here.'}
          note="Whether an iPhone keeps this height is not promised"
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
      return <Unsupported message={`Searching for “${sheet.query}” works on Android only.`} />;
    case 'unsupported':
      return <Unsupported message={reasonOf(sheet)} />;
    default:
      return sheet satisfies never;
  }
}

function reasonOf({ reason, fallbackUrl }: Extract<ActionSheet, { kind: 'unsupported' }>): string {
  if (reason === 'client') {
    return 'This phone cannot do the action, and the button names no fallback address.';
  }
  return fallbackUrl
    ? `A search for a place works on Android only. The fallback address opens instead: ${fallbackUrl}`
    : 'A search for a place works on Android only, and the button names no fallback address.';
}

function Unsupported({ message }: { message: string }) {
  return <Alert name="Not supported" sheet="unsupported" title="Not supported on iPhone" message={message} />;
}
