import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { visitWithPauses } from '../../lib/idle';
import type { Draft } from '../../schema/draft/draft';
import { listenToDrafts, type DraftNews } from '../storage/channel';
import type { DamagedRecord, FoundDraft } from '../storage/draftRecord';
import { listDrafts, type DeletedDraft, type KeptDrafts, sortRecords } from '../storage/listDrafts';
import { draftState } from './draftState';
import { foldTexts } from './searchDrafts';
import type { Stored, StorageError } from '../storage/storageError';
import { readDraft } from '../storage/drafts';

type LibraryOnDevice = {
  /** Undefined until they are read. */
  drafts: readonly Draft[] | undefined;
  deleted: readonly DeletedDraft[];
  damaged: readonly DamagedRecord[];
  error: StorageError | undefined;
  /** False while only the newest drafts of a large library are read. */
  isWhole: boolean;
};

/** The answer of the storage. */
type Answer = Stored<KeptDrafts> & { isWhole: boolean };

const queryKey = ['library'];
/** Milliseconds during which changes are collected: typing in another tab, or an import, announces many. */
const batchDelayMs = 60;
/** Above this number of drafts, the first letter of a search would wait for their texts to be folded. */
const maxFoldedAtOnce = 200;

/** Computes what the list and its search need of each draft. */
async function prepare(drafts: readonly Draft[]): Promise<void> {
  await visitWithPauses(drafts, draftState);
  if (drafts.length > maxFoldedAtOnce) await visitWithPauses(drafts, foldTexts);
}

/** The drafts of this device. When any tab changes some, only those are read again. */
export function useLibrary(): LibraryOnDevice {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    async queryFn(): Promise<Answer> {
      const isFirst = queries.getQueryData(queryKey) === undefined;
      const all = await listDrafts({ onNewest: isFirst ? showNewest : undefined });
      if (all.ok) await prepare(all.value.drafts);
      return { ...all, isWhole: true };
    },
    staleTime: Infinity,
    gcTime: 0,
    // Comparing all drafts with all others would copy them: an unchanged draft stays the same object anyway.
    structuralSharing: false,
  });
  function showNewest(value: KeptDrafts) {
    const newest: Answer = { ok: true, value, isWhole: false };
    queries.setQueryData<Answer>(queryKey, () => newest);
  }

  // Other tabs, and the save of a page that was just left, change the storage outside React.
  useEffect(() => {
    const changes = new Map<string, DraftChange>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReading = false;

    async function takeChanges() {
      const before = queries.getQueryData<Answer>(queryKey);
      if (isReading || !before?.isWhole) {
        // The running read may be older than the change.
        timer = setTimeout(() => void takeChanges(), batchDelayMs);
        return;
      }
      timer = undefined;
      const taken = new Map(changes);
      changes.clear();
      isReading = true;
      try {
        const after = before.ok ? await readChanges(before.value, taken) : await listDrafts();
        if (after.ok) await prepare(after.value.drafts);
        queries.setQueryData<Answer>(queryKey, { ...after, isWhole: true });
      } finally {
        isReading = false;
      }
    }
    const stop = listenToDrafts((news) => {
      noteChange(changes, news);
      timer ??= setTimeout(() => void takeChanges(), batchDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);

  if (!data) return { drafts: undefined, deleted: [], damaged: [], error: undefined, isWhole: false };
  if (!data.ok) return { drafts: [], deleted: [], damaged: [], error: data.error, isWhole: true };
  return { ...data.value, error: undefined, isWhole: data.isWhole };
}

/** A change of a draft since the library was read. */
export type DraftChange = Pick<DraftNews, 'kind' | 'record'>;

/** Above this number of changed drafts, reading all is faster than reading one by one. */
const maxSingleReads = 20;

/** Notes a change. After two of one draft, its record is read: which was the later one is not known. */
export function noteChange(changes: Map<string, DraftChange>, news: DraftNews): void {
  const { draftId, kind, record } = news;
  changes.set(draftId, changes.has(draftId) || !record ? { kind } : { kind, record });
}

/** The library with changed records in their current state. Only those are read that the change does not bring along. */
export async function readChanges(
  kept: KeptDrafts,
  changes: ReadonlyMap<string, DraftChange>,
): Promise<Stored<KeptDrafts>> {
  const known = new Map(kept.records.map((entry) => [idOf(entry), entry]));
  const current = new Map<string, FoundDraft>();
  const unread: string[] = [];
  for (const [id, change] of changes) {
    const entry = applyChange(known.get(id), change);
    if (entry) current.set(id, entry);
    else unread.push(id);
  }
  if (unread.length > maxSingleReads) {
    return listDrafts({ known: kept.records.filter((entry) => !changes.has(idOf(entry))) });
  }
  const read = await Promise.all(unread.map(async (id) => ({ id, found: await readDraft(id) })));
  for (const { id, found } of read) if (found.ok) current.set(id, found.value);
  return { ok: true, value: sortRecords(mergeRecords(kept.records, current)) };
}

/** The record after a change; undefined if it must be read. */
function applyChange(known: FoundDraft | undefined, { kind, record }: DraftChange): FoundDraft | undefined {
  if (!record) return undefined;
  if (known?.state !== 'found') return { state: 'found', ...record };
  // The library may have been read after this change.
  if (record.revision <= known.revision) return undefined;
  const isMoved = kind !== 'written' && record.revision === known.revision + 1;
  // The same object is neither drawn nor searched anew.
  return { state: 'found', ...record, ...(isMoved ? { draft: known.draft } : {}) };
}

/** Records with some replaced, in their order; new ones come last. */
function mergeRecords(
  records: readonly FoundDraft[],
  current: ReadonlyMap<string, FoundDraft>,
): FoundDraft[] {
  const added = new Map(current);
  const merged = records.map((entry) => {
    const id = idOf(entry);
    added.delete(id);
    return current.get(id) ?? entry;
  });
  return [...merged, ...added.values()].filter(({ state }) => state !== 'absent');
}

function idOf(entry: FoundDraft): string {
  if (entry.state === 'found') return entry.draft.id;
  return entry.state === 'damaged' ? entry.damaged.id : '';
}
