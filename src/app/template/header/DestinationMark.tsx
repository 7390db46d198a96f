import { PlatformBadge } from '../../../submission/connection/Destination';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDestination } from '../../../workspace/destination';
import words from '../../../ui/styles/words.module.css';
import styles from './DraftHeader.module.css';

/** The platform to which the draft is sent, where there are several. */
export function DestinationMark({ open }: { open: Pick<OpenedTemplate, 'screen' | 'sendings'> }) {
  const platform = useDestination(open);
  if (!platform) return null;
  return (
    <span className={styles.destination} title={`Sends to: ${platform.label}. The review lets you choose.`}>
      <span className={words.visuallyHidden}>Sends to: </span>
      <PlatformBadge platform={platform} />
    </span>
  );
}
