import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { CodeDetails } from '../../ui/notices/details';
import { formatTimeOfDay, formatMoment } from '../../ui/time/time';
import { Notice, type NoticeTone, Badge } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import type { VerificationConnection } from '../../schema/responses/verifications';
import type { VerificationCaller } from '../connection/connection';
import { Timeline, timelineOf, type TimelineStep } from './Timeline';
import type { StatusOutcome } from './readStatus';
import { describeVerification, verificationStatusMessages, isFinal } from './statusMessages';
import { useStatus } from './useStatus';
import { CircleCheck, CircleQuestionMark, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerView } from '../answer/AnswerView';
import { readStarted } from '../answer/startAnswer';
import type { VerificationRecord } from '../history/history';
import { SentView } from '../sent/SentView';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../parts/parts.module.css';

type StatusViewProps = {
  id: string;
  caller: VerificationCaller;
  /** When it was started on this device. */
  startedAt: number | undefined;
  /** Starts another one. `reference`: that of this one. */
  onStartAgain: (reference: string | undefined) => void;
};

/** The status of a verification, requested until it is final. */
function StatusView({ id, caller, startedAt, onStartAgain }: StatusViewProps) {
  const { data, dataUpdatedAt, isFetching, refetch } = useStatus(id, caller);
  if (data === undefined) {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> Checking the status…
      </p>
    );
  }
  const isOver = data.kind === 'status' && data.isFinal;
  const steps = data.kind === 'status' ? timelineOf(data, { startedAt, askedAt: dataUpdatedAt }) : [];
  return (
    <div className={layout.tightStack}>
      <OutcomeNotice id={id} outcome={data} steps={steps} onStartAgain={onStartAgain} />
      {!isOver && (
        <div className={`${words.note} ${styles.ends}`}>
          <span>
            {data.kind === 'refused' ? 'Checked at' : 'Last checked automatically at'}{' '}
            {formatTimeOfDay(dataUpdatedAt)}
          </span>
          <Button size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
            Refresh status
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
      <Notice tone="warning" title="No status received">
        <p>{outcome.why} Checking again automatically.</p>
      </Notice>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <Notice tone="error" title={`The status request wasn’t accepted (${outcome.status})`}>
        <p>{outcome.message}</p>
        <CodeDetails summary="Full response" copyLabel="Copy status response" text={outcome.raw} />
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
            copied="Copied as text"
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
      <CodeDetails summary="Full status" copyLabel="Copy status" text={raw} />
    </Notice>
  );
}

const icons = {
  info: <Clock aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <CircleQuestionMark aria-hidden />,
  error: <CircleX aria-hidden />,
} satisfies Record<NoticeTone, ReactNode>;

/** The status of a verification in one word, with an icon. */
export function VerificationStatusBadge({ status, reason }: { status: string; reason: string | undefined }) {
  const { tone, short } = verificationStatusMessages(status, reason);
  return (
    <Badge tone={tone} icon={icons[tone]}>
      {short}
    </Badge>
  );
}

type FollowedVerificationProps = {
  id: string;
  /** Absent for a verification that was not started on this device. */
  record: VerificationRecord | undefined;
  connection: VerificationConnection;
  /** Starts another one. `reference`: that of this one. */
  onStartAgain: (reference: string | undefined) => void;
};

/** One verification: its status, its answer and its request. */
export function FollowedVerification(props: FollowedVerificationProps) {
  const { id, record, connection, onStartAgain } = props;
  const form = record?.form ?? (connection.signs ? 'signed' : 'sdk');
  const answer = record?.answer === undefined ? undefined : readStarted(record.answer);
  return (
    <div className={layout.sections}>
      <div>
        <h2>{record === undefined ? 'Verification' : `Verification of ${record.number}`}</h2>
        <p className={styles.faint}>
          {record === undefined
            ? 'Not started on this device, so its number and response aren’t stored here.'
            : `Started ${formatMoment(record.at)}, ${record.form === 'sdk' ? 'public form' : 'signed form'}, app ID ${record.appId}`}
        </p>
      </div>
      <StatusView
        id={id}
        startedAt={record?.at}
        onStartAgain={onStartAgain}
        caller={
          form === 'sdk' ? { kind: 'sdk', appId: record?.appId ?? connection.appId } : { kind: 'gateway' }
        }
      />
      {answer && <AnswerView answer={answer} isOver={isFinal(record?.status ?? 'PENDING')} />}
      <SentView sentKey={id} />
    </div>
  );
}
