import type { ActionSheet, Locality } from '../../model/actionSheet';
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
      return <Unsure message={placeSearchMessage(undefined)} />;
    case 'unsupported':
      return sheet.reason === 'client' ? (
        <Alert
          name="Not supported"
          sheet="unsupported"
          title="Not supported"
          message="This phone cannot do the action, and the button names no fallback address."
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
  const known = 'No source shows what an iPhone does with a search for a place.';
  return fallbackUrl
    ? `${known} Its fallback address may open: ${fallbackUrl}`
    : `${known} The button names no fallback address.`;
}

function Unsure({ message }: { message: string }) {
  return <Alert name="Not certain" sheet="unsupported" title="Not certain on iPhone" message={message} />;
}
