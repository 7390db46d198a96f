import { useEffect, useState } from 'react';
import { useLocation, useRoute } from 'wouter';
import { UndoBar } from '../../editor/panes/UndoBar';
import { AccessBanner } from '../../library/session/AccessBanner';
import type { DraftLock } from '../../library/session/draftLock';
import { listDrafts } from '../../library/storage/drafts';
import type { OpenedDraft } from '../../library/storage/openStoredDraft';
import { OtherVersionBanner } from '../../library/session/OtherVersionBanner';
import { SavedMark } from '../../library/session/SavedMark';
import { agentSetting } from '../../library/settings/settings';
import { StorageBanner } from '../../library/session/StorageBanner';
import { useStore } from '../../ui/useStore';
import { download } from '../../ui/browser/download';
import { lazyPart } from '../../ui/loading/lazyPart';
import { saveBeforeReload } from '../../ui/browser/reloadPage';
import { AppHeader } from '../frame/AppHeader';
import { draftFile } from '../session/draftFile';
import { keepCopyOf } from '../session/newDraft';
import { openDraft } from '../session/openDraft';
import { createOpenTemplate } from '../session/createOpenTemplate';
import { movePage } from '../frame/pageKey';
import styles from './OpenTemplate.module.css';
import { TemplatePanes } from './TemplatePanes';
import { usePlatformTextLimit } from '../session/usePlatformTextLimit';
import { VersionsLink } from './versions/VersionsLink';

/** Loaded when it is opened. */
const VersionsPage = lazyPart(async () => (await import('./versions/VersionsPage')).VersionsPage);

const draftHref = (id: string) => `/templates/${id}`;

/** The page of one open draft. */
export function OpenTemplate({ opened, lock }: { opened: OpenedDraft; lock: DraftLock }) {
  const [open] = useState(() => createOpenTemplate(opened, lock));
  const { editor, access, autosave, read, saveNow, start } = open;
  const [, navigate] = useLocation();
  usePlatformTextLimit(editor);

  // The storage, other tabs, the crash notice and the window live outside React.
  useEffect(() => {
    openDraft.set(read);
    const stop = start();
    const forget = saveBeforeReload(async () => {
      await saveNow();
      return !autosave.isUnsaved();
    });
    return () => {
      forget();
      stop();
      openDraft.set(undefined);
    };
  }, [autosave, read, saveNow, start]);

  // The address bar is outside React: this page stays as it is, under the address of its version.
  useEffect(() => {
    let from = open.id.get();
    return open.id.subscribe(() => {
      const to = open.id.get();
      movePage(from, to);
      from = to;
      navigate(draftHref(to), { replace: true });
    });
  }, [open, navigate]);

  const [showsVersions] = useRoute('/templates/:id/versions');
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const agent = useStore(agentSetting, (value) => value);
  const id = useStore(open.id, (value) => value);
  const keptAs = useStore(open.otherVersion, (value) => value);
  const isReadOnly = useStore(editor.document.readOnly, (value) => value);

  const save = () => download(...draftFile(read()));
  /** What was pressed is gone then: the focus goes to where the writing goes on. */
  async function goOn(action: () => void | Promise<void>) {
    await action();
    await open.settled();
    if (!editor.document.readOnly.get()) editor.focus.focus(editor.selection.get().path ?? 'name');
  }
  async function copy() {
    const drafts = await listDrafts();
    const names = drafts.ok ? drafts.value.drafts.map(({ template }) => template.name ?? '') : [];
    navigate(draftHref(keepCopyOf(read(), new Set(names)).id));
  }
  return (
    <div className={showsVersions ? undefined : styles['panes']}>
      <title>{`${showsVersions ? 'Versions of ' : ''}${name || 'New template'} · RCS Template Builder`}</title>
      <AppHeader>
        <UndoBar editor={editor} />
        <VersionsLink draftId={id} isOpen={showsVersions} />
        {!isReadOnly && <SavedMark state={autosave.state} />}
      </AppHeader>
      <div className={styles['banners']} data-banners>
        <StorageBanner state={autosave.state} onDownload={save} />
        <AccessBanner
          access={access}
          onTakeOver={() => goOn(lock.takeOver)}
          onEdit={() => goOn(lock.accept)}
          onCopy={copy}
          onBringBack={() => goOn(open.bringBack)}
        />
        <OtherVersionBanner of={read().otherVersion} keptAs={keptAs} hrefOf={draftHref} />
      </div>
      {showsVersions ? (
        <VersionsPage open={open} draftId={id} />
      ) : (
        <TemplatePanes open={open} agent={agent} onDownload={save} draftId={id} />
      )}
    </div>
  );
}
