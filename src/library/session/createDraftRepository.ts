import type { Draft } from '../../schema/draft/draft';
import { announceDraft, announceOtherVersion } from '../storage/channel';
import type { DraftRecord, FoundDraft } from '../storage/draftRecord';
import { createHistoryRows, type KeptHistory, type StoredHistory } from '../storage/historyRows';
import { isSame } from '../../lib/values';
import { mergeDrafts } from './mergeDrafts';
import type { Stored } from '../storage/storageError';
import { takeWriteLease, writeDraft } from '../storage/writeDraft';

type RepositoryEvents = {
  /** The open draft as it is now. */
  read: () => Draft;
  /** The name of the person in front of this page; null without sign-in. */
  me?: () => string | null;
  /** The undo steps to store with the draft. */
  history: () => KeptHistory;
  /** Another tab's changes were merged. */
  onMerged: (draft: Draft) => void;
  /** Another tab has written this draft too: the open one is now stored as a draft of its own. */
  onMoved: (id: string, other: Draft['otherVersion']) => void;
  /** An id that no draft has yet. */
  newId: () => string;
};

/**
 * Stores one open draft and never overwrites a state that it has not read. Changes that others made beside the
 * document are merged; if both sides changed the document, this one is stored as another version.
 */
export function createDraftRepository(
  start: DraftRecord,
  events: RepositoryEvents,
  startHistory?: StoredHistory,
) {
  let { revision, deletedAt } = start;
  let base = start.draft;
  let id = base.id;
  let other: Draft['otherVersion'];
  let lease: Promise<Stored<number | FoundDraft>> | undefined;
  let rows = createHistoryRows(id, startHistory);
  /** The revision of the newest write, which may not have ended yet. */
  let issued = 0;
  let running = 0;

  const addressed = (draft: Draft): Draft => ({ ...draft, id, ...(other ? { otherVersion: other } : {}) });

  async function requestLease(): Promise<Stored<number | FoundDraft>> {
    const result = await takeWriteLease(id, revision);
    if (!result.ok) lease = undefined;
    return result;
  }

  function moveTo(newId: string) {
    other = { of: id, at: Date.now() };
    id = newId;
    revision = 0;
    deletedAt = undefined;
    lease = undefined;
    rows = createHistoryRows(id);
  }

  /** Another tab has written: continues from its record, or moves to a draft of its own. */
  async function resolveConflict(stored: FoundDraft): Promise<Stored<void>> {
    const mine = addressed(events.read());
    const merged = stored.state === 'found' ? mergeDrafts(base, mine, stored.draft, events.me?.()) : mine;
    if (stored.state === 'damaged' || !merged) {
      moveTo(events.newId());
      const from = mine.id;
      const moved = await write(mine);
      if (moved.ok) {
        announceOtherVersion({ draftId: from, otherId: id });
        events.onMoved(id, other);
      }
      return moved;
    }
    lease = undefined;
    if (stored.state === 'found') {
      ({ revision, deletedAt } = stored);
      base = stored.draft;
      if (!isSame(merged, mine)) events.onMerged(merged);
      if (isSame(merged, stored.draft)) return { ok: true, value: undefined };
    }
    return write(merged);
  }

  async function write(draft: Draft): Promise<Stored<void>> {
    const mine = addressed(draft);
    const used = (lease ??= requestLease());
    const taken = await used;
    if (!taken.ok) return taken;
    if (typeof taken.value !== 'number') return resolveConflict(taken.value);
    // The rows of a write that has not ended are not known yet: write all of them again.
    if (running > 0) rows = createHistoryRows(id);
    let change = rows.change(events.history());
    const before = running > 0 ? Math.max(issued, revision) : revision;
    const next = before + 1;
    issued = next;
    const record = { draft: mine, revision: before, ...(deletedAt === undefined ? {} : { deletedAt }) };
    running += 1;
    let result = await writeDraft(record, taken.value, change);
    if (!result.ok && result.error === 'full') {
      // The draft matters more than its undo steps.
      rows = createHistoryRows(id);
      change = rows.change({ steps: [], done: 0 });
      result = await writeDraft(record, taken.value, change);
    }
    running -= 1;
    if (!result.ok) return result;
    if (result.value) {
      // Of two writes at the same time, the first has resolved it already.
      return lease === used ? resolveConflict(result.value) : write(events.read());
    }
    // A write that was overtaken by the next one has nothing to tell.
    if (next < issued) return { ok: true, value: undefined };
    revision = next;
    base = mine;
    change.done();
    announceDraft({ draftId: id, revision, kind: 'written' });
    return { ok: true, value: undefined };
  }

  return {
    /** The id under which the draft is stored now. */
    id: () => id,
    revision: () => revision,
    /** Takes the write lease before there is something to write, so that a page that is being left can write at once. */
    prepare() {
      lease ??= requestLease();
    },
    /** Writes the draft; resolves once the browser has it on disk. */
    write,
    /** Continues from a record that another tab has written, with its undo steps. */
    follow(record: DraftRecord, history?: StoredHistory) {
      ({ revision, deletedAt } = record);
      base = record.draft;
      lease = undefined;
      rows = createHistoryRows(id, history);
    },
  };
}
