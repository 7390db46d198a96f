import { readRecord, type DamagedRecord, type DraftRecord } from './draftRecord';
import { readDraftRows, type DraftRows } from './draftRows';
import { readHistoryRows, type StoredHistory } from './historyRows';
import type { Stored } from './storageError';

/** A draft with its undo steps and screen state. Both may be missing; the draft then opens without them. */
export type OpenedDraft = DraftRecord & { history?: StoredHistory; session?: unknown };

export type OpenedFound =
  | ({ state: 'found' } & OpenedDraft)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

/** Checks what is stored about a draft. */
export function openRows({ record, historyHead, historyRows, session }: DraftRows): OpenedFound {
  const found = readRecord(record);
  if (found.state !== 'found') return found;
  const history = readHistoryRows(historyHead, historyRows, found.revision);
  return {
    ...found,
    ...(history ? { history } : {}),
    ...(session === undefined ? {} : { session }),
  };
}

/** Reads and checks everything that is stored about one draft. */
export async function openStoredDraft(id: string): Promise<Stored<OpenedFound>> {
  const rows = await readDraftRows(id);
  return rows.ok ? { ok: true, value: openRows(rows.value) } : rows;
}
