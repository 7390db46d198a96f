import { formatMoment } from '../../ui/time/time';
import { AnswerView } from '../answer/AnswerView';
import { readStartAnswer } from '../answer/startAnswer';
import type { VerificationConnection } from '../../schema/responses/verifications';
import type { VerificationRecord } from '../history/history';
import layout from '../parts/layout.module.css';
import { SentView } from '../sent/SentView';
import { StatusView } from './StatusView';
import { isFinal } from './verificationStatusMessages';

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
  const answer = record?.answer === undefined ? undefined : readStartAnswer(record.answer);
  return (
    <div className={layout.stack}>
      <div>
        <h2>{record === undefined ? 'Verification' : `Verification of ${record.number}`}</h2>
        <p className={layout.faint}>
          {record === undefined
            ? 'Not started on this device, so neither its number nor its answer is kept here.'
            : `Started ${formatMoment(record.at)}, ${record.form === 'sdk' ? 'public form' : 'signed form'}, sign-in code ${record.appId}`}
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
