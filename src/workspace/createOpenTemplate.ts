import { openEditor } from '../editor/openEditor';
import { keptHistory, readHistory } from '../editor/model/history';
import type { SampleChoice } from '../editor/samples/SamplesPane';
import { withPendingJson } from '../editor/model/jsonBuffer';
import { loadDraft, takeOverDraft } from '../editor/replaceDraft';
import { askToKeep } from '../library/storage/askToKeep';
import { listenToDrafts, listenToOtherVersions, type DraftNews } from '../library/storage/channel';
import { createAutosave } from '../library/session/createAutosave';
import { createDraftRepository } from '../library/session/createDraftRepository';
import { createScreenStore } from '../library/session/draftSession';
import { restoreDrafts } from '../library/storage/drafts';
import { accessOf, type DraftAccess } from '../library/session/DraftBanners';
import type { DraftLock } from '../library/session/draftLock';
import type { KeptHistory } from '../library/storage/historyRows';
import { isSameDocument } from '../library/session/mergeDrafts';
import { openStoredDraft, type OpenedDraft } from '../library/storage/openStoredDraft';
import { isLost, isReader, syncKnowledge, othersAt, thisDevice } from '../library/sync/syncState';
import { countrySetting } from '../library/settings/settings';
import { storageErrorMessages } from '../library/storage/storageError';
import { altTextPartOf } from '../schema/media/altTexts';
import { isPlaced, pathOfConflict } from '../exchange/merge/mergeEdits';
import type { FieldConflict } from '../schema/draft/conflicts';
import type { Draft, SendingRecord } from '../schema/draft/draft';
import type { DraftSender } from '../schema/draft/sender';
import { parameterNotesOf, parameterPartsOf } from '../schema/draft/parameterNotes';
import { noHighlights, type Highlights } from '../preview/message/parts';
import { announce } from '../ui/notices/announcer';
import { createStore } from 'zustand/vanilla';
import { subscribeAll } from '../lib/store';
import { isolate } from '../lib/text/isolate';
import { newId } from '../ui/browser/page';
import { distrustNewHosts } from './foreignHosts';
import { defaultViewOptions, neighbourOf, readScreen, type DraftScreen, type View } from './draftScreen';
import { createRunningChecks } from './runningChecks';
import { createSimulator } from './simulator';

/**
 * The state of one open draft: its editor, its record and its autosave.
 *
 * @param me the name of the person in front of the page; null without sign-in
 */
export function createOpenTemplate(
  opened: OpenedDraft,
  lock: DraftLock,
  me: () => string | null = () => null,
) {
  let kept = opened.draft;
  let { deletedAt } = opened;
  let { changedAt } = kept;
  let isLoading = false;
  const seen = readScreen(opened.session);
  const editor = openEditor({
    draft: kept.template,
    stash: kept.stash,
    history: readHistory(opened.history),
    parameters: parameterNotesOf(kept),
    country: countrySetting,
    altTexts: kept.altTexts,
    set: kept.set,
    entries: kept.entries,
  });
  editor.selection.restore({ card: seen.card, expanded: seen.open });
  const screen = createStore<DraftScreen>(() => ({
    view: seen.view,
    tab: seen.tab,
    isDrawerOpen: seen.isDrawerOpen,
    beside: neighbourOf(seen.tab),
    phone: seen.phone ?? defaultViewOptions,
    destination: seen.destination,
  }));
  const samples = createStore<SampleChoice>(() => ({
    shown: seen.samples === 'markers' ? undefined : seen.samples,
  }));
  const sendings = createStore<readonly SendingRecord[]>(() => kept.sendings);
  const sender = createStore<DraftSender | undefined>(() => kept.sender);
  /** The id of the page that this one follows: it shows what a colleague opens. */
  const following = createStore<string | undefined>(() => undefined);
  /** The parts of the phone that have comments, while these are on the screen. */
  const pins = createStore<Highlights>(() => noHighlights);
  /** Counts the presses on a phone that choose what the next comment is about. */
  const commentWanted = createStore(() => 0);
  const archived = createStore(() => kept.archived ?? false);
  const conflicts = createStore<readonly FieldConflict[]>(() => kept.conflicts ?? []);
  const trustsMedia = createStore(() => kept.trustsMedia ?? true);
  const running = createRunningChecks();
  /** Whether the review before sending is open: then everything is checked at once. */
  const isReviewed = createStore(() => false);
  const access = createStore<DraftAccess>(currentAccess);
  editor.document.setReadOnly(access.getState() !== 'write');
  /** The id under which the draft is stored. It changes if another tab has written the same draft. */
  const id = createStore(() => kept.id);
  /** The id of the draft that contains the changes of another tab. */
  const otherVersion = createStore<string | undefined>(() => undefined);

  /** What this tab may do with the draft, by its lock and by the rights of the person. */
  function currentAccess(): DraftAccess {
    const byLock = accessOf(lock.state.getState(), deletedAt);
    if (byLock !== 'write') return byLock;
    const known = syncKnowledge.getState();
    if (isLost(known, kept.space)) return 'lost';
    return isReader(known, kept.space) ? 'reader' : byLock;
  }

  /** The conflicts that still ask for a choice: one whose card or button was deleted does not. */
  function openConflicts(): readonly FieldConflict[] {
    const all = conflicts.getState();
    if (all.length === 0) return all;
    const places = editor.document.getState();
    return all.filter((conflict) => isPlaced(conflict, places));
  }

  function read(): Draft {
    const { draft, stash, parameters, altTexts, set, entries } = editor.document.getState();
    const { sender: _, altTexts: __, conflicts: ___, set: ____, entries: _____, ...rest } = kept;
    const chosen = sender.getState();
    const open = openConflicts();
    return {
      ...rest,
      ...(chosen ? { sender: chosen } : {}),
      ...(set && { set }),
      // Only what is merged, and the words of a set, need them from one session to the next.
      ...(kept.space === undefined && !set ? {} : { entries }),
      ...(open.length > 0 ? { conflicts: open } : {}),
      template: draft,
      stash: withPendingJson(stash, editor.json.getState().pending),
      ...parameterPartsOf(parameters),
      ...altTextPartOf(altTexts, draft),
      trustsMedia: trustsMedia.getState(),
      sendings: [...sendings.getState()],
      changedAt,
    };
  }

  /** Shows the state that another tab has stored. An equal document stays, with the caret in its field. */
  function load(draft: Draft, history?: KeptHistory) {
    const { changedBy } = draft;
    if (changedBy && changedBy.device !== thisDevice()) {
      const before = read();
      // Needed only where somebody else writes.
      void import('../library/comparison/announceOthers').then(
        ({ announceOthers }) => announceOthers(before, draft),
        () => undefined,
      );
    }
    isLoading = true;
    if (!isSameDocument(read(), draft)) {
      const stored = {
        template: draft.template,
        stash: draft.stash,
        parameters: parameterNotesOf(draft),
        altTexts: draft.altTexts,
        set: draft.set,
        entries: draft.entries,
      };
      // With the lock, no other tab edits: this comes from somebody else, by way of the server.
      if (access.getState() === 'write' && draft.space !== undefined) takeOverDraft(editor, stored);
      else loadDraft(editor, { ...stored, history: readHistory(history) });
      trustsMedia.setState(draft.trustsMedia ?? true, true);
    }
    conflicts.setState(draft.conflicts ?? [], true);
    archived.setState(draft.archived ?? false, true);
    sendings.setState(draft.sendings, true);
    sender.setState(draft.sender, true);
    kept = draft;
    ({ changedAt } = draft);
    isLoading = false;
  }

  /** The person writes in a field of which two people have changed the value: the one in the draft is theirs now. */
  function noteKept(path: string) {
    const places = editor.document.getState();
    const now = conflicts.getState();
    const next = now.map((conflict) =>
      conflict.kept.device !== thisDevice() && pathOfConflict(conflict, places) === path
        ? { ...conflict, kept: { name: me(), device: thisDevice() } }
        : conflict,
    );
    if (next.some((conflict, index) => conflict !== now[index])) conflicts.setState(next, true);
  }

  const events = {
    read,
    me,
    newId,
    history: () => keptHistory(editor.history.getState()),
    onMerged: (draft: Draft) => load(draft),
    onMoved(next: string, of: Draft['otherVersion']) {
      kept = { ...kept, id: next, ...(of ? { otherVersion: of } : {}) };
      deletedAt = undefined;
      lock.moveTo(next);
      id.setState(next, true);
    },
  };
  const repository = createDraftRepository(opened, events, opened.history);
  const autosave = createAutosave(
    read,
    repository.write,
    opened.revision > 0,
    () => othersAt(syncKnowledge.getState(), repository.id()).length > 0,
  );

  const session = createScreenStore(
    () => repository.id(),
    () => {
      const { card, expanded: open } = editor.selection.getState();
      return { ...screen.getState(), card, open, samples: samples.getState().shown ?? 'markers' };
    },
  );

  function changed() {
    if (isLoading) return;
    changedAt = Date.now();
    // The newest state is no longer what somebody else wrote.
    const { changedBy: _, ...own } = kept;
    kept = own;
    repository.prepare();
    autosave.touch();
    void askToKeep();
  }

  /** Notes that this person has restored a version: colleagues who have the draft open are told. */
  function noteRestored(version: string) {
    kept = { ...kept, restored: { version, at: Date.now() } };
    changed();
  }

  /** Saves everything, including JSON that waits for a pause in typing. */
  function saveNow(): Promise<void> {
    editor.json.flush();
    return autosave.flush();
  }

  function leave() {
    editor.json.flush();
    session.flush();
  }

  function setAccess(next: DraftAccess) {
    if (next !== 'write') editor.json.flush();
    editor.document.setReadOnly(next !== 'write');
    access.setState(next, true);
    prepareToWrite();
  }

  /** A page that is left right after a change has no time to take the write lease then. */
  function prepareToWrite() {
    if (lock.state.getState() === 'held' && access.getState() === 'write') repository.prepare();
  }

  /** Loads the newest stored state, unless there are unsaved changes here. */
  async function refresh(): Promise<void> {
    await autosave.flush();
    const stored = await openStoredDraft(repository.id());
    if (!stored.ok || stored.value.state !== 'found' || autosave.isUnsaved()) return;
    if (stored.value.revision < repository.revision()) return;
    repository.follow(stored.value, stored.value.history);
    ({ deletedAt } = stored.value);
    load(stored.value.draft, stored.value.history);
  }

  let accessChange = Promise.resolve();

  async function followLock() {
    const next = currentAccess();
    // Close the draft at once when it may no longer be written. Load its newest state before it may be written again.
    if (next !== 'write') setAccess(next);
    if (lock.state.getState() === 'asking' || access.getState() === 'write') return;
    await refresh();
    setAccess(currentAccess());
  }

  async function followNews({ draftId, revision, kind }: DraftNews) {
    if (draftId !== repository.id()) return;
    if (kind === 'gone') {
      if (!autosave.isUnsaved()) setAccess('gone');
      return;
    }
    if (revision <= repository.revision()) return;
    const wasDeleted = deletedAt !== undefined;
    await refresh();
    setAccess(currentAccess());
    const { changedBy } = kept;
    if (wasDeleted && deletedAt === undefined && changedBy)
      announce(`${isolate(changedBy.name ?? 'Another browser')} restored this draft.`);
  }

  /** Connects the draft with the storage, other tabs and the window. Returns a function that stops it. */
  function start(): () => void {
    lock.beforeRelease(saveNow);
    // In the capture phase, so that it runs before the autosave's own listener.
    window.addEventListener('pagehide', leave, { capture: true });
    document.addEventListener('visibilitychange', leave, { capture: true });
    const stops = [
      subscribeAll([editor.document, editor.json, sender, trustsMedia, sendings, conflicts], changed),
      editor.document.onTransaction((applied) => distrustNewHosts(applied, trustsMedia)),
      editor.document.onTransaction(({ transaction, change }) => {
        if (transaction.origin === 'field' && change) noteKept(change.path);
      }),
      subscribeAll([samples, screen, editor.selection], () => session.touch()),
      syncKnowledge.subscribe(({ spaces }, before) => {
        if (spaces !== before.spaces && currentAccess() !== access.getState()) setAccess(currentAccess());
      }),
      lock.state.subscribe(() => {
        accessChange = followLock();
      }),
      listenToDrafts((news) => {
        accessChange = followNews(news);
      }),
      listenToOtherVersions(({ draftId, otherId }) => {
        if (draftId === repository.id()) otherVersion.setState(otherId, true);
      }),
    ];
    prepareToWrite();
    if (opened.revision === 0) {
      repository.prepare();
      autosave.touch();
      // At once: a person may leave a new draft before the first pause.
      void autosave.flush();
    }
    return () => {
      leave();
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', leave, { capture: true });
      document.removeEventListener('visibilitychange', leave, { capture: true });
      autosave.dispose();
    };
  }

  /** Restores a deleted draft. */
  async function bringBack() {
    if (access.getState() === 'gone') {
      deletedAt = undefined;
      repository.follow({ draft: kept, revision: repository.revision() });
      autosave.touch();
      await autosave.flush();
      setAccess(currentAccess());
      return;
    }
    const result = await restoreDrafts([repository.id()]);
    if (!result.ok) announce(`Not restored. ${storageErrorMessages[result.error].title}.`);
  }

  return {
    editor,
    simulator: createSimulator(editor),
    /** The buttons that switch the view of a narrow window. */
    viewButtons: new Map<View, HTMLButtonElement>(),
    samples,
    screen,
    sender,
    archived,
    following,
    pins,
    commentWanted,
    conflicts,
    openConflicts,
    /** Counts how often a sending was stopped because somebody has to choose between two versions of a field. */
    choiceWanted: createStore(() => 0),
    trustsMedia,
    sendings,
    running,
    isReviewed,
    access,
    id,
    /** The local revision that the storage has, so that the page knows whether the server has it too. */
    revision: repository.revision,
    space: () => kept.space,
    otherVersion,
    lock,
    read,
    autosave,
    saveNow,
    changed,
    noteRestored,
    bringBack,
    start,
    /** Resolves when the last change of the write access is complete. */
    accessChanged: () => accessChange,
  };
}

export type OpenedTemplate = ReturnType<typeof createOpenTemplate>;
