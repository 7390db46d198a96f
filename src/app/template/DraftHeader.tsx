import { nameOrUntitled } from '../../schema/template/typeNames';
import { PencilLine } from 'lucide-react';
import type { Ref } from 'react';
import { NameTitle } from '../../editor/fields/NameField';
import { UndoBar } from '../../editor/panes/UndoBar';
import { SavedMark } from '../../library/session/SavedMark';
import type { Agent } from '../../preview/model/agent';
import { SendButton } from '../../submission/sending/SendButton';
import { useStore } from 'zustand';
import { PersonMark } from '../access/SignedIn';
import { useSendDenial } from '../access/signInLink';
import { useIsNarrow } from '../../ui/browser/hooks';
import { PageMenu } from '../frame/DisplaySwitches';
import { OfflineMark } from '../offline/OfflineNotices';
import { useHasSignIn, useNewDraftFocus, usePane } from '../../workspace/services/AppServices';
import type { SendingRecord } from '../../schema/draft/draft';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { ShareButton } from '../../sharing/ShareButton';
import type { DraftSending } from './sending/draftSending';
import { useDraftStatus } from '../live/useDraftStatus';
import { openDrawer, showTemplateErrors } from './drawer/drawerTabs';
import { useConnection } from '../../submission/connection/connection';
import styles from './DraftHeader.module.css';
import { TemplatesLink } from './HeaderBar';
import { TemplateMenu } from './TemplateMenu';
import { describeManualStatus, SendingBadge } from '../../submission/outcome/StatusBadge';
import { isUnderWay } from '../../submission/sending/sending';
import { Badge } from '../../ui/notices/Notice';
import { Spinner } from '../../ui/notices/waiting';
import { formatMoment } from '../../ui/time/time';
import words from '../../ui/styles/words.module.css';
import { useSpaceOfDraft } from '../../workspace/draftOnServer';
import { PlatformBadge } from '../../submission/connection/Destination';
import { useDestination } from '../../workspace/destination';
import { Link, useLocation } from 'wouter';
import { countMembers, isSet } from '../../schema/draft/set';
import { ButtonLink } from '../../ui/controls/Button';
import { draftHref, setHref } from '../../workspace/draftLinks';
import { plural } from '../../schema/values/text';
import { countToFix } from '../../editor/model/diagnosticsState';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { lazyPart } from '../../ui/loading/lazyPart';

const Faces = lazyPart(async () => (await import('../../team/Faces')).Faces, null);
const HeaderStanding = lazyPart(
  async () => (await import('../../review/standing/StandingMark')).HeaderStanding,
  null,
);
const NextName = lazyPart(async () => (await import('./sending/NextName')).NextName, null);

type DraftHeaderProps = {
  open: OpenedTemplate;
  sending: DraftSending;
  agent: Agent;
  draftId: string;
  /** Whether the form and the phones are shown, and not the versions or the set. */
  showsPanes: boolean;
  menuRef: Ref<HTMLButtonElement | null>;
  statusRef: Ref<HTMLButtonElement>;
  onShowSending: () => void;
  onDuplicate: () => void;
  onDownload: () => void;
  onLabel: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** The bar on top of an open draft: its name, its state, its steps, and the way to the approval. One row, two below 480 px. */
export function DraftHeader(props: DraftHeaderProps) {
  const {
    open,
    sending,
    agent,
    draftId,
    showsPanes,
    menuRef,
    statusRef,
    onShowSending,
    onDuplicate,
    onDownload,
  } = props;
  const { editor, autosave } = open;
  const isCreated = useDraftStatus(open).sending?.outcome === 'created';
  const { data: connection } = useConnection();
  const registerPane = usePane();
  const [, navigate] = useLocation();
  const isNarrow = useIsNarrow();
  const hasSignIn = useHasSignIn();
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const isReadOnly = useStore(editor.document.readOnly);
  const isArchived = useStore(open.archived);
  const canChange = useStore(open.access, (access) => access !== 'reader' && access !== 'lost');
  useNewDraftFocus(draftId, editor.focus, !isNarrow && showsPanes);
  function showProblems() {
    editor.diagnostics.revealAll();
    showTemplateErrors(open);
  }
  function showReview() {
    if (!showsPanes) navigate(draftHref(draftId));
    openDrawer(open, 'review');
  }
  return (
    <header ref={registerPane} className={styles.header} data-pane>
      <TemplatesLink />
      <div className={styles.naming}>
        {/* In a narrow window the name is a field of the form. */}
        {isNarrow || !showsPanes ? (
          <span className={styles.name}>{nameOrUntitled({ name })}</span>
        ) : (
          <NameTitle editor={editor} />
        )}
        <TemplateMenu
          ref={menuRef}
          draftId={draftId}
          tools={editor.tools}
          showsPanes={showsPanes}
          isCreated={isCreated}
          onDuplicate={onDuplicate}
          onDownload={onDownload}
          canChange={canChange}
          isArchived={isArchived}
          onLabel={props.onLabel}
          onArchive={props.onArchive}
          onDelete={props.onDelete}
        />
      </div>
      <StatusChip ref={statusRef} open={open} sending={sending} onPress={onShowSending} />
      {hasSignIn && <HeaderStanding open={open} onPress={showReview} />}
      {connection && connection.platforms.length > 1 && <DestinationMark open={open} />}
      <UndoBar editor={editor} />
      <div className={styles.saved}>
        {!isReadOnly && (
          <SavedMark state={autosave.state} id={draftId} space={open.space()} revision={open.revision} />
        )}
      </div>
      <OfflineMark />
      <Colleagues open={open} draftId={draftId} />
      <div className={styles.share}>
        <ShareButton open={open} agent={agent} />
      </div>
      {showsPanes && (
        <div className={styles.sending}>
          <FixButton editor={editor} onPress={showProblems} />
          <HeaderSendButton open={open} sending={sending} draftId={draftId} />
        </div>
      )}
      <PageMenu />
      {!isNarrow && <PersonMark />}
    </header>
  );
}

/** Who else has the draft open, where the server has it. */
function Colleagues({ open, draftId }: Pick<DraftHeaderProps, 'open' | 'draftId'>) {
  const space = useSpaceOfDraft(open);
  return space && <Faces open={open} draftId={draftId} />;
}

function HeaderSendButton({
  open,
  sending,
  draftId,
}: Pick<DraftHeaderProps, 'open' | 'sending' | 'draftId'>) {
  const set = useStore(open.editor.document, (state) => state.set);
  const problems = useStore(open.editor.diagnostics, ({ issues }) => issues.length);
  const { last } = sending.submission;
  const denial = useSendDenial(useSpaceOfDraft(open));
  if (isSet(set))
    return (
      <Link href={setHref(draftId, 'send')} asChild>
        <ButtonLink variant="primary">Send {plural(countMembers(set), 'template')}</ButtonLink>
      </Link>
    );
  return <SendButton last={last} problems={problems} denial={denial} onPress={() => void sending.press()} />;
}

type StatusChipProps = {
  ref: Ref<HTMLButtonElement>;
  open: OpenedTemplate;
  sending: DraftSending;
  onPress: () => void;
};

/** The standing of the draft at the platform. A press shows its sendings, or closes them. */
function StatusChip({ ref, open, sending, onPress }: StatusChipProps) {
  const isShown = useStore(sending.isShown);
  const { needsName } = useDraftStatus(open);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.chip}
        aria-expanded={isShown}
        title="Submissions and status"
        onClick={onPress}
      >
        <span className={words.visuallyHidden}>Status: </span>
        <Status open={open} sending={sending} />
      </button>
      {needsName && (
        <div className={styles.next}>
          <NextName open={open} onUsed={() => open.editor.focus.focus('name')} />
        </div>
      )}
    </>
  );
}

function Status({ open, sending }: Pick<StatusChipProps, 'open' | 'sending'>) {
  const { sending: decisive, isChanged, needsName } = useDraftStatus(open);
  const members = useStore(open.editor.document, ({ set }) => countMembers(set));
  const isSending = useStore(sending.submission.last, isUnderWay);
  if (isSending)
    return (
      <Badge tone="info" icon={<Spinner />}>
        Sending…
      </Badge>
    );
  if (!decisive)
    return <Badge icon={<PencilLine aria-hidden />}>{members > 1 ? `${members} templates` : 'Draft'}</Badge>;
  return (
    <>
      <SendingBadge sending={decisive} />
      <span className={styles.since}>
        {needsName
          ? 'changed since sent: needs a new name'
          : isChanged
            ? 'changed since sent'
            : describeSince(decisive)}
      </span>
    </>
  );
}

/** When the status came about, as far as this page knows. */
function describeSince({ outcome, at, noticedAt, byHand }: SendingRecord): string {
  if (byHand) return describeManualStatus(byHand);
  if (noticedAt !== undefined) return `noticed ${formatMoment(noticedAt)}`;
  return outcome === 'created' ? `since ${formatMoment(at)}` : formatMoment(at);
}

/** The platform to which the draft is sent, where there are several. */
function DestinationMark({ open }: { open: Pick<OpenedTemplate, 'screen' | 'sendings'> }) {
  const platform = useDestination(open);
  if (!platform) return null;
  return (
    <span
      className={styles.destination}
      title={`Sends to: ${platform.label}. You can change this before you send.`}
    >
      <span className={words.visuallyHidden}>Sends to: </span>
      <PlatformBadge platform={platform} />
    </span>
  );
}

type FixButtonProps = { editor: TemplateEditor; onPress: () => void };

/** The number of errors that the form shows. Leads to their list. A blank template has none to show yet. */
function FixButton({ editor, onPress }: FixButtonProps) {
  const count = useStore(editor.diagnostics, countToFix);
  if (count === 0) return null;
  return (
    <button type="button" className={styles.mend} title="Errors to fix before sending" onClick={onPress}>
      Fix {plural(count, 'error')}
    </button>
  );
}
