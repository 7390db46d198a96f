import type { Draft } from '../../schema/draft/draft';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { onIdle } from '../../lib/idle';
import type { Stored, StorageError } from '../storage/storageError';

export type SaveState = {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** When the last successful save ended, in milliseconds since the epoch. */
  at?: number;
  error?: StorageError;
};

/** Milliseconds from the first unsaved change to the save, even if typing goes on. */
const saveDelayMs = 250;
/** The same while a colleague has the draft open and sees it grow on their phone. */
const watchedDelayMs = 80;
/** Milliseconds more to wait for an idle moment between two keys. */
const idleTimeoutMs = 100;
/** Milliseconds without a change before the state becomes "saved", so that the words do not flicker during typing. */
const savedDelayMs = 300;
/** Milliseconds before a failed save is tried again. */
const retryDelayMs = 5000;

/** Time for waits, in milliseconds: the clock of the device may be set back meanwhile. */
const elapsed = () => performance.now();

/**
 * Saves the draft that `read` returns within 350 ms of each change, and at once when the page is hidden or left.
 * The state becomes "saved" only when the browser has the newest change on disk. `isKept`: the draft is stored
 * already. `isWatched`: whether a colleague has it open.
 */
export function createAutosave(
  read: () => Draft,
  write: (draft: Draft) => Promise<Stored<void>>,
  isKept = false,
  isWatched = () => false,
) {
  const state = createStore<SaveState>(() => ({ state: isKept ? 'saved' : 'idle' }));
  let changes = 0;
  let savedChanges = 0;
  /** The changes that the newest write contains, even if it has not ended. */
  let writtenChanges = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let disposed = false;
  let changedAt = 0;
  let savedTimer: ReturnType<typeof setTimeout> | undefined;

  /** Schedules a save; an earlier one that is scheduled stays. */
  function schedule(milliseconds: number) {
    const at = elapsed() + milliseconds;
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(
      () => onIdle(() => void flush(), { within: idleTimeoutMs, otherwise: 0 }),
      milliseconds,
    );
  }
  function unschedule() {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
  }

  async function save(): Promise<void> {
    const saving = changes;
    writtenChanges = saving;
    const result = await write(read());
    if (!result.ok) {
      state.setState({ state: 'failed', error: result.error });
      // Space may come back; a page that is older than the stored drafts must never write again.
      if (result.error !== 'outdated' && !disposed) schedule(retryDelayMs);
      return;
    }
    savedChanges = saving;
    if (changes === saving) showSaved(Date.now());
    else await save();
  }

  function showSaved(at: number) {
    clearTimeout(savedTimer);
    const wait = changedAt + savedDelayMs - elapsed();
    if (wait <= 0 || disposed || state.getState().state === 'failed')
      state.setState({ state: 'saved', at }, true);
    else savedTimer = setTimeout(() => changes === savedChanges && showSaved(at), wait);
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
    changedAt = elapsed();
    // A change after `dispose` starts it again. Adding a listener twice has no effect.
    disposed = false;
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', saveWhenLeft);
    const { state: was } = state.getState();
    // Keep the failure until a save succeeds: the banner must not flicker with every key.
    if (was !== 'saving' && was !== 'failed') state.setState({ state: 'saving' });
    schedule(isWatched() ? watchedDelayMs : saveDelayMs);
  }

  function saveWhenHidden() {
    if (document.visibilityState === 'hidden') saveWhenLeft();
  }
  /** The page may be gone before a running save ends: the newest state is written right behind it. */
  function saveWhenLeft() {
    if (!running) void flush();
    else if (writtenChanges !== changes) {
      writtenChanges = changes;
      void write(read());
    }
  }

  return {
    state: state as ReadonlyStore<SaveState>,
    /** Whether there are changes that are not saved yet. */
    isUnsaved: () => changes !== savedChanges,
    /** Notes a change, which is saved within 350 ms. */
    touch,
    /** Saves unsaved changes at once; resolves when they are saved or the save has failed. */
    flush,
    /** Saves unsaved changes, and stops listening until the next change. */
    dispose() {
      disposed = true;
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', saveWhenLeft);
      void flush();
    },
  };
}
