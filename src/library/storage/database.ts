import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { WriteLease } from './writeLeases';
import type { HistoryRow } from './historyRows';
import { toStorageError, type Stored, type StorageError } from './storageError';

interface Tables extends DBSchema {
  /** What stands here may be of another version or damaged: it is judged when it is read. */
  drafts: { key: string; value: { id: string } };
  /** Snapshots of drafts: named by the person, or made by a sending. */
  versions: { key: string; value: { id: string; draftId: string }; indexes: { draft: string } };
  /** The steps that can be taken back, by the id of their draft. */
  histories: { key: string; value: HistoryRow };
  /** What of a draft was on the screen (pane, card, zoom), by its id: not part of the draft. */
  sessions: { key: string; value: { id: string; session?: unknown } };
  /** Who may write a draft: see `claims.ts`. */
  claims: { key: string; value: WriteLease };
}
export type Database = IDBPDatabase<Tables>;
export type TableName = StoreNames<Tables>;
/** A change under way in some of the tables. */
export type DatabaseChange<Names extends TableName> = IDBPTransaction<Tables, Names[], 'readwrite'>;

const NAME = 'rcs-template-builder';
const VERSION = 3;
/** Milliseconds after which a browser that says nothing counts as one that will not answer. */
const PATIENCE = 2000;

let opening: Promise<Database> | undefined;
let standsInTheWay: StorageError | undefined;
/** Ends the waiting for a database that another tab does not let be opened. */
let stopWaiting: (() => void) | undefined;

function open(): Promise<Database> {
  return openDB<Tables>(NAME, VERSION, {
    upgrade(database, from) {
      if (from < 1) database.createObjectStore('drafts', { keyPath: 'id' });
      if (from < 2) {
        database.createObjectStore('versions', { keyPath: 'id' }).createIndex('draft', 'draftId');
        database.createObjectStore('histories', { keyPath: 'id' });
        database.createObjectStore('sessions', { keyPath: 'id' });
      }
      if (from < 3) database.createObjectStore('claims', { keyPath: 'id' });
    },
    blocked() {
      standsInTheWay = 'blocked';
      stopWaiting?.();
    },
    blocking(_current, _blocked, event) {
      // A newer page wants to change the tables: this one stops writing rather than spoil its drafts.
      standsInTheWay = 'outdated';
      const { target } = event;
      if (target instanceof IDBDatabase) target.close();
    },
    terminated() {
      opening = undefined;
    },
  });
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    stopWaiting = () => resolve(undefined);
    // What is known to be blocked is asked for again soon enough.
    setTimeout(stopWaiting, standsInTheWay === 'blocked' ? 0 : PATIENCE);
  });
}

async function opened(): Promise<Stored<Database>> {
  if (standsInTheWay === 'outdated') return { ok: false, trouble: 'outdated' };
  try {
    // Some browsers throw as soon as the name is touched.
    if (typeof indexedDB === 'undefined') return { ok: false, trouble: 'missing' };
    opening ??= open();
    const database = await Promise.race([opening, patience()]);
    if (!database) return { ok: false, trouble: standsInTheWay ?? 'silent' };
    standsInTheWay = undefined;
    return { ok: true, value: database };
  } catch (error) {
    opening = undefined;
    return { ok: false, trouble: toStorageError(error) };
  }
}

/** Does something with the browser's database; answers what went wrong instead of throwing. Opens it when needed. */
export async function withDatabase<Value>(
  work: (database: Database) => Promise<Value>,
): Promise<Stored<Value>> {
  const database = await opened();
  if (!database.ok) return database;
  try {
    return { ok: true, value: await work(database.value) };
  } catch (error) {
    // A connection that the browser has closed is of no further use.
    if (error instanceof DOMException && error.name === 'InvalidStateError') opening = undefined;
    return { ok: false, trouble: standsInTheWay ?? toStorageError(error) };
  }
}
