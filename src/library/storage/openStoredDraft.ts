import { readRecord, type DamagedRecord, type DraftRecord } from './draftRecord';
import { readHistoryRows, type StoredHistory } from './historyRows';
import type { Stored } from './storageError';
import { withDatabase } from './database';
import { keysBelow } from './writeLeases';

/** A draft with its undo steps and screen state. Both may be missing; the draft then opens without them. */
export type OpenedDraft = DraftRecord & { history?: StoredHistory; session?: unknown };

export type OpenedFound =
  | ({ state: 'found' } & OpenedDraft)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

/** Reads and checks everything that is stored about one draft, in one transaction. */
export function openStoredDraft(id: string): Promise<Stored<OpenedFound>> {
  return withDatabase(
    async (database): Promise<OpenedFound> => {
      const reading = database.transaction(['drafts', 'histories', 'sessions']);
      const histories = reading.objectStore('histories');
      const [record, head, rows, session] = await Promise.all([
        reading.objectStore('drafts').get(id),
        // Treat unreadable steps and screen state as missing.
        histories.get(id).catch(() => undefined),
        histories.getAll(keysBelow(id)).catch(() => []),
        reading
          .objectStore('sessions')
          .get(id)
          .catch(() => undefined),
      ]);
      const found = readRecord(record);
      if (found.state !== 'found') return found;
      const history = readHistoryRows(head, rows, found.revision);
      return {
        ...found,
        ...(history ? { history } : {}),
        ...(session === undefined ? {} : { session }),
      };
    },
    () => ({ state: 'absent' }),
  );
}
