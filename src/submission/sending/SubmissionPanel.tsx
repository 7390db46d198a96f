import { Send } from 'lucide-react';
import { useState } from 'react';
import { isOffline } from '../../http/isOffline';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import type { TemplateType } from '../../schema/values/enums';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { announce } from '../../ui/notices/announcer';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { formatMoment } from '../../ui/time/formatMoment';
import { Spinner } from '../../ui/notices/Spinner';
import { useAppId } from '../connection/chosenAppId';
import { useConnection } from '../connection/connection';
import { Destination } from '../connection/Destination';
import { Blocker, type BlockerKind } from './Blocker';
import type { CreationOutcome } from '../outcome/outcome';
import { OutcomeNotice } from '../outcome/OutcomeNotice';
import { outcomeMessages } from '../outcome/outcomeMessages';
import { pageToken } from '../connection/pageToken';
import { toSendingRecord } from '../history/sendingRecord';
import { SendingHistory } from '../history/SendingHistory';
import { SendReview } from './SendReview';
import styles from './SubmissionPanel.module.css';
import { TestAnswers } from '../connection/TestAnswers';
import { useCreateTemplate, type Submission } from './useCreateTemplate';

type SubmissionPanelProps = {
  /** What the sending belongs to, usually the draft's id: the last outcome comes back with it. */
  scope?: string;
  template: { name: string | undefined; type: TemplateType };
  /** Said in the review before sending. */
  warnings: string[];
  /** The template to send; undefined when it has errors, which the editor shows and focuses. */
  prepare: () => Promise<CreateTemplatePayload | undefined>;
  sendings: SendingRecord[];
  onStatusByHand: (byHand: StatusByHand | undefined) => void;
  onSent: (record: SendingRecord, refused?: { path: (string | number)[]; message: string }) => void;
  /** Goes to a field, as a dotted path. */
  onGoTo: (path: string) => void;
  connectionHref: string;
  draftDownload: () => void;
};

type SendingPlace = Pick<Submission, 'payload' | 'platform' | 'appId'>;

/** What to say when this draft has made a template of that name there already. */
function takenWords(sendings: readonly SendingRecord[], { payload, platform, appId }: SendingPlace) {
  const earlier = sendings.findLast(
    (sending) =>
      sending.outcome === 'created' &&
      sending.platform === platform &&
      sending.appId === appId &&
      nameOf(sending.payload) === payload.name,
  );
  if (!earlier) return [];
  return [
    `The name “${payload.name}” was created under this app id ${formatMoment(earlier.at)}. Each name can be used once: the platform will refuse it. Give this template another name.`,
  ];
}

function nameOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'name' in payload ? payload.name : undefined;
}

/** Sends the template and shows what came back. The button is always there to press, and says what is in the way. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { scope = 'template', template, warnings, prepare, sendings, onSent, onGoTo } = props;
  const connection = useConnection();
  const appId = useAppId(connection.data);
  const hasToken = useStore(pageToken, (token) => token !== '');
  const [review, setReview] = useState<Omit<Submission, 'at'>>();
  const [hindrance, setHindrance] = useState<BlockerKind>();
  const { last, send } = useCreateTemplate(scope, handleOutcome);
  const sending = last !== undefined && last.outcome === undefined;

  function handleOutcome(outcome: CreationOutcome, submission: Submission) {
    const { at, platform, appId: to, payload } = submission;
    const record = toSendingRecord(outcome, { at, platform, appId: to, payload });
    if (outcome.kind === 'created') announce(outcomeMessages(outcome).title);
    if (outcome.kind === 'refused_content' && outcome.path) {
      onSent(record, { path: outcome.path, message: outcome.message });
    } else {
      onSent(record);
    }
  }

  // What the operator answered later is in the history; the notice would contradict it.
  const isAnsweredSince = sendings.some(
    ({ at, byHand }) => at === last?.submission.at && byHand !== undefined,
  );

  /** Nothing may go out before the platform's own word, whichever button is pressed. */
  function mustWait(): boolean {
    const outcome = last?.outcome;
    return outcome?.kind === 'refused_rate' && (outcome.until ?? 0) > Date.now();
  }

  function findHindrance(): BlockerKind | undefined {
    if (mustWait()) return 'wait';
    if (!connection.data) return 'no_connection';
    if (appId === undefined) return 'no_app_id';
    return connection.data.credentials === 'page' && !hasToken ? 'no_token' : undefined;
  }

  async function handlePress() {
    if (sending) return;
    setHindrance(undefined);
    const payload = await prepare();
    if (!payload) return;
    const inTheWay = (await isOffline()) ? 'offline' : findHindrance();
    if (inTheWay || !connection.data || appId === undefined) {
      setHindrance(inTheWay);
      return;
    }
    const { platform, baseUrl, credentials } = connection.data;
    setReview({
      // A copy: what is reviewed is what is sent, whatever is typed meanwhile.
      payload: structuredClone(payload),
      platform: platform === 'embedded' ? 'embedded' : baseUrl,
      appId,
      withPageToken: credentials === 'page',
    });
  }

  function handleSend(submission: Omit<Submission, 'at'>) {
    setReview(undefined);
    const inTheWay = findHindrance();
    setHindrance(inTheWay);
    if (!inTheWay) send({ ...submission, at: Date.now() });
  }

  return (
    <div className={styles['panel']}>
      <Destination
        connection={connection.data}
        appId={appId}
        name={template.name}
        trouble={connection.error?.message}
        connectionHref={props.connectionHref}
      />
      <div className={styles['send']}>
        <Button
          look="primary"
          icon={sending ? <Spinner /> : <Send aria-hidden />}
          aria-disabled={sending}
          onClick={() => void handlePress()}
        >
          {sending ? 'Sending…' : 'Send for approval'}
        </Button>
        <p className={styles['words']}>
          {sending
            ? 'You can go on editing: what is sent is a copy.'
            : 'You see what goes out, to where and under which name, before it does.'}
        </p>
      </div>
      {hindrance && (
        <Blocker
          kind={hindrance}
          connectionHref={props.connectionHref}
          onRetryConnection={() => {
            setHindrance(undefined);
            void connection.refetch();
          }}
        />
      )}
      {last?.outcome && !isAnsweredSince && (
        <OutcomeNotice
          key={last.submission.at}
          outcome={last.outcome}
          earlierUnknown={sendings.some(
            ({ at, outcome, payload }) =>
              outcome === 'unknown' &&
              at < last.submission.at &&
              nameOf(payload) === last.submission.payload.name,
          )}
          onGoTo={onGoTo}
          onSendAgain={() => handleSend(last.submission)}
          connectionHref={props.connectionHref}
          draftDownload={props.draftDownload}
        />
      )}
      <SendingHistory sendings={sendings} onStatusByHand={props.onStatusByHand} />
      {connection.data?.platform === 'embedded' && <TestAnswers name={template.name} type={template.type} />}
      {review && connection.data && (
        <SendReview
          submission={review}
          connection={connection.data}
          warnings={[...takenWords(sendings, review), ...warnings]}
          onConfirm={() => handleSend(review)}
          onCancel={() => setReview(undefined)}
        />
      )}
    </div>
  );
}
