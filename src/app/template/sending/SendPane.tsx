import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { PictureJob, Pictures } from '../../../editor/media/Pictures';
import { isolate } from '../../../lib/text/isolate';
import { describeMissing, describeRunning } from './waiting';
import { PendingJsonNotice } from '../../../editor/json/PendingJsonNotice';
import { samplesOf } from '../../../schema/draft/samples';
import { withStatusByHand } from '../../../schema/draft/sendings';
import { isNameTaken } from '../../../submission/outcome/outcome';
import { nameOf } from '../../../submission/reading/settleSending';
import { SendingHistory } from '../../../submission/history/SendingHistory';
import { SubmissionPanel } from '../../../submission/panel/SubmissionPanel';
import { ButtonLink, Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/notices/Notice';
import { useStore } from 'zustand';
import { useSendDenial } from '../../access/signInLink';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { useDestination } from '../../../workspace/destination';
import { NextName } from './NextName';
import type { DraftSending } from './draftSending';
import { useSpaceOfDraft } from '../../../workspace/draftOnServer';
import { ApprovalNotice, useApproval } from './Approval';
import { EmergencyReason } from '../../../submission/sending/EmergencyReason';
import { ServerSendings, useServerSendings } from './ServerSendings';
import { countMembers, isSet } from '../../../schema/draft/set';
import { plural } from '../../../schema/values/text';
import { live, setHref, versionsAddress } from '../../../workspace/draftLinks';
import { useDraftStatus } from '../../live/useDraftStatus';
import type { Finding } from '../../../advice/model/advice';
import { groupBy } from '../../../lib/values';
import type { Agent } from '../../../preview/model/agent';
import { nameOfPath } from '../../../schema/template/templateTree';
import { useConnection } from '../../../submission/connection/connection';
import { SendReview, type ReviewWarning } from '../../../submission/sending/SendReview';
import { fixAll } from '../../../editor/check/checkGroups';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { describeNameUse, findNameUse } from '../../../checks/reportName';
import { DescribedDrawing } from '../../../phones/DescribedDrawing';
import { MessagePreview } from '../../../preview/MessagePreview';
import { defaultPreviewOptions } from '../../../preview/model/options';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { usePageTheme } from '../../../workspace/usePageTheme';
import { mediaAddress, ownMediaAddress } from '../../../workspace/mediaAddress';
import layout from '../../../ui/styles/layout.module.css';
import words from '../../../ui/styles/words.module.css';
import styles from './SendPane.module.css';

type SendPaneProps = {
  open: OpenedTemplate;
  sending: DraftSending;
  onGoTo: (path: string) => void;
  onOpenJson: () => void;
  onOpenReview: () => void;
  onDownload: () => void;
};

/** Destination, outcome and history of the open draft's sending, where this tab may change it. */
export function SendPane(props: SendPaneProps) {
  const isReadOnly = useStore(props.open.editor.document.readOnly);
  const access = useStore(props.open.access);
  const set = useStore(props.open.editor.document, (state) => state.set);
  if (isSet(set))
    return (
      <Notice tone="info" title={`This message becomes ${plural(countMembers(set), 'template')}`}>
        <p>
          They are sent together:{' '}
          <Link href={setHref(props.open.id.getState(), 'send')}>Languages and rows</Link>.
        </p>
      </Notice>
    );
  if (!isReadOnly) return <WritableSendPane {...props} />;
  if (access === 'reader') return <ReaderSendPane open={props.open} />;
  return (
    <Notice tone="info" title="You can’t send from this tab">
      <p>It’s read-only here. The notice above says how to edit and send it.</p>
    </Notice>
  );
}

/** What was sent from the draft, for a person who may only read it. */
function ReaderSendPane({ open }: Pick<SendPaneProps, 'open'>) {
  const space = useSpaceOfDraft(open);
  const sent = useStore(open.sendings);
  const recorded = useServerSendings(open);
  return (
    <div className={layout.looseStack}>
      {space && (
        <p>
          In <bdi>{space.label}</bdi> you can see what was sent, but not send.
        </p>
      )}
      {sent.length === 0 && recorded.length === 0 && <p>Not sent yet</p>}
      <SendingHistory sendings={sent} />
      <ServerSendings recorded={recorded} />
    </div>
  );
}

function WritableSendPane({ open, sending, onGoTo, onOpenJson, onOpenReview, onDownload }: SendPaneProps) {
  const { editor, sendings } = open;
  const denial = useSendDenial(useSpaceOfDraft(open));
  const name = useStore(editor.document, ({ draft }) => draft.name);
  const type = useStore(editor.document, ({ draft }) => draft.type);
  const sent = useStore(sendings);
  const destination = useDestination(open);
  const recorded = useServerSendings(open);
  const { submission, follower } = sending;
  return (
    <>
      <PendingJsonNotice editor={editor} onOpenJson={onOpenJson} />
      <SubmissionPanel
        submission={submission}
        template={{ name, type }}
        sendings={sent}
        isSentElsewhere={recorded.length > 0}
        platformName={destination?.name}
        follower={follower}
        onPress={() => void sending.press()}
        onManualStatus={(byHand) => sendings.setState(withStatusByHand(sendings.getState(), byHand), true)}
        onGoTo={onGoTo}
        connectionHref="/connection"
        onDownload={onDownload}
        nextName={<NextName open={open} onUsed={() => onGoTo('name')} />}
      >
        {denial !== undefined && <p>{denial}</p>}
        <ApprovalNotice open={open} onOpenReview={onOpenReview} />
        <NewNameNotice open={open} onGoTo={onGoTo} sending={sending} />
      </SubmissionPanel>
      <ServerSendings recorded={recorded} />
    </>
  );
}

/** Offers another name where the draft can no longer be sent under its own. */
function NewNameNotice({ open, onGoTo, sending }: Pick<SendPaneProps, 'open' | 'onGoTo' | 'sending'>) {
  const { needsName } = useDraftStatus(open);
  const name = useStore(open.editor.document, ({ draft }) => draft.name);
  const isTaken = useStore(sending.follower.state, ({ result }) => result === 'other');
  // The outcome of the sending says so, with the next name.
  const isReported = useStore(
    sending.submission.last,
    (last) => last?.outcome !== undefined && isNameTaken(last.outcome) && last.sending.payload.name === name,
  );
  const isRecorded = useStore(open.sendings, (sent) => {
    const newest = sent.at(-1);
    return newest?.isNameTaken === true && nameOf(newest) === name;
  });
  if (isReported || isRecorded) return null;
  if (!needsName && !isTaken) return null;
  return (
    <Notice
      tone="info"
      title={isTaken ? 'This name is taken' : 'Changed since it was sent'}
      actions={
        <>
          <NextName open={open} onUsed={() => onGoTo('name')} />
          {needsName && (
            <Link href={versionsAddress(open.id.getState(), { from: live })} asChild>
              <ButtonLink size="small">See what changed</ButtonLink>
            </Link>
          )}
        </>
      }
    >
      <p>A template can’t be changed after it’s sent. Send this one under a new name.</p>
    </Notice>
  );
}

type ReviewPaneProps = {
  open: OpenedTemplate;
  agent: Agent;
  sending: DraftSending;
  onGoTo: (path: string) => void;
  onOpenJson: () => void;
  onOpenReview: () => void;
  pictures: Pick<Pictures, 'retry' | 'dismiss'>;
};

/** Each warning once, with all of its places. */
function groupWarnings(
  advice: readonly Finding[],
  editor: TemplateEditor,
  nextName: ReactNode,
  onFixed: () => void,
): ReviewWarning[] {
  // What another source calls an error does not block sending, so it is asked about first.
  const warnings = [
    ...advice.filter(({ level }) => level === 'error'),
    ...advice.filter(({ level }) => level === 'warning'),
  ];
  return [...groupBy(warnings, ({ message }) => message)].map(([message, places]) => {
    const fixable = places.filter(({ fix }) => fix);
    return {
      message,
      places: places.map(({ path }) => ({ path: path.join('.'), name: nameOfPath(path) })),
      // The name must be free on the platform too.
      remedy: places.some(({ id }) => id === 'name-used')
        ? nextName
        : fixable[0]?.fix && (
            <Button size="small" onClick={() => fixAll(editor, fixable) && onFixed()}>
              {fixable[0].fix.action}
            </Button>
          ),
    };
  });
}

/** The review of a sending, over the page. */
export function ReviewPane({
  open,
  agent,
  sending,
  pictures,
  onGoTo,
  onOpenJson,
  onOpenReview,
}: ReviewPaneProps) {
  const { editor, sendings } = open;
  const { submission } = sending;
  const connection = useConnection();
  const { review } = useStore(submission.state);
  const sent = useStore(sendings);
  const advice = useStore(editor.diagnostics, (state) => state.advice);
  const unchecked = useStore(editor.diagnostics, (state) => state.unchecked);
  const dismissed = useStore(editor.diagnostics, (state) => state.dismissed);
  const waiting = useStore(sending.waiting);
  const isQueued = useStore(sending.isQueued);
  const hasPendingJson = useStore(editor.json, ({ pending }) => pending !== undefined);
  const approval = useApproval(open, review?.payload);
  const emergency = useStore(sending.emergency);
  if (!review || !connection.data) return null;

  const running = describeRunning(waiting);

  function reviewAgain() {
    submission.cancel();
    void sending.press();
  }
  const openReview = (
    <Button
      size="small"
      onClick={() => {
        submission.cancel();
        onOpenReview();
      }}
    >
      Open the review
    </Button>
  );
  const nextName = <NextName open={open} onUsed={reviewAgain} />;
  // Check is silent about a draft that was created as it is; sending it again is asked about.
  const taken = findNameUse({ template: review.payload, sendings: sent, others: [], destination: review });
  const warnings = [
    taken === undefined
      ? []
      : {
          message: describeNameUse(review.payload.name, taken),
          places: [{ path: 'name', name: 'Template name' }],
          remedy: nextName,
        },
    approval === 'advised'
      ? { message: 'No reviewer has approved this version.', places: [], remedy: openReview }
      : [],
    groupWarnings(
      advice.filter(({ id }) => taken === undefined || id !== 'name-used'),
      editor,
      nextName,
      reviewAgain,
    ),
  ].flat();
  return (
    <SendReview
      sending={review}
      connection={connection.data}
      obstacle={
        hasPendingJson
          ? {
              title: 'Waiting for text',
              message:
                'The code view has changes that aren’t in the draft. Fix or discard them before you send.',
              remedy: (
                <Button
                  size="small"
                  onClick={() => {
                    submission.cancel();
                    onOpenJson();
                  }}
                >
                  Open code view
                </Button>
              ),
            }
          : approval === 'missing' && emergency.trim() === ''
            ? {
                title: 'No reviewer has approved this',
                message: 'This space sends only templates that a reviewer has approved.',
                remedy: openReview,
              }
            : undefined
      }
      exception={
        approval === 'missing' && (
          <EmergencyReason
            value={emergency}
            onChange={(reason) => sending.emergency.setState(reason, true)}
          />
        )
      }
      warnings={warnings}
      unchecked={unchecked.filter((sentence) => !running.some(({ message }) => message === sentence))}
      waiting={{
        running,
        missing: describeMissing(waiting),
        failed: waiting.failed.map((job) => describeFailed(job, pictures)),
        isQueued,
      }}
      dismissed={[...new Set(dismissed.map(({ message }) => message))]}
      picture={<ReviewPhones open={open} template={review.payload} agent={agent} />}
      onGoTo={(path) => {
        submission.cancel();
        onGoTo(path);
      }}
      onDestination={submission.chooseDestination}
      onConfirm={sending.confirm}
      onQueue={sending.queue}
      onCancel={submission.cancel}
    />
  );
}

/** A file that could not be uploaded, with what can be done about it. */
function describeFailed({ id, name, step }: PictureJob, pictures: ReviewPaneProps['pictures']) {
  const isRefused = step.name === 'refused';
  return {
    name: isolate(name),
    reason: isRefused ? step.reason : '',
    onRetry: isRefused && step.canRetry ? () => void pictures.retry(id) : undefined,
    onLeaveOut: () => void pictures.dismiss(id),
  };
}

type ReviewPhonesProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  template: TemplateDraft;
  agent: Agent;
};

/** A small picture of what is sent, on both phones. Its personal fields have the samples that the phones of the page have. */
function ReviewPhones({ open, template, agent }: ReviewPhonesProps) {
  const theme = usePageTheme();
  const isTrusted = useStore(open.trustsMedia);
  const parameters = useStore(open.editor.document, (state) => state.parameters);
  const samples = useMemo(() => samplesOf(parameters, 'typical', template), [parameters, template]);
  return (
    <div className={layout.tightStack}>
      <DescribedDrawing template={template} samples={samples} className={styles.phones}>
        {(['android', 'ios'] as const).map((system) => (
          <div key={system} className={styles.phone}>
            <MessagePreview
              system={system}
              template={template}
              agent={agent}
              theme={theme}
              options={defaultPreviewOptions}
              mapMediaUrl={isTrusted ? mediaAddress : ownMediaAddress}
              samples={samples}
            />
          </div>
        ))}
      </DescribedDrawing>
      {Object.keys(samples).length > 0 && (
        <p className={`${words.note} ${styles.samples}`}>
          Personal fields show sample values. Each customer sees their own.
        </p>
      )}
    </div>
  );
}
