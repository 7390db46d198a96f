import type { Draft } from '../schema/draft';
import { createStore, type Store } from '../ui/createStore';
import type { Stored, StorageTrouble } from './storageTrouble';

export type SaveState = {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** When the last successful saving was complete, in milliseconds since the epoch. */
  at?: number;
  trouble?: StorageTrouble;
};

export type Autosave = {
  state: Store<SaveState>;
  /** Something was changed: it is saved 300 ms after the last such call. */
  touch: () => void;
  /** Saves at once what is not saved yet; answers when it is, or has failed. */
  flush: () => Promise<void>;
  /** Saves what is not saved yet, and stops listening until the next change. */
  dispose: () => void;
};

/** Milliseconds after the last change. */
const QUIET = 300;
/** Milliseconds until a failed saving is tried again by itself. */
const RETRY = 5000;

/**
 * Keeps the draft that `read` answers on this device: soon after each change, and at once when the page is
 * hidden or left. It says "saved" only when the browser has the newest change on disk.
 */
export function createAutosave(read: () => Draft, write: (draft: Draft) => Promise<Stored<void>>): Autosave {
  const state = createStore<SaveState>({ state: 'idle' });
  let changes = 0;
  let savedChanges = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let disposed = false;

  function schedule(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
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
    if (changes === saving) state.set({ state: 'saved', at: Date.now() });
    else await save();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (changes === savedChanges) return;
    running ??= save().finally(() => {
      running = undefined;
    });
    await running;
  }

  function touch() {
    changes += 1;
    // From the first change on, also after a disposal; listening twice is the same as once.
    disposed = false;
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveWhenLeft);
    const { state: was, at, trouble } = state.get();
    // A failure stands until a saving succeeds: a banner must not flicker with every key.
    if (was !== 'saving' && was !== 'failed') {
      state.set({ state: 'saving', ...(at === undefined ? {} : { at }), ...(trouble ? { trouble } : {}) });
    }
    schedule(QUIET);
  }

  function saveWhenHidden() {
    if (document.visibilityState === 'hidden') void flush();
  }
  function saveWhenLeft() {
    void flush();
  }

  return {
    state,
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
