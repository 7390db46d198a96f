import { nameOrUntitled } from '../../schema/template/typeNames';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRoute } from 'wouter';
import {
  AccessBanner,
  OtherVersionBanner,
  SignedOutBanner,
  StorageBanner,
} from '../../library/session/DraftBanners';
import type { DraftLock } from '../../library/session/draftLock';
import {
  changeDraft,
  daysKept,
  removeFromBrowser,
  restoreDrafts,
  softDelete,
} from '../../library/storage/drafts';
import { withArchived, withLabels, type LabelChange } from '../../schema/draft/labels';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/notices/Notice';
import { notDone, storageErrorMessages } from '../../library/storage/storageError';
import type { OpenedDraft } from '../../library/storage/openStoredDraft';
import { defaultSender, unnamedSender, type Sender } from '../../library/senders/sender';
import { senderForDraft } from '../../senders/chosenSender';
import { useStore } from 'zustand';
import { download, saveBeforeReload } from '../../ui/browser/page';
import { lazyPart } from '../../ui/loading/lazyPart';
import { announce } from '../../ui/notices/announcer';
import { useChecks } from '../../checks/useChecks';
import { isNarrow } from '../../ui/browser/hooks';
import { isSet } from '../../schema/draft/set';
import { draftFile, draftHref, setHref } from '../../workspace/draftLinks';
import { useAgent } from '../../senders/agent';
import { useAppServices, useIsSignedOut } from '../../workspace/services/AppServices';
import { type OpenedTemplate, createOpenTemplate } from '../../workspace/createOpenTemplate';
import { copyOfDraft } from '../../workspace/newDraft';
import { createPictures } from '../../pictures/card/createPictures';
import type { Pictures } from '../../editor/media/Pictures';
import { useMediaAddress } from '../../workspace/mediaAddress';
import styles from './TemplatePanes.module.css';
import type { ConflictVersions } from '../../team/ConflictNotice';
import { TemplatePanes } from './TemplatePanes';
import { HeaderBar } from './HeaderBar';
import { useDraftSending } from './sending/draftSending';

const DraftHeader = lazyPart(async () => (await import('./DraftHeader')).DraftHeader, <HeaderBar />);
const VersionsPage = lazyPart(async () => (await import('./versions/VersionsPage')).VersionsPage);
const SetPage = lazyPart(async () => (await import('./set/SetPage')).SetPage);
const SetBanner = lazyPart(async () => (await import('../../sets/SetBanner')).SetBanner, null);
const ConflictNotice = lazyPart(async () => (await import('../../team/ConflictNotice')).ConflictNotice, null);
const ConflictPhones = lazyPart(async () => (await import('./versions/ConflictPhones')).ConflictPhones, null);
const FollowBanner = lazyPart(async () => (await import('../../team/FollowBanner')).FollowBanner, null);
const DraftLabels = lazyPart(async () => (await import('./DraftLabels')).DraftLabels, null);
const EditorTools = lazyPart(async () => (await import('../../editor/table/EditorTools')).EditorTools, null);

/** The page of one open draft. */
export function OpenTemplate({ opened, lock }: { opened: OpenedDraft; lock: DraftLock }) {
  const open = useOpenTemplate(opened, lock);
  const { editor, access, autosave, read } = open;
  const [pictures] = useState(() => createPictures(editor));
  const { newDrafts } = useAppServices();
  const [, navigate] = useLocation();
  useChecks(open, open);

  const [, route] = useRoute('/templates/:id/:view?');
  const showsVersions = route?.view === 'versions';
  const showsSet = route?.view === 'set';
  const showsPanes = !showsVersions && !showsSet;
  const name = useStore(editor.document, ({ draft }) => draft.name ?? '');
  const sender = useStore(open.sender);
  const trustsMedia = useStore(open.trustsMedia);
  const agent = useAgent(sender, trustsMedia, open.space());
  const id = useStore(open.id);
  const keptAs = useStore(open.otherVersion);
  const isArchived = useStore(open.archived);
  const allowed = useStore(access);
  const isReader = allowed === 'reader' || allowed === 'lost';
  const isSignedOut = useIsSignedOut();
  const [isLabelling, setIsLabelling] = useState(false);

  const sending = useDraftSending(open, pictures.jobs);
  const menu = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLButtonElement>(null);
  const sendingHeading = useRef<HTMLHeadingElement>(null);
  // Wait until the draft is drawn: the focus is lost when the pressed button disappears.
  const focusMenu = () => requestAnimationFrame(() => menu.current?.focus());

  /** Shows or closes the sendings, which are a view of their own in a narrow window. */
  function showSending() {
    if (!showsPanes) navigate(draftHref(id));
    flushSync(() => {
      if (isNarrow()) open.screen.setState({ view: 'send' });
      else sending.isShown.setState(!sending.isShown.getState());
    });
    sendingHeading.current?.focus();
  }

  function closeSending(takesFocus: boolean) {
    if (takesFocus) status.current?.focus();
    sending.isShown.setState(false);
  }

  const save = () => download(...draftFile(read()));
  /** Runs an action from a banner, which then disappears, and moves the focus to the field edited last. */
  async function runFromBanner(action: () => void | Promise<void>) {
    await action();
    await open.accessChanged();
    if (!editor.document.readOnly.getState()) editor.focus.focus(editor.selection.getState().path ?? 'name');
  }
  /** Deletes the draft, which the library can bring back. */
  async function remove() {
    await open.saveNow();
    const gone = open.id.getState();
    const deleted = await softDelete([gone]);
    if (!deleted.ok) {
      announce(`Couldn’t delete the draft. ${storageErrorMessages[deleted.error].title}.`);
      return;
    }
    navigate('/');
    announce(`Deleted: ${nameOrUntitled({ name })}. Find it in “Recently deleted” for ${daysKept} days.`, {
      undo: () => void bringBack(gone),
      takesFocus: true,
    });
  }
  /** Removes the copy of a draft whose space the person has lost. The space keeps its own. */
  async function removeHere() {
    const removed = await removeFromBrowser([id]);
    if (removed.ok) navigate('/');
    announce(removed.ok ? `Removed from this browser: ${nameOrUntitled({ name })}.` : notDone(removed.error));
  }
  async function archive() {
    await open.saveNow();
    const result = await changeDraft(id, (draft) => withArchived(draft, true));
    if (!result.ok) {
      announce(notDone(result.error));
      return;
    }
    navigate('/');
    announce(`Archived: ${nameOrUntitled({ name })}.`, { undo: () => void unarchive(), takesFocus: true });
  }
  async function unarchive() {
    const result = await changeDraft(id, (draft) => withArchived(draft, false));
    announce(result.ok ? `Back in the list: ${nameOrUntitled({ name })}` : notDone(result.error));
  }
  async function label(change: LabelChange) {
    const result = await changeDraft(id, (draft) => withLabels(draft, change));
    announce(result.ok ? 'Labels saved.' : notDone(result.error));
  }
  async function bringBack(gone: string) {
    const result = await restoreDrafts([gone]);
    if (result.ok) {
      newDrafts.awaitFocus(gone);
      navigate(draftHref(gone));
    }
    announce(
      result.ok
        ? `Restored: ${nameOrUntitled({ name })}.`
        : `Couldn’t restore the draft. ${storageErrorMessages[result.error].title}.`,
    );
  }
  async function copy() {
    navigate(draftHref(newDrafts.add(await copyOfDraft(read())).id));
  }
  return (
    <div className={showsPanes ? styles.panes : undefined}>
      <title>{`${showsVersions ? 'Versions of ' : showsSet ? 'Languages and rows of ' : ''}${nameOrUntitled({ name })} · RCS Template Builder`}</title>
      <DraftHeader
        open={open}
        sending={sending}
        agent={agent}
        draftId={id}
        showsPanes={showsPanes}
        menuRef={menu}
        statusRef={status}
        onShowSending={showSending}
        onDuplicate={() => void copy()}
        onDownload={save}
        onLabel={() => setIsLabelling(true)}
        onArchive={() => void (isArchived ? unarchive() : archive())}
        onDelete={() => void remove()}
      />
      <div className={styles.banners} data-banners>
        <StorageBanner state={autosave.state} onDownload={save} />
        <AccessBanner
          access={access}
          changedBy={read().changedBy?.name ?? undefined}
          onTakeOver={() => runFromBanner(lock.takeOver)}
          onEdit={() => runFromBanner(lock.accept)}
          onCopy={copy}
          onBringBack={() => runFromBanner(open.bringBack)}
          onRemoveHere={removeHere}
        />
        {isSignedOut && allowed === 'write' && open.space() !== undefined && open.space() !== '' && (
          <SignedOutBanner />
        )}
        {isArchived && (
          <Banner
            tone="info"
            label="Archive"
            title="This draft is in the archive"
            actions={
              isReader ? undefined : (
                <Button size="small" onClick={() => void runFromBanner(unarchive)}>
                  Move back to the list
                </Button>
              )
            }
          >
            It isn’t in the list of templates{isReader ? '.' : '. You can still change and send it.'}
          </Banner>
        )}
        {showsPanes && <OfSet open={open} draftId={id} />}
        <Following open={open} draftId={id} />
        <Conflicts open={open} />
        <OtherVersionBanner of={read().otherVersion} keptAs={keptAs} hrefOf={draftHref} />
      </div>
      {showsVersions && <VersionsPage open={open} draftId={id} onRestored={focusMenu} />}
      {showsSet && <SetPage open={open} agent={agent} draftId={id} />}
      {showsPanes && (
        <TemplatePanes
          open={open}
          pictures={pictures}
          sending={sending}
          sendingRef={sendingHeading}
          onCloseSending={closeSending}
          agent={agent}
          onDownload={save}
          draftId={id}
        />
      )}
      <OpenTools open={open} pictures={pictures} />
      {isLabelling && (
        <DraftLabels
          draft={read()}
          onDone={(change) => void label(change)}
          onClose={() => setIsLabelling(false)}
        />
      )}
    </div>
  );
}

/** What two people changed in different ways. Loaded when there is something to choose. */
function Conflicts({ open }: { open: OpenedTemplate }) {
  const hasConflicts = useStore(open.conflicts, (conflicts) => conflicts.length > 0);
  const drawPhones = useCallback(
    (versions: ConflictVersions) => <ConflictPhones open={open} {...versions} />,
    [open],
  );
  return hasConflicts && <ConflictNotice open={open} drawPhones={drawPhones} />;
}

/** Which template of a set the phones show. Loaded where there is a set. */
function OfSet({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const hasSet = useStore(open.editor.document, ({ set }) => isSet(set));
  return hasSet && <SetBanner open={open} href={setHref(draftId)} />;
}

/** Whom this page follows. Loaded when somebody is followed. */
function Following({ open, draftId }: { open: OpenedTemplate; draftId: string }) {
  const isFollowing = useStore(open.following) !== undefined;
  return isFollowing && <FollowBanner open={open} draftId={draftId} />;
}

/** The open dialog of the editor, with the addresses at which its pictures are loaded. */
function OpenTools({ open, pictures }: { open: OpenedTemplate; pictures: Pictures }) {
  const pictureAddress = useMediaAddress(open);
  const isOpen = useStore(open.editor.tools, (tool) => tool !== undefined);
  return isOpen && <EditorTools editor={open.editor} pictures={pictures} pictureAddress={pictureAddress} />;
}

/** A new draft that others will see is from the sender that its writer sees: the default of this browser, if it was named. */
function withSender(opened: OpenedDraft, senders: readonly Sender[]): OpenedDraft {
  const { draft, revision } = opened;
  const standard = defaultSender(senders);
  if (revision > 0 || draft.space !== '' || draft.sender || standard.name === unnamedSender) return opened;
  return { ...opened, draft: { ...draft, sender: senderForDraft(standard) } };
}

/** Opens a draft for as long as its page is mounted, and keeps the address in step with the draft's id. */
function useOpenTemplate(opened: OpenedDraft, lock: DraftLock): OpenedTemplate {
  const { newDrafts, openDraft, pageKeys, senders, session } = useAppServices();
  const [open] = useState(() =>
    createOpenTemplate(
      withSender(opened, senders.list.getState()),
      lock,
      () => session.state.getState()?.person?.name ?? null,
    ),
  );
  const [, navigate] = useLocation();

  // The storage, other tabs, the crash notice and the reload live outside React.
  useEffect(() => {
    const { autosave, read, saveNow, start } = open;
    openDraft.setState(() => read);
    const stop = start();
    const stopForgetting = autosave.state.subscribe(() => {
      if (autosave.state.getState().state === 'saved') newDrafts.forget(open.id.getState());
    });
    const forget = saveBeforeReload(async () => {
      await saveNow();
      return !autosave.isUnsaved();
    });
    return () => {
      forget();
      stopForgetting();
      stop();
      openDraft.setState(undefined);
    };
  }, [open, newDrafts, openDraft]);

  // The address bar lives outside React. The page stays mounted when the draft moves to another id.
  useEffect(() => {
    let from = open.id.getState();
    return open.id.subscribe(() => {
      const to = open.id.getState();
      pageKeys.move(from, to);
      from = to;
      navigate(draftHref(to), { replace: true });
    });
  }, [open, pageKeys, navigate]);

  return open;
}
