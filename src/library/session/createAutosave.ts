import type { Draft } from '../../schema/draft/draft';
import { createStore, type Store } from '../../lib/createStore';
import { onIdle } from '../../lib/onIdle';
import type { Stored, StorageError } from '../storage/storageError';

export type SaveState = {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** When the last successful saving was complete, in milliseconds since the epoch. */
  at?: number;
  trouble?: StorageError;
};

export type Autosave = {
  state: Store<SaveState>;
  /** Something was changed: it is saved within 350 ms. */
  touch: () => void;
  /** Whether something was changed that is not saved yet. */
  isUnsaved: () => boolean;
  /** Saves at once what is not saved yet; answers when it is, or has failed. */
  flush: () => Promise<void>;
  /** Saves what is not saved yet, and stops listening until the next change. */
  dispose: () => void;
};

/** Milliseconds after the first change that is not saved: also while typing goes on. */
const SOON = 250;
/** Milliseconds more in which a moment between two keys is waited for. */
const IDLE = 100;
/** Milliseconds without a change after which what is saved is called so: the words hold still while a person types. */
const STILL = 300;
/** Milliseconds until a failed saving is tried again by itself. */
const RETRY = 5000;

/**
 * Keeps the draft that `read` answers on this device: within 350 ms of each change, and at once when the page is
 * hidden or left. It says "saved" only when the browser has the newest change on disk. `isKept`: it is there
 * already.
 */
export function createAutosave(
  read: () => Draft,
  write: (draft: Draft) => Promise<Stored<void>>,
  isKept = false,
): Autosave {
  const state = createStore<SaveState>({ state: isKept ? 'saved' : 'idle' });
  let changes = 0;
  let savedChanges = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let disposed = false;
  let changedAt = 0;
  let calling: ReturnType<typeof setTimeout> | undefined;

  /** The sooner of two stands. */
  function schedule(milliseconds: number) {
    const at = Date.now() + milliseconds;
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => onIdle(() => void flush(), { within: IDLE, otherwise: 0 }), milliseconds);
  }
  function unschedule() {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  }

  async function save(): Promise<void> {
    const saving = changes;
    const { at } = state.get();
    const result = await write(read());
    if (!result.ok) {
      state.set({ state: 'failed', trouble: result.trouble, ...(at === undefined ? {} : { at }) });
      // Room may come back; a page that is older than its drafts must never write again.
      if (result.trouble !== 'outdated' && !disposed) schedule(RETRY);
      return;
    }
    savedChanges = saving;
    if (changes === saving) callSaved(Date.now());
    else await save();
  }

  function callSaved(at: number) {
    clearTimeout(calling);
    const wait = changedAt + STILL - Date.now();
    if (wait <= 0 || disposed || state.get().state === 'failed') state.set({ state: 'saved', at });
    else calling = setTimeout(() => changes === savedChanges && callSaved(at), wait);
  }

  async function flush(): Promise<void> {
    unschedule();
    if (changes === savedChanges) return;
    running ??= save().finally(() => {
      running = undefined;
    });
    await running;
  }

  function touch() {
    changes += 1;
    changedAt = Date.now();
    // From the first change on, also after a disposal; listening twice is the same as once.
    disposed = false;
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveWhenLeft);
    const { state: was, at, trouble } = state.get();
    // A failure stands until a saving succeeds: a banner must not flicker with every key.
    if (was !== 'saving' && was !== 'failed') {
      state.set({ state: 'saving', ...(at === undefined ? {} : { at }), ...(trouble ? { trouble } : {}) });
    }
    schedule(SOON);
  }

  function saveWhenHidden() {
    if (document.visibilityState === 'hidden') void flush();
  }
  function saveWhenLeft() {
    void flush();
  }

  return {
    state,
    isUnsaved: () => changes !== savedChanges,
    touch,
    flush,
    dispose() {
      disposed = true;
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveWhenLeft);
      void flush();
    },
  };
}
