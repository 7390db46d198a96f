import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { CodeDetails } from '../../ui/notices/details';
import { formatTimeOfDay } from '../../ui/time/time';
import { Notice } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import type { VerificationCaller } from '../connection/caller';
import layout from '../parts/layout.module.css';
import { Timeline } from '../timeline/Timeline';
import { timelineOf, type TimelineStep } from '../timeline/timelineOf';
import type { StatusOutcome } from '../outcome/statusOutcome';
import { describeVerification } from './describeVerification';
import styles from './StatusView.module.css';
import { useStatus } from './useStatus';
import { verificationStatusMessages } from './verificationStatusMessages';

type StatusViewProps = {
  id: string;
  caller: VerificationCaller;
  /** When it was started on this device. */
  startedAt: number | undefined;
  /** Starts another one. `reference`: that of this one. */
  onStartAgain: (reference: string | undefined) => void;
};

/** The status of a verification, requested until it is final. */
export function StatusView({ id, caller, startedAt, onStartAgain }: StatusViewProps) {
  const { data, dataUpdatedAt, isFetching, refetch } = useStatus(id, caller);
  if (data === undefined) {
    return (
      <p role="status" className={layout.waiting}>
        <Spinner /> Asking for the status…
      </p>
    );
  }
  const isOver = data.kind === 'status' && data.isFinal;
  const steps = data.kind === 'status' ? timelineOf(data, { startedAt, askedAt: dataUpdatedAt }) : [];
  return (
    <div className={styles.status}>
      <OutcomeNotice id={id} outcome={data} steps={steps} onStartAgain={onStartAgain} />
      {!isOver && (
        <div className={styles.asked}>
          <span>
            {data.kind === 'refused' ? 'Asked at' : 'Last asked automatically at'}{' '}
            {formatTimeOfDay(dataUpdatedAt)}
          </span>
          <Button size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
            Ask now
          </Button>
        </div>
      )}
      {data.kind === 'status' && <Timeline steps={steps} />}
    </div>
  );
}

type OutcomeNoticeProps = { outcome: StatusOutcome; steps: readonly TimelineStep[] } & Pick<
  StatusViewProps,
  'id' | 'onStartAgain'
>;

function OutcomeNotice({ id, outcome, steps, onStartAgain }: OutcomeNoticeProps) {
  if (outcome.kind === 'no_answer') {
    return (
      <Notice tone="warning" title="No status came back">
        <p>{outcome.why} The page asks again.</p>
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
  const { status, reason, reference, times, deviations, raw } = outcome;
  const { tone, title, next } = verificationStatusMessages(status, reason, times);
  return (
    <Notice
      tone={tone}
      title={title}
      data-status={status}
      actions={
        <>
          {outcome.isFinal && (
            <Button size="small" onClick={() => onStartAgain(reference)}>
              Start again
            </Button>
          )}
          <CopyButton
            label="Copy as text"
            copied="The verification is copied as text."
            text={() => describeVerification(id, outcome, steps)}
          />
        </>
      }
    >
      <p>{next}</p>
      <p className={styles.words}>
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
