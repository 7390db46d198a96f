import { readDraft } from '../storage/drafts';
import type { DraftNews } from '../storage/channel';
import type { FoundDraft } from '../storage/draftRecord';
import { listDrafts, sortRecords, type KeptDrafts } from '../storage/listDrafts';
import type { Stored } from '../storage/storageError';

/** A change of a draft since the library was read. */
export type Change = Pick<DraftNews, 'kind' | 'record'>;

/** Above this number of changed drafts, reading all is faster than reading one by one. */
const maxSingleReads = 20;

/** Notes a change. After two of one draft, its record is read: which was the later one is not known. */
export function noteChange(changes: Map<string, Change>, news: DraftNews): void {
  const { draftId, kind, record } = news;
  changes.set(draftId, changes.has(draftId) || !record ? { kind } : { kind, record });
}

/** The library with changed records in their current state. Only those are read that the change does not bring along. */
export async function readChanges(
  kept: KeptDrafts,
  changes: ReadonlyMap<string, Change>,
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
function applyChange(known: FoundDraft | undefined, { kind, record }: Change): FoundDraft | undefined {
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
