import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { readDraftRows, type DraftRows } from '../storage/draftRows';
import type { Stored } from '../storage/storageError';
import { createDraftLock, type DraftLock } from './draftLock';

/** The lock of a draft and what is stored about it. */
export type DraftOpening = {
  id: string;
  lock: DraftLock;
  /** Undefined until it is read, which is after the lock was asked for: the tab that held it has saved by then. */
  rows: ReadonlyStore<Stored<DraftRows> | undefined>;
  /** Asks for the lock, then reads. Does nothing while the lock is asked for or held. */
  begin: () => void;
  /** Releases the lock. What was read is old from then on. */
  end: () => void;
  hasEnded: () => boolean;
};

/** The first script opens the draft of the address, while the other scripts are loaded: keep its imports few. */
export function createDraftOpening(id: string): DraftOpening {
  const lock = createDraftLock(id);
  const rows = createStore<Stored<DraftRows> | undefined>(() => undefined);
  let hasBegun = false;
  let isRead = false;
  let hasEnded = false;

  function readOnce() {
    if (isRead || lock.state.getState() === 'asking') return;
    isRead = true;
    void readDraftRows(id).then((read) => rows.setState(read, true));
  }
  lock.state.subscribe(readOnce);
  return {
    id,
    lock,
    rows,
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      lock.ask();
      readOnce();
    },
    end() {
      hasBegun = false;
      hasEnded = true;
      lock.release();
    },
    hasEnded: () => hasEnded,
  };
}
