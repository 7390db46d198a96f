import { readRecord, type DamagedRecord, type DraftRecord } from './draftRecord';
import { readHistoryRows, type StoredHistory, type HistoryRow } from './historyRows';
import type { Stored } from './storageError';
import { withDatabase } from './database';
import { keysBelow } from './writeLeases';

/** A draft with its undo steps and screen state. Both may be missing; the draft then opens without them. */
export type OpenedDraft = DraftRecord & { history?: StoredHistory; session?: unknown };

export type OpenedFound =
  | ({ state: 'found' } & OpenedDraft)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

/** Checks what is stored about a draft. */
function openRows({ record, historyHead, historyRows, session }: DraftRows): OpenedFound {
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

/** Everything that is stored about one draft, unchecked. */
type DraftRows = {
  record: { id: string } | undefined;
  historyHead: HistoryRow | undefined;
  historyRows: HistoryRow[];
  session: unknown;
};

const noRows = (): DraftRows => ({
  record: undefined,
  historyHead: undefined,
  historyRows: [],
  session: undefined,
});

/** Reads everything that is stored about one draft in one transaction. The first script does so: it checks nothing. */
function readDraftRows(id: string): Promise<Stored<DraftRows>> {
  return withDatabase(async (database) => {
    const reading = database.transaction(['drafts', 'histories', 'sessions']);
    const [record, historyHead, historyRows, session] = await Promise.all([
      reading.objectStore('drafts').get(id),
      // Treat unreadable steps and screen state as missing.
      reading
        .objectStore('histories')
        .get(id)
        .catch(() => undefined),
      reading
        .objectStore('histories')
        .getAll(keysBelow(id))
        .catch(() => []),
      reading
        .objectStore('sessions')
        .get(id)
        .catch(() => undefined),
    ]);
    return { record, historyHead, historyRows, session };
  }, noRows);
}
