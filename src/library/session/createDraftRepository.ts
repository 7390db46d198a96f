import type { Draft } from '../../schema/draft/draft';
import { announceDraft, announceOtherVersion } from '../storage/channel';
import type { DraftRecord, FoundDraft } from '../storage/draftRecord';
import { createHistoryRows, type KeptHistory, type StoredHistory } from '../storage/historyRows';
import { isSame } from '../../lib/isSame';
import { isSameDocument, mergeDrafts } from './mergeDrafts';
import type { Stored } from '../storage/storageError';
import { takeWriteLease, writeDraft } from '../storage/writeDraft';

export type DraftRepository = {
  /** The address under which the draft is kept now. */
  id: () => string;
  /** Asks for the draft before there is something to write, so that a page that is left can write at once. */
  prepare: () => void;
  /** Keeps the newest state; answers once the browser has it on disk. */
  write: (draft: Draft) => Promise<Stored<void>>;
  revision: () => number;
  /** Goes on from what another tab has written, with the steps that it has kept. */
  follow: (record: DraftRecord, history?: StoredHistory) => void;
};

export type RepositoryEvents = {
  /** The newest state of the open draft. */
  read: () => Draft;
  /** The steps to be kept with the draft. */
  history?: () => KeptHistory;
  /** What was written elsewhere is now part of the draft; where its document is another, the open one is to be replaced. */
  onJoined?: (draft: Draft, hasNewDocument: boolean) => void;
  /** Another tab has written this draft too: what is open here is now kept as a draft of its own. */
  onMoved?: (id: string, other: Draft['otherVersion']) => void;
  /** An id that no draft has. */
  newId: () => string;
};

/**
 * Keeps one open draft in the storage and overwrites nothing that it has not read. What others changed beside
 * the document is joined; where two documents stand against each other, this one is kept as another version.
 */
export function createDraftRepository(
  start: DraftRecord,
  events: RepositoryEvents,
  startHistory?: StoredHistory,
): DraftRepository {
  let { revision, deletedAt } = start;
  let base = start.draft;
  let id = base.id;
  let other: Draft['otherVersion'];
  let claim: Promise<Stored<number | FoundDraft>> | undefined;
  let rows = createHistoryRows(id, startHistory);

  const addressed = (draft: Draft): Draft => ({ ...draft, id, ...(other ? { otherVersion: other } : {}) });

  async function takeDraft(): Promise<Stored<number | FoundDraft>> {
    const result = await takeWriteLease(id, revision);
    if (!result.ok) {
      claim = undefined;
      return result;
    }
    const taken = result.value;
    return { ok: true, value: taken.state === 'claimed' ? taken.claim : taken.stored };
  }

  function moveTo(newId: string) {
    other = { of: id, at: Date.now() };
    id = newId;
    revision = 0;
    deletedAt = undefined;
    claim = undefined;
    rows = createHistoryRows(id);
  }

  /** What is stored has been passed on by another: goes on from there, or apart from it. */
  async function settle(stored: FoundDraft): Promise<Stored<void>> {
    const mine = addressed(events.read());
    const joined = stored.state === 'found' ? mergeDrafts(base, mine, stored.draft) : mine;
    if (stored.state === 'damaged' || !joined) {
      moveTo(events.newId());
      const from = mine.id;
      const moved = await write(mine);
      if (moved.ok) {
        announceOtherVersion({ draftId: from, otherId: id });
        events.onMoved?.(id, other);
      }
      return moved;
    }
    claim = undefined;
    if (stored.state === 'found') {
      ({ revision, deletedAt } = stored);
      base = stored.draft;
      const hasNewDocument = !isSameDocument(joined, mine);
      if (!isSame(joined, mine)) events.onJoined?.(joined, hasNewDocument);
      if (isSame(joined, stored.draft)) return { ok: true, value: undefined };
    }
    return write(joined);
  }

  async function write(draft: Draft): Promise<Stored<void>> {
    const mine = addressed(draft);
    claim ??= takeDraft();
    const taken = await claim;
    if (!taken.ok) return taken;
    if (typeof taken.value !== 'number') return settle(taken.value);
    let change = events.history && rows.change(events.history());
    const record = { draft: mine, revision, ...(deletedAt === undefined ? {} : { deletedAt }) };
    let result = await writeDraft(record, taken.value, change);
    if (!result.ok && result.trouble === 'full' && change) {
      // The draft comes before the steps that led to it.
      rows = createHistoryRows(id);
      change = rows.change({ steps: [], done: 0 });
      result = await writeDraft(record, taken.value, change);
    }
    if (!result.ok) return result;
    if (result.value.state === 'conflict') return settle(result.value.stored);
    ({ revision } = result.value);
    base = mine;
    change?.done();
    announceDraft({ draftId: id, revision, kind: 'written' });
    return { ok: true, value: undefined };
  }

  return {
    id: () => id,
    revision: () => revision,
    prepare() {
      claim ??= takeDraft();
    },
    write,
    follow(record, history) {
      ({ revision, deletedAt } = record);
      base = record.draft;
      claim = undefined;
      rows = createHistoryRows(id, history);
    },
  };
}
