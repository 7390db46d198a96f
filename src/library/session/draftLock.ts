import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { askTabs, listenToTabs } from '../storage/channel';

/** Whether this tab may edit a draft. */
export type LockState =
  | 'asking'
  /** This tab edits. */
  | 'held'
  /** Another tab edits. */
  | 'elsewhere'
  /** The other tab has released the draft; the person has not chosen to edit here yet. */
  | 'free'
  /** Another tab has taken the draft from this one. */
  | 'taken'
  /** The browser gives this page no locks: any tab may edit, and conflicts are resolved when a draft is written. */
  | 'unguarded';

export type DraftLock = {
  state: ReadonlyStore<LockState>;
  /** Asks for the lock; the first tab that asks gets it. */
  ask: () => void;
  /** Takes the lock. The tab that holds it saves its changes first and becomes read-only. */
  takeOver: () => Promise<void>;
  /** Edits here, after the other tab has released the draft. */
  accept: () => void;
  /** Sets the save that runs before a release, so that the next tab reads the newest state. */
  beforeRelease: (save: () => Promise<void>) => void;
  release: () => void;
  /** Moves the lock to another draft, which no other tab can have open. */
  moveTo: (draftId: string) => void;
};

/** Milliseconds for a page that was just left to release its lock, if no other tab says that it holds it. */
const releaseTimeoutMs = 500;
/** Milliseconds for the other tab to save and release, before the lock is stolen from it. */
const handOverTimeoutMs = 1500;
/** Milliseconds before this tab queues again, so that the tab that asked for the lock comes first. */
const requeueDelayMs = 100;

const nothingToSave = () => Promise.resolve();

/** A lock that lets one tab at a time edit a draft. The browser releases it when the tab ends, even by a crash. */
export function createDraftLock(start: string): DraftLock {
  let draftId = start;
  const state = createStore<LockState>(() => 'asking');
  let save = nothingToSave;
  let generation = 0;
  let unlock: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let stopListening: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requeueTimer: ReturnType<typeof setTimeout> | undefined;
  /** The take-over that waits, until it ends. */
  let pendingTakeOver: Promise<void> | undefined;
  /** Ends the take-over that waits. */
  let endTakeOver: (() => void) | undefined;

  /** Waits for the lock; `granted` returns the state to enter when it is granted. */
  async function request(
    granted: () => LockState,
    options: LockOptions = {},
    refused?: () => void,
  ): Promise<void> {
    const asked = generation;
    /** Ends this request's own hold of the lock. */
    let end: (() => void) | undefined;
    try {
      await navigator.locks.request(`draft:${draftId}`, options, (lock) => {
        // Released before the lock was granted.
        if (asked !== generation) return undefined;
        if (!lock) {
          refused?.();
          return undefined;
        }
        clearTimeout(timer);
        const held = new Promise<void>((resolve) => {
          end = resolve;
        });
        unlock = end;
        state.setState(granted(), true);
        return held;
      });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      // The request was aborted here before it was granted, or another tab has stolen the lock.
      if (end === undefined || unlock !== end) return;
      unlock = undefined;
      giveUp();
    }
  }

  function queue(granted: () => LockState) {
    clearTimeout(requeueTimer);
    waiting?.abort();
    waiting = new AbortController();
    void request(granted, { signal: waiting.signal });
  }

  /** Becomes read-only, and waits until the draft is free. */
  function giveUp() {
    state.setState(state.getState() === 'held' ? 'taken' : 'elsewhere', true);
    queue(() => 'free');
  }

  /** Leaves the queue for a moment, so that the tab that asks for the lock is the next in it. */
  function requeueLater() {
    clearTimeout(requeueTimer);
    waiting?.abort();
    waiting = undefined;
    requeueTimer = setTimeout(() => queue(() => 'free'), requeueDelayMs);
  }

  async function handOver() {
    const unlockNow = unlock;
    if (!unlockNow) {
      // Two tabs that take over at the same time both stay in the queue: the second gets the draft from the first.
      if (!endTakeOver && (state.getState() === 'elsewhere' || state.getState() === 'taken')) requeueLater();
      return;
    }
    const asked = generation;
    unlock = undefined;
    waiting = undefined;
    const wasHeld = state.getState() === 'held';
    state.setState(wasHeld ? 'taken' : 'elsewhere', true);
    if (wasHeld) await save();
    unlockNow();
    // Released, or taken over again, during the save.
    if (asked === generation && !unlock && !endTakeOver) requeueLater();
  }

  /** Waits for the other tab to hand over, and steals the lock if it takes too long. */
  function queueThenSteal(): Promise<void> {
    waiting?.abort();
    const taken = new AbortController();
    waiting = taken;
    return new Promise((resolve) => {
      const steal = setTimeout(() => {
        taken.abort();
        // Never steal from this tab.
        if (unlock) state.setState(granted(), true);
        else void request(granted, { steal: true });
      }, handOverTimeoutMs);
      function finish() {
        clearTimeout(steal);
        pendingTakeOver = undefined;
        endTakeOver = undefined;
        resolve();
      }
      function granted() {
        finish();
        return 'held' as const;
      }
      endTakeOver = finish;
      void request(granted, { signal: taken.signal });
    });
  }

  function ask() {
    // Browsers withhold locks from pages loaded over plain HTTP from another host.
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      state.setState('unguarded');
      return;
    }
    state.setState('asking');
    stopListening = listenToTabs(draftId, (about) => {
      if (about === 'handOver') void handOver();
      if (about === 'whoHolds' && unlock) askTabs('holds', draftId);
      if (about === 'holds' && state.getState() === 'asking') state.setState('elsewhere');
    });
    void request(
      () => 'held',
      { ifAvailable: true },
      () => {
        // The person did not wait for the answer.
        if (endTakeOver) return;
        askTabs('whoHolds', draftId);
        timer = setTimeout(() => {
          if (state.getState() === 'asking') state.setState('elsewhere');
        }, releaseTimeoutMs);
        queue(() => (state.getState() === 'asking' ? 'held' : 'free'));
      },
    );
  }

  function release() {
    generation += 1;
    clearTimeout(timer);
    clearTimeout(requeueTimer);
    endTakeOver?.();
    stopListening?.();
    waiting?.abort();
    waiting = undefined;
    const unlockNow = unlock;
    unlock = undefined;
    state.setState('asking');
    const lastSave = save;
    save = nothingToSave;
    void lastSave().finally(() => unlockNow?.());
  }

  return {
    state,
    ask,
    async takeOver() {
      clearTimeout(requeueTimer);
      // The other tab has released it in the meantime.
      if (unlock) {
        state.setState('held');
        return;
      }
      askTabs('handOver', draftId);
      // Asking again joins the take-over that waits: a stolen lock may already be on its way to it.
      pendingTakeOver ??= queueThenSteal();
      await pendingTakeOver;
    },
    accept() {
      if (state.getState() === 'free') state.setState('held');
    },
    beforeRelease(next) {
      save = next;
    },
    release,
    moveTo(next) {
      if (state.getState() === 'unguarded') {
        draftId = next;
        return;
      }
      const lastSave = save;
      release();
      draftId = next;
      save = lastSave;
      ask();
    },
  };
}
