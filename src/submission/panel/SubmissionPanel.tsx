import type { ReactNode } from 'react';
import type { SendingRecord, ManualStatus } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import { useStore } from 'zustand';
import { useAppId } from '../connection/credentials';
import type { Connection } from '../../schema/responses/connection';
import { useConnection, platformNamed, platformOf } from '../connection/connection';
import { Destination, PlatformBadge } from '../connection/Destination';
import { TestAnswers } from '../connection/TestAnswers';
import { SendingHistory } from '../history/SendingHistory';
import { isNameTaken } from '../outcome/outcome';
import { OutcomeNotice } from '../outcome/OutcomeNotice';
import { findFollowed, findRejection, nameOf } from '../reading/settleSending';
import type { Follower } from '../reading/followSending';
import { AskStatus, LookNotice } from './FollowedStatus';
import { findShownOutcome, type ShownOutcome } from './findShownOutcome';
import { RejectedNotice } from './RejectedNotice';
import { BlockerNotice } from '../sending/BlockerNotice';
import type { Submission } from '../sending/createSubmission';
import { isUnderWay, type LastSending } from '../sending/sending';
import { SendButton } from '../sending/SendButton';
import styles from '../submission.module.css';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';

type SubmissionPanelProps = {
  submission: Submission;
  template: { name: string | undefined; type: TemplateType };
  sendings: readonly SendingRecord[];
  /** Whether it was sent, also where `sendings` are empty: by a program, or by a page that was closed too soon. */
  isSentElsewhere: boolean;
  /** The name of the platform that was chosen for this draft. */
  platformName: string | undefined;
  /** Asks the platform while a sending waits for its answer. */
  follower: Follower;
  onPress: () => void;
  onManualStatus: (byHand: ManualStatus | undefined) => void;
  /** Goes to a field, as a dotted path. */
  onGoTo: (path: string) => void;
  connectionHref: string;
  onDownload: () => void;
  /** Gives the draft the next free name. */
  nextName: ReactNode;
  /** Drawn on top: what the page knows of the draft's standing. */
  children?: ReactNode;
};

/** One draft's sending: destination, button, outcome and history. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { submission, template, sendings, connectionHref } = props;
  const connection = useConnection();
  const platform = connection.data && platformNamed(connection.data, props.platformName);
  const appId = useAppId(platform);
  const { blocker, crash } = useStore(submission.state);
  /** The sending that has no outcome yet: its record is only for a crash. */
  const underWay = useStore(submission.last, (last) => (isUnderWay(last) ? last?.sending.at : undefined));
  const isSending = underWay !== undefined;
  const last = useStore(submission.last);
  const found = findShownOutcome(last, sendings);
  // After a reload, nobody waits for news of a name that the draft no longer has.
  const newest = sendings.at(-1);
  const isPast = !last && found && isNameTaken(found.outcome) && newest && nameOf(newest) !== template.name;
  const shown = isPast ? undefined : found;
  const rejection = isSending ? undefined : findRejection(sendings, template.name);
  // The notice of a rejection says more than that of the response, unless that one was odd.
  const isOfRejection = shown?.at === rejection?.at;
  const isOdd = isOfRejection && shown?.outcome.kind === 'created_odd';
  // An unexpected exception belongs to the crash notice.
  if (crash !== undefined) throw crash;
  return (
    <div className={layout.looseStack}>
      {sendings.length === 0 && !props.isSentElsewhere && !isSending && <p>Not sent yet</p>}
      {props.children}
      <div className={`${layout.tightStack} ${styles.send}`} data-send-button>
        <SendButton last={submission.last} onPress={props.onPress} />
        <p className={`${words.note} ${styles.words}`}>
          {isSending
            ? 'You can keep editing while this is sent.'
            : 'You’ll review everything before it is sent.'}
        </p>
      </div>
      {blocker && (
        <BlockerNotice kind={blocker} connectionHref={connectionHref} onReconnect={submission.reconnect} />
      )}
      {shown && (!isOfRejection || isOdd) && (
        <LastOutcome {...props} connection={connection.data} last={last} shown={shown} />
      )}
      {rejection && !isOdd && (
        <RejectedNotice
          record={rejection}
          // The notice of a taken name has it.
          nextName={shown && isNameTaken(shown.outcome) ? null : props.nextName}
        />
      )}
      {!isSending && findFollowed(sendings)?.outcome === 'created' && <AskStatus follower={props.follower} />}
      <SendingHistory
        sendings={sendings.filter(({ at }) => at !== underWay)}
        onManualStatus={props.onManualStatus}
      />
      <Destination
        platform={platform}
        appId={appId}
        name={template.name}
        problem={connection.error?.message}
        connectionHref={connectionHref}
      />
      {platform?.platform === 'embedded' && <TestAnswers name={template.name} type={template.type} />}
    </div>
  );
}

type LastOutcomeProps = SubmissionPanelProps & {
  connection: Connection | undefined;
  last: LastSending | undefined;
  shown: ShownOutcome;
};

/** The notice of the last sending, with what was found at the platform since. */
function LastOutcome(props: LastOutcomeProps) {
  const { connection, submission, template, follower, sendings, nextName, last, shown } = props;
  const { onPress, onGoTo, connectionHref, onDownload } = props;
  const seen = useStore(follower.state);
  const { outcome, at } = shown;
  const sending = last?.sending.at === at ? last.sending : sendings.find((record) => record.at === at);
  const platform = sending && platformOf(connection, sending);
  // After a reload the sent body is only a record: a review comes first.
  const again = last?.outcome ? submission.retry : onPress;
  // If the name belongs to another template, the same again would be refused.
  const isNameOfAnother = seen.at === at && seen.result === 'other';
  const sendAgain = isNameOfAnother ? undefined : again;
  return (
    <OutcomeNotice
      key={at}
      outcome={outcome}
      hasUnknownBefore={shown.isOwnName}
      nextName={sending && nameOf(sending) === template.name && nextName}
      onGoTo={onGoTo}
      onSendAgain={sendAgain}
      connectionHref={connectionHref}
      onDownload={onDownload}
    >
      {platform && connection && connection.platforms.length > 1 && (
        <p>
          Sent to: <PlatformBadge platform={platform} />
        </p>
      )}
      {findFollowed(sendings)?.outcome === 'unknown' &&
        (shown.isOwnName || outcome.kind === 'unknown' || outcome.kind === 'created_unreadable') && (
          <LookNotice follower={follower} />
        )}
    </OutcomeNotice>
  );
}
