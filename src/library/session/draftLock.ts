import { createStore, type Store } from '../../lib/createStore';
import { askTabs, listenToTabs } from '../storage/channel';

/** Whether this tab may edit a draft. */
export type LockState =
  | 'asking'
  /** It edits. */
  | 'held'
  /** Another tab edits. */
  | 'elsewhere'
  /** The other tab has let the draft go; the person has not chosen to edit here. */
  | 'free'
  /** Another tab has taken the draft from this one. */
  | 'taken'
  /** This browser gives no locks to this page: any tab may edit, and what meets in the storage is settled there. */
  | 'unguarded';

export type DraftLock = {
  hold: Store<LockState>;
  /** Asks for the draft; the first tab that does gets it. */
  ask: () => void;
  /** Edits here from now on: the tab that does until then saves what it has and stops. */
  takeOver: () => Promise<void>;
  /** Edits here, after the other tab has let go. */
  accept: () => void;
  /** Called before the draft is let go, so that the next one reads the newest state. */
  beforeRelease: (save: () => Promise<void>) => void;
  release: () => void;
  /** The page goes on with another draft, which nobody else has. */
  moveTo: (draftId: string) => void;
};

/** Milliseconds in which a page that was just left lets its draft go, where no other tab says that it has it. */
const PATIENCE = 500;
/** Milliseconds that the other tab has to save and let go, before the draft is taken from it. */
const HAND_OVER = 1500;

const nothingToSave = () => Promise.resolve();

/** One tab at a time edits a draft. It is let go when the tab is closed, however it ends. */
export function createDraftLock(start: string): DraftLock {
  let draftId = start;
  const hold = createStore<LockState>('asking');
  let save = nothingToSave;
  let asking = 0;
  let letGo: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let stopListening: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits in the queue; `granted` says what the draft is to this tab when its turn comes. */
  async function request(
    granted: () => LockState,
    options: LockOptions = {},
    refused?: () => void,
  ): Promise<void> {
    const asked = asking;
    try {
      await navigator.locks.request(`draft:${draftId}`, options, (lock) => {
        // Let go before it was granted.
        if (asked !== asking) return undefined;
        if (!lock) {
          refused?.();
          return undefined;
        }
        clearTimeout(timer);
        hold.set(granted());
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      // Given up here, or taken by another tab. Only the second ends a lock that was granted.
      if (letGo === undefined || options.signal?.aborted) return;
      letGo = undefined;
      giveUp();
    }
  }

  function queue(granted: () => LockState) {
    waiting?.abort();
    waiting = new AbortController();
    void request(granted, { signal: waiting.signal });
  }

  /** From now on this tab reads, and is told when the draft is free. */
  function giveUp() {
    hold.set(hold.get() === 'held' ? 'taken' : 'elsewhere');
    queue(() => 'free');
  }

  async function handOver() {
    const unlock = letGo;
    if (!unlock) {
      // Whoever asked comes first.
      if (hold.get() === 'elsewhere' || hold.get() === 'taken') setTimeout(() => queue(() => 'free'), 100);
      return;
    }
    letGo = undefined;
    waiting = undefined;
    const wasHeld = hold.get() === 'held';
    hold.set(wasHeld ? 'taken' : 'elsewhere');
    if (wasHeld) await save();
    unlock();
    setTimeout(() => queue(() => 'free'), 100);
  }

  function ask() {
    // Withheld from pages that come over plain HTTP from another host.
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      hold.set('unguarded');
      return;
    }
    hold.set('asking');
    stopListening = listenToTabs(draftId, (about) => {
      if (about === 'handOver') void handOver();
      if (about === 'whoHolds' && letGo) askTabs('holds', draftId);
      if (about === 'holds' && hold.get() === 'asking') hold.set('elsewhere');
    });
    void request(
      () => 'held',
      { ifAvailable: true },
      () => {
        askTabs('whoHolds', draftId);
        timer = setTimeout(() => {
          if (hold.get() === 'asking') hold.set('elsewhere');
        }, PATIENCE);
        queue(() => (hold.get() === 'asking' ? 'held' : 'free'));
      },
    );
  }

  function release() {
    asking += 1;
    clearTimeout(timer);
    stopListening?.();
    waiting?.abort();
    waiting = undefined;
    const unlock = letGo;
    letGo = undefined;
    hold.set('asking');
    const last = save;
    save = nothingToSave;
    void last().finally(() => unlock?.());
  }

  return {
    hold,
    ask,
    async takeOver() {
      waiting?.abort();
      askTabs('handOver', draftId);
      const taken = new AbortController();
      waiting = taken;
      await new Promise<void>((resolve) => {
        const granted = () => {
          resolve();
          return 'held' as const;
        };
        const steal = setTimeout(() => {
          taken.abort();
          void request(granted, { steal: true });
        }, HAND_OVER);
        void request(
          () => {
            clearTimeout(steal);
            return granted();
          },
          { signal: taken.signal },
        );
      });
    },
    accept() {
      if (hold.get() === 'free') hold.set('held');
    },
    beforeRelease(next) {
      save = next;
    },
    release,
    moveTo(next) {
      if (hold.get() === 'unguarded') {
        draftId = next;
        return;
      }
      const last = save;
      release();
      draftId = next;
      save = last;
      ask();
    },
  };
}
