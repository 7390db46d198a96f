import { PlatformBadge } from '../../../submission/connection/PlatformBadge';
import { platformNamed } from '../../../submission/connection/platforms';
import type { Connection } from '../../../submission/connection/connection';
import { useStore } from '../../../ui/useStore';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import styles from './DraftHeader.module.css';

type DestinationMarkProps = { open: Pick<OpenedTemplate, 'screen'>; connection: Connection };

/** The platform to which the draft is sent, where there are several. */
export function DestinationMark({ open, connection }: DestinationMarkProps) {
  const destination = useStore(open.screen, (screen) => screen.destination);
  const platform = platformNamed(connection, destination);
  return (
    <span
      className={styles['destination']}
      title={`Sends to: ${platform.label}. The review lets you choose.`}
    >
      <span className={styles['hidden']}>Sends to: </span>
      <PlatformBadge platform={platform} />
    </span>
  );
}
