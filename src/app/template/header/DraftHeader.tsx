import { ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { NameTitle } from '../../../editor/fields/NameField';
import { UndoBar } from '../../../editor/panes/UndoBar';
import { SavedMark } from '../../../library/session/SavedMark';
import type { Agent } from '../../../preview/model/agent';
import { SendButton } from '../../../submission/sending/SendButton';
import { useStore } from 'zustand';
import { PersonMark } from '../../access/SignedIn';
import { useSendDenial } from '../../access/signIn';
import { useIsNarrow } from '../../../ui/browser/hooks';
import { PageMenu } from '../../frame/PageMenu';
import { OfflineMark } from '../../offline/OfflineMark';
import { usePane } from '../../../workspace/services/usePane';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { ShareButton } from '../../../sharing/ShareButton';
import type { DraftSending } from '../sending/createDraftSending';
import { useDraftStatus } from '../../live/useDraftStatus';
import { useLastSending } from '../sending/useLastSending';
import { showTemplateErrors } from '../drawer/showErrors';
import { MendButton } from './MendButton';
import { DestinationMark } from './DestinationMark';
import { useConnection } from '../../../submission/connection/connection';
import { StatusChip } from './StatusChip';
import styles from './DraftHeader.module.css';
import { TemplateMenu } from './TemplateMenu';

type DraftHeaderProps = {
  open: OpenedTemplate;
  sending: DraftSending;
  agent: Agent;
  draftId: string;
  showsVersions: boolean;
  menuRef: Ref<HTMLButtonElement | null>;
  statusRef: Ref<HTMLButtonElement>;
  onShowSending: () => void;
  onDuplicate: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** The bar as high as the header, without what belongs to the draft. */
export function HeaderBar() {
  return (
    <header className={styles.header}>
      <TemplatesLink />
    </header>
  );
}

function TemplatesLink() {
  return (
    <Link href="/" className={styles.back} title="All templates">
      <ChevronLeft aria-hidden />
      <span>Templates</span>
    </Link>
  );
}

/** The bar on top of an open draft: its name, its state, its steps, and the way to the approval. One row, two below 480 px. */
export function DraftHeader(props: DraftHeaderProps) {
  const {
    open,
    sending,
    agent,
    draftId,
    showsVersions,
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
  const isNarrow = useIsNarrow();
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const isReadOnly = useStore(editor.document.readOnly);
  function showProblems() {
    editor.diagnostics.revealAll();
    showTemplateErrors(open);
  }
  return (
    <header ref={registerPane} className={styles.header} data-pane>
      <TemplatesLink />
      <div className={styles.naming}>
        {/* In a narrow window the name is a field of the form. */}
        {isNarrow || showsVersions ? (
          <span className={styles.name}>{name || 'Untitled template'}</span>
        ) : (
          <NameTitle editor={editor} />
        )}
        <TemplateMenu
          ref={menuRef}
          draftId={draftId}
          tools={editor.tools}
          showsVersions={showsVersions}
          isCreated={isCreated}
          onDuplicate={onDuplicate}
          onDownload={onDownload}
          onDelete={props.onDelete}
        />
      </div>
      <StatusChip ref={statusRef} open={open} sending={sending} onPress={onShowSending} />
      {connection && connection.platforms.length > 1 && <DestinationMark open={open} />}
      <UndoBar editor={editor} />
      <div className={styles.saved}>{!isReadOnly && <SavedMark state={autosave.state} />}</div>
      <OfflineMark />
      <div className={styles.share}>
        <ShareButton open={open} agent={agent} />
      </div>
      {!showsVersions && (
        <div className={styles.sending}>
          <MendButton editor={editor} onPress={showProblems} />
          <HeaderSendButton open={open} sending={sending} />
        </div>
      )}
      <PageMenu />
      {!isNarrow && <PersonMark />}
    </header>
  );
}

function HeaderSendButton({ open, sending }: Pick<DraftHeaderProps, 'open' | 'sending'>) {
  const problems = useStore(open.editor.diagnostics, ({ issues }) => issues.length);
  const last = useLastSending(sending);
  const denial = useSendDenial();
  return <SendButton last={last} problems={problems} denial={denial} onPress={() => void sending.press()} />;
}
