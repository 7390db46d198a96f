import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { withSentNames } from '../../schema/draft/names/sentNames';
import type { WriteLease } from './writeLeases';
import type { SyncRow } from './syncRow';
import type { HistoryRow } from './historyRows';
import { toStorageError, type Stored, type StorageError } from './storageError';

interface Tables extends DBSchema {
  /** Records may be of another version or damaged: they are checked when they are read. */
  drafts: {
    key: string;
    value: { id: string };
    /** `sentNames` has the names that a draft was sent under and has no longer. */
    indexes: { changed: number; name: string; sentNames: string };
  };
  /** Versions of drafts: saved by the person, or automatically with a sending. */
  versions: { key: string; value: { id: string; draftId: string }; indexes: { draft: string } };
  /** Undo steps, by the id of their draft. */
  histories: { key: string; value: HistoryRow };
  /** The screen state of a draft (pane, card, zoom), by its id: not part of the draft. */
  sessions: { key: string; value: { id: string; session?: unknown } };
  /** Write leases: see `writeLeases.ts`. The table keeps the name that earlier versions gave it. */
  claims: { key: string; value: WriteLease };
  /** The senders that drafts choose from. */
  senders: { key: string; value: { id: string } };
  /** What this browser and the server agreed on, by the id of the draft. */
  sync: { key: string; value: SyncRow };
  /** Comments that the server has not confirmed yet, by their id; checked when they are read. */
  outbox: { key: string; value: { comment: string } };
}
export type DraftDatabase = IDBPDatabase<Tables>;
type TableName = StoreNames<Tables>;
/** A transaction that writes some of the tables. */
export type DatabaseChange<Names extends TableName> = IDBPTransaction<Tables, Names[], 'readwrite'>;

const NAME = 'rcs-template-builder';
const VERSION = 8;
/** Milliseconds after which a browser that has not opened the database counts as silent. */
const openTimeoutMs = 2000;

type Blocker = Extract<StorageError, 'blocked' | 'outdated'>;

/** Adds to the records of earlier releases what an index reads. No other part of them changes. */
async function addSentNames(
  drafts: IDBPObjectStore<Tables, StoreNames<Tables>[], 'drafts', 'versionchange'>,
): Promise<void> {
  for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
    const record = withSentNames(cursor.value);
    if (record !== cursor.value) await cursor.update(record);
  }
}

/** Opens the database when it is first needed, and again after the browser has closed it. */
function createDatabaseAccess() {
  let opening: Promise<DraftDatabase> | undefined;
  let blocker: Blocker | undefined;
  /** Ends the wait for a database that another tab blocks. */
  let stopWaiting: (() => void) | undefined;
  let isUpgrading = false;
  /** While the database is opened: resolves once it is found to be new, which is known long before it is on disk. */
  let foundNew: Promise<void> | undefined;

  function open(): Promise<DraftDatabase> {
    let reportNew: (() => void) | undefined;
    foundNew = new Promise((resolve) => {
      reportNew = resolve;
    });
    const opened = openDB<Tables>(NAME, VERSION, {
      async upgrade(database, from, _to, change) {
        isUpgrading = true;
        if (from === 0) reportNew?.();
        if (from < 1) database.createObjectStore('drafts', { keyPath: 'id' });
        if (from < 2) {
          database.createObjectStore('versions', { keyPath: 'id' }).createIndex('draft', 'draftId');
          database.createObjectStore('histories', { keyPath: 'id' });
          database.createObjectStore('sessions', { keyPath: 'id' });
        }
        if (from < 3) database.createObjectStore('claims', { keyPath: 'id' });
        if (from < 4) database.createObjectStore('senders', { keyPath: 'id' });
        const drafts = change.objectStore('drafts');
        if (from < 5) drafts.createIndex('changed', 'changedAt');
        if (from < 6) {
          drafts.createIndex('name', 'template.name');
          drafts.createIndex('sentNames', 'sentNames', { multiEntry: true });
          // A failure fails the opening.
          await addSentNames(drafts).catch(() => undefined);
        }
        if (from < 7) database.createObjectStore('sync', { keyPath: 'id' });
        if (from < 8) database.createObjectStore('outbox', { keyPath: 'comment' });
        isUpgrading = false;
      },
      blocked() {
        blocker = 'blocked';
        stopWaiting?.();
      },
      blocking(_current, wanted, event) {
        const { target } = event;
        if (target instanceof IDBDatabase) target.close();
        // A newer page wants to change the tables: stop writing, so that its drafts stay intact.
        if (wanted !== null) blocker = 'outdated';
        // The person deletes the database in the browser's tools: the next save makes a new one.
        else opening = undefined;
      },
      terminated() {
        opening = undefined;
      },
    });
    const forget = () => {
      foundNew = undefined;
    };
    opened.then(forget, forget);
    return opened;
  }

  function openTimeout(): Promise<undefined> {
    return new Promise((resolve) => {
      // The tables of a large library take longer to change than a silent browser is waited for.
      stopWaiting = () => void (isUpgrading || resolve(undefined));
      // Autosave retries soon, so do not wait for a database that is known to be blocked.
      setTimeout(stopWaiting, blocker === 'blocked' ? 0 : openTimeoutMs);
    });
  }

  async function connect(): Promise<Stored<DraftDatabase>> {
    if (blocker === 'outdated') return { ok: false, error: 'outdated' };
    try {
      // Some browsers throw as soon as `indexedDB` is read.
      if (typeof indexedDB === 'undefined') return { ok: false, error: 'missing' };
      opening ??= open();
      const database = await Promise.race([opening, openTimeout()]);
      if (!database) return { ok: false, error: blocker ?? 'silent' };
      blocker = undefined;
      return { ok: true, value: database };
    } catch (error) {
      opening = undefined;
      return { ok: false, error: toStorageError(error) };
    }
  }

  return async function use<Value>(
    work: (database: DraftDatabase) => Promise<Value>,
    ofNew?: () => Value,
  ): Promise<Stored<Value>> {
    const connecting = connect();
    const found = ofNew && foundNew?.then(ofNew);
    const early =
      found && (await Promise.race([connecting.then(() => undefined), found.then((value) => ({ value }))]));
    if (early) return { ok: true, value: early.value };
    const database = await connecting;
    if (!database.ok) return database;
    try {
      return { ok: true, value: await work(database.value) };
    } catch (error) {
      // The browser has closed this connection: open another one next time.
      if (error instanceof DOMException && error.name === 'InvalidStateError') opening = undefined;
      return { ok: false, error: blocker ?? toStorageError(error) };
    }
  };
}

/**
 * Runs `work` with the browser's database, which is opened when needed. Returns errors as values, never throws.
 * `ofNew`: what a database without records gives. A read that says so need not wait until a new one is on disk.
 */
export const withDatabase = createDatabaseAccess();

/** Opens the database before it is needed. */
export function warmDatabase() {
  void withDatabase(() => Promise.resolve());
}
