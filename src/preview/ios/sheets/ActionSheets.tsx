import type { Locality } from '../../model/eventTime';
import type { ActionSheet } from '../../model/actionSheet';
import { EventSheet } from './EventSheet';
import { MapSheet } from './MapSheet';
import { Alert } from './Alert';
import { WebSheet } from './WebSheet';

type SurfacesProps = {
  surface: ActionSheet;
  agentName: string;
  /** For whom times are written. */
  locality: Locality;
  onClose: () => void;
  onConfirm: () => void;
};

/** What a tapped action opens on an iPhone. Nothing leaves the preview: no call, no page, no map is loaded. */
export function ActionSheets({ surface, agentName, locality, onClose, onConfirm }: SurfacesProps) {
  switch (surface.kind) {
    case 'dialer':
      return (
        <Alert
          name="Call"
          surface="dialer"
          title={surface.phoneNumber || 'No number yet'}
          words="The phone asks before it calls."
          confirm="Call"
          onConfirm={onClose}
          onClose={onClose}
        />
      );
    case 'browser':
      return (
        <WebSheet
          surface="browser"
          name="Browser"
          url={surface.url}
          height="FULL"
          words={
            surface.isFallback
              ? 'The fallback address opens, as this phone cannot do the action.'
              : 'The page opens in the browser. It is not loaded here.'
          }
          onClose={onClose}
        />
      );
    case 'webview':
      return (
        <WebSheet
          surface="webview"
          name={surface.description || 'Web page'}
          url={surface.url}
          height={surface.mode}
          words={surface.description || 'The page opens within Messages. It is not loaded here.'}
          note="Whether an iPhone keeps this height is not promised"
          onClose={onClose}
        />
      );
    case 'map':
      return <MapSheet {...surface} onClose={onClose} />;
    case 'calendar':
      return <EventSheet {...surface} locality={locality} onClose={onClose} />;
    case 'shareLocation':
      return (
        <Alert
          name="Share location"
          surface="shareLocation"
          title={`Share your location with “${agentName}”?`}
          words="Where you are is sent once, as a message."
          confirm="Share"
          onConfirm={onConfirm}
          onClose={onClose}
        />
      );
    case 'mapSearch':
      return (
        <Unsupported words={`Searching for “${surface.query}” works on Android alone.`} onClose={onClose} />
      );
    case 'unsupported':
      return (
        <Unsupported
          words={
            surface.reason === 'client'
              ? 'This phone cannot do the action, and the button names no fallback address.'
              : surface.fallbackUrl
                ? `A place to search for works on Android alone. The fallback address opens instead: ${surface.fallbackUrl}`
                : 'A place to search for works on Android alone, and the button names no fallback address.'
          }
          onClose={onClose}
        />
      );
    default:
      return surface satisfies never;
  }
}

function Unsupported({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <Alert
      name="Not supported"
      surface="unsupported"
      title="Not supported on iPhone"
      words={words}
      onClose={onClose}
    />
  );
}
