import { Button } from '../../ui/controls/Button';
import { CodeDetails } from '../../ui/notices/CodeDetails';
import { formatTimeOfDay } from '../../ui/time/formatMoment';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/Spinner';
import type { VerificationCaller } from '../connection/caller';
import type { StatusOutcome } from '../start/outcome';
import { statusMessages } from './statusMessages';
import { useStatus } from './useStatus';
import styles from '../VerificationPanel.module.css';

/** Where a verification stands, asked for until it is settled. */
export function StatusView({ id, caller }: { id: string; caller: VerificationCaller }) {
  const { data, dataUpdatedAt, isFetching, refetch } = useStatus(id, caller);
  if (data === undefined) {
    return (
      <p role="status" className={styles['waiting']}>
        <Spinner /> Asking for the status…
      </p>
    );
  }
  const over = data.kind === 'status' && data.final;
  return (
    <div className={styles['status']}>
      <Standing outcome={data} />
      {!over && (
        <div className={styles['asked']}>
          <span>
            {data.kind === 'refused' ? 'Asked' : 'Asked by itself, last'} at {formatTimeOfDay(dataUpdatedAt)}
          </span>
          <Button size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
            Ask now
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ outcome }: { outcome: StatusOutcome }) {
  if (outcome.kind === 'no_answer') {
    return (
      <Notice tone="warning" title="No status came back">
        <p>{outcome.why} It is asked for again.</p>
      </Notice>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <Notice tone="error" title={`The status was refused (${outcome.status})`}>
        <p>{outcome.message}</p>
        <CodeDetails summary="The answer as it came" copyLabel="Copy the status answer" text={outcome.raw} />
      </Notice>
    );
  }
  const { status, reason, reference, deviations, raw } = outcome;
  const { tone, title, next } = statusMessages(status, reason);
  return (
    <Notice tone={tone} title={title} data-status={status}>
      <p>{next}</p>
      <p className={styles['words']}>
        <span>
          Status <code>{status}</code>
        </span>
        {reference !== undefined && <span>Reference {reference}</span>}
      </p>
      {deviations.map((deviation) => (
        <p key={deviation}>{deviation}</p>
      ))}
      <CodeDetails summary="The status as it came" copyLabel="Copy the status" text={raw} />
    </Notice>
  );
}
