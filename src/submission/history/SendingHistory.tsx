import { useState } from 'react';
import { isRecord } from '../../lib/values';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import { decisiveSending } from '../../schema/draft/sendings';
import { Button } from '../../ui/controls/Button';
import { CodeDetails } from '../../ui/notices/details';
import { formatMoment } from '../../ui/time/time';
import { describeStatusByHand } from './describeStatusByHand';
import { useConnection, type Connection } from '../connection/connection';
import { PlatformBadge } from '../connection/PlatformBadge';
import { platformOf } from '../connection/platforms';
import { canSetStatus } from './canSetStatus';
import { SendingBadge } from './SendingBadge';
import layout from '../../ui/styles/layout.module.css';
import styles from './SendingHistory.module.css';
import { StatusByHandDialog } from './StatusByHandDialog';

type SendingHistoryProps = {
  sendings: readonly SendingRecord[];
  onStatusByHand: (byHand: StatusByHand | undefined) => void;
};

/** Every sending of this draft, the newest first: time, destination, answer, and the exact body. */
export function SendingHistory({ sendings, onStatusByHand }: SendingHistoryProps) {
  const connection = useConnection();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (sendings.length === 0) return null;
  const decisive = decisiveSending(sendings);
  return (
    <section aria-labelledby="sendings" className={layout.tightStack}>
      <h3 id="sendings">Sent from this draft</h3>
      <ol className={styles.list}>
        {sendings.toReversed().map((sending) => (
          <li key={`${sending.at} ${sending.summary}`} className={styles.sending}>
            <div className={styles.top}>
              <time dateTime={new Date(sending.at).toISOString()}>{formatMoment(sending.at)}</time>
              <SendingBadge sending={sending} />
            </div>
            {isRecord(sending.payload) && typeof sending.payload.name === 'string' && (
              <code>{sending.payload.name}</code>
            )}
            <p className={styles.where}>
              To <Where sending={sending} connection={connection.data} />, sign-in code {sending.appId}
            </p>
            <p className={styles.summary}>{sending.summary}</p>
            {sending.byHand && (
              <p className={styles.where}>
                Status {describeStatusByHand(sending.byHand)}
                {sending.status && <>; the platform had answered {sending.status}</>}
              </p>
            )}
            {sending === decisive &&
              (connection.isPending ? sending.byHand : canSetStatus(sending, connection.data)) && (
                <Button size="small" className={styles.set} onClick={() => setIsDialogOpen(true)}>
                  {sending.byHand ? 'Change the status' : 'Set the status'}
                </Button>
              )}
            <CodeDetails
              summary="What was sent"
              copyLabel="Copy the JSON"
              text={JSON.stringify(sending.payload, undefined, 2) ?? ''}
            />
          </li>
        ))}
      </ol>
      {isDialogOpen && decisive && (
        <StatusByHandDialog
          sending={decisive}
          onSet={onStatusByHand}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </section>
  );
}

/** The label of the platform; its address where this server is not connected to it any more. */
function Where({ sending, connection }: { sending: SendingRecord; connection: Connection | undefined }) {
  const platform = platformOf(connection, sending);
  if (platform) return <PlatformBadge platform={platform} />;
  return sending.platform === 'embedded' ? 'the embedded platform' : sending.platform;
}
