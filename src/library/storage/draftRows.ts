import type { HistoryRow } from './historyRows';
import { withDatabase } from './database';
import type { Stored } from './storageError';
import { keysBelow } from './writeLeases';

/** Everything that is stored about one draft, unchecked. */
export type DraftRows = {
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
export function readDraftRows(id: string): Promise<Stored<DraftRows>> {
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
