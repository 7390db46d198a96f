import type { ReactNode } from 'react';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { useStore } from '../../ui/useStore';
import { useAppId } from '../connection/chosenAppId';
import { useConnection } from '../connection/connection';
import { Destination } from '../connection/Destination';
import { TestAnswers } from '../connection/TestAnswers';
import { hasUnknownBefore } from '../history/earlierSendings';
import { SendingHistory } from '../history/SendingHistory';
import { OutcomeNotice } from '../outcome/OutcomeNotice';
import { BlockerNotice } from './BlockerNotice';
import type { Submission } from './createSubmission';
import { isUnderWay } from './sending';
import { SendButton } from './SendButton';
import styles from './SubmissionPanel.module.css';

type SubmissionPanelProps = {
  submission: Submission;
  template: { name: string | undefined; type: TemplateType };
  sendings: readonly SendingRecord[];
  onPress: () => void;
  onStatusByHand: (byHand: StatusByHand | undefined) => void;
  /** Goes to a field, as a dotted path. */
  onGoTo: (path: string) => void;
  connectionHref: string;
  onDownload: () => void;
  /** Drawn on top: what the page knows of the draft's standing. */
  children?: ReactNode;
};

/** One draft's sending: destination, button, outcome and history. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { submission, template, sendings, connectionHref } = props;
  const connection = useConnection();
  const appId = useAppId(connection.data);
  const { blocker, crash } = useStore(submission.state, (state) => state);
  const isSending = useStore(submission.last, isUnderWay);
  // An unexpected exception belongs to the crash notice.
  if (crash !== undefined) throw crash;
  return (
    <div className={styles['panel']}>
      {sendings.length === 0 && !isSending && <p>This template was not sent yet.</p>}
      {props.children}
      <div className={styles['send']} data-send-button>
        <SendButton last={submission.last} onPress={props.onPress} />
        <p className={styles['words']}>
          {isSending
            ? 'You can go on editing: what is sent is a copy.'
            : 'You review the name, the destination and the content before anything is sent.'}
        </p>
      </div>
      {blocker && (
        <BlockerNotice kind={blocker} connectionHref={connectionHref} onReconnect={submission.reconnect} />
      )}
      <LastOutcome {...props} />
      <SendingHistory sendings={sendings} onStatusByHand={props.onStatusByHand} />
      <Destination
        connection={connection.data}
        appId={appId}
        name={template.name}
        problem={connection.error?.message}
        connectionHref={connectionHref}
      />
      {connection.data?.platform === 'embedded' && <TestAnswers name={template.name} type={template.type} />}
    </div>
  );
}

function LastOutcome({ submission, sendings, onGoTo, connectionHref, onDownload }: SubmissionPanelProps) {
  const last = useStore(submission.last, (value) => value);
  if (!last?.outcome) return null;
  const { sending, outcome } = last;
  // A status that was set by hand later is in the history; the notice would contradict it.
  if (sendings.some(({ at, byHand }) => at === sending.at && byHand !== undefined)) return null;
  return (
    <OutcomeNotice
      key={sending.at}
      outcome={outcome}
      hasUnknownBefore={hasUnknownBefore(sendings, sending)}
      onGoTo={onGoTo}
      onSendAgain={submission.retry}
      connectionHref={connectionHref}
      onDownload={onDownload}
    />
  );
}
