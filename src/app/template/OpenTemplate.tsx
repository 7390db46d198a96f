import { useRef } from 'react';
import { useLocation, useRoute } from 'wouter';
import { UndoBar } from '../../editor/panes/UndoBar';
import { EditorTools } from '../../editor/table/EditorTools';
import { AccessBanner } from '../../library/session/AccessBanner';
import type { DraftLock } from '../../library/session/draftLock';
import { listDrafts } from '../../library/storage/drafts';
import type { OpenedDraft } from '../../library/storage/openStoredDraft';
import { OtherVersionBanner } from '../../library/session/OtherVersionBanner';
import { SavedMark } from '../../library/session/SavedMark';
import { StorageBanner } from '../../library/session/StorageBanner';
import { useStore } from '../../ui/useStore';
import { download } from '../../ui/browser/download';
import { lazyPart } from '../../ui/loading/lazyPart';
import { AppHeader } from '../frame/AppHeader';
import { draftFile } from '../session/draftFile';
import { useAgent } from '../senders/useAgent';
import { useAppServices } from '../services/AppServices';
import { copyOfDraft } from '../session/newDraft';
import { draftHref } from '../session/draftHref';
import styles from './OpenTemplate.module.css';
import { TemplatePanes } from './TemplatePanes';
import { usePlatformTextLimit } from '../session/usePlatformTextLimit';
import { useOpenTemplate } from './useOpenTemplate';
import { VersionsLink } from './versions/VersionsLink';

const VersionsPage = lazyPart(async () => (await import('./versions/VersionsPage')).VersionsPage);

/** The page of one open draft. */
export function OpenTemplate({ opened, lock }: { opened: OpenedDraft; lock: DraftLock }) {
  const open = useOpenTemplate(opened, lock);
  const { editor, access, autosave, read } = open;
  const { newDrafts } = useAppServices();
  const [, navigate] = useLocation();
  usePlatformTextLimit(editor);

  const [showsVersions] = useRoute('/templates/:id/versions');
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const sender = useStore(open.sender, (value) => value);
  const trustsMedia = useStore(open.trustsMedia, (value) => value);
  const agent = useAgent(sender, trustsMedia);
  const id = useStore(open.id, (value) => value);
  const keptAs = useStore(open.otherVersion, (value) => value);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);

  const versionsLink = useRef<HTMLAnchorElement>(null);
  // Wait until the draft is drawn: the focus is lost when the pressed button disappears.
  const focusVersionsLink = () => requestAnimationFrame(() => versionsLink.current?.focus());

  const save = () => download(...draftFile(read()));
  /** Runs an action from a banner, which then disappears, and moves the focus to the field edited last. */
  async function runFromBanner(action: () => void | Promise<void>) {
    await action();
    await open.accessChanged();
    if (!editor.document.readOnly.get()) editor.focus.focus(editor.selection.get().path ?? 'name');
  }
  async function copy() {
    const drafts = await listDrafts();
    const names = drafts.ok ? drafts.value.drafts.map(({ template }) => template.name ?? '') : [];
    navigate(draftHref(newDrafts.add(copyOfDraft(read(), new Set(names))).id));
  }
  return (
    <div className={showsVersions ? undefined : styles['panes']}>
      <title>{`${showsVersions ? 'Versions of ' : ''}${name || 'New template'} · RCS Template Builder`}</title>
      <AppHeader>
        <UndoBar editor={editor} />
        <VersionsLink ref={versionsLink} draftId={id} isOpen={showsVersions} />
        {!isReadOnly && <SavedMark state={autosave.state} />}
      </AppHeader>
      <div className={styles['banners']} data-banners>
        <StorageBanner state={autosave.state} onDownload={save} />
        <AccessBanner
          access={access}
          onTakeOver={() => runFromBanner(lock.takeOver)}
          onEdit={() => runFromBanner(lock.accept)}
          onCopy={copy}
          onBringBack={() => runFromBanner(open.bringBack)}
        />
        <OtherVersionBanner of={read().otherVersion} keptAs={keptAs} hrefOf={draftHref} />
      </div>
      {showsVersions ? (
        <VersionsPage open={open} draftId={id} onRestored={focusVersionsLink} />
      ) : (
        <TemplatePanes open={open} agent={agent} onDownload={save} draftId={id} />
      )}
      <EditorTools editor={editor} />
    </div>
  );
}
