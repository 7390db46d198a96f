import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import type { SendingRecord } from '../../schema/draft/draft';
import { findFollowed } from './findFollowed';
import type { Look } from './readStored';
import { asFound, isSentTemplate, nameOf, withStatus } from './settleSending';

const SECOND = 1000;

/** Delays of the looks for a template of unknown outcome, after the look at once (docs/decisions/27). */
const settlingDelays = [5 * SECOND, 15 * SECOND, 60 * SECOND];

/** Delays of the looks for a pending template; the last one repeats. */
const followingDelays = [
  ...Array<number>(20).fill(30 * SECOND),
  ...Array<number>(15).fill(120 * SECOND),
  600 * SECOND,
];

/** What following the newest sending has shown so far. */
export type FollowState = {
  /** The time of the sending that is followed. */
  at?: number;
  /** A look is under way. */
  isLooking: boolean;
  /** Looks that found no template of that name. */
  absences: number;
  /**
   * `absent`: not found after all looks. `other`: the name belongs to another template. `unreadable`: this platform
   * cannot be asked.
   */
  result?: 'absent' | 'other' | 'unreadable';
  /** When the platform answered last, in milliseconds since the epoch. */
  lookedAt?: number;
};

export type Follower = {
  state: ReadonlyStore<FollowState>;
  /** Looks now. */
  look: () => Promise<void>;
  /** Follows until the returned function is called. */
  start: () => () => void;
};

type FollowerOptions = {
  sendings: StoreApi<readonly SendingRecord[]>;
  /** Looks for a template where a sending went to. Resolves with undefined where this page is not connected to. */
  lookFor: (record: SendingRecord, name: string) => Promise<Look | undefined>;
  /** Whether an answer is awaited: then there is nothing to look for. */
  sending: ReadonlyStore<boolean>;
  /** Hidden pages do not ask. */
  isVisible: () => boolean;
  /** Calls the listener when the page is shown again. Returns a function that stops it. */
  onVisible: (listener: () => void) => () => void;
  onSettled: (record: SendingRecord) => void;
  now: () => number;
};

const nothing: FollowState = { isLooking: false, absences: 0 };

/**
 * Follows the newest sending of a draft at the platform: an unknown outcome until it is settled, a pending template until
 * its status changes. Reads only; it never sends anything again.
 */
export function createFollower(options: FollowerOptions): Follower {
  const { sendings, lookFor, sending, isVisible, onVisible, onSettled, now } = options;
  const state = createStore<FollowState>(() => nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let isStarted = false;
  let isOverdue = false;
  let startedAt = 0;
  /** Changes when the looks so far no longer count. */
  let course = 0;

  /** The sending that waits for an answer; undefined if there is nothing to follow. */
  function followed(): SendingRecord | undefined {
    return sending.getState() ? undefined : findFollowed(sendings.getState());
  }

  function change(part: Partial<FollowState>) {
    state.setState({ ...part });
  }

  function replace(next: SendingRecord) {
    sendings.setState(
      sendings.getState().map((record) => (record.at === next.at ? next : record)),
      true,
    );
  }

  function take(record: SendingRecord, seen: Look) {
    if (seen.kind === 'unreadable') {
      const isLast = record.outcome === 'unknown' && looks > settlingDelays.length;
      if (seen.forGood || isLast) change({ result: 'unreadable' });
      return;
    }
    change({ lookedAt: now() });
    if (seen.kind === 'absent') {
      change({ absences: state.getState().absences + 1 });
      // A pending template that is gone is the platform's affair; only an unknown one is settled by its absence.
      if (looks > settlingDelays.length) change({ result: 'absent' });
      return;
    }
    const { template } = seen;
    if (record.outcome === 'unknown') {
      if (!isSentTemplate(record, template)) {
        change({ result: 'other' });
        return;
      }
      const found = asFound(record, template);
      replace(found);
      onSettled(found);
    } else if (template.status !== record.status) {
      const changed = withStatus(record, template.status);
      replace(changed);
      onSettled(changed);
    }
  }

  async function look() {
    const record = followed();
    const name = record && nameOf(record);
    if (!record || name === undefined || state.getState().isLooking) return;
    if (state.getState().at !== record.at) {
      looks = 0;
      state.setState({ ...nothing, at: record.at }, true);
    }
    looks += 1;
    change({ isLooking: true });
    const begunIn = course;
    const found = await lookFor(record, name);
    if (begunIn !== course) return;
    change({ isLooking: false });
    // The record may have been replaced while the answer was on its way.
    const current = followed();
    if (found && current?.at === record.at) take(current, found);
  }

  function schedule() {
    clearTimeout(timer);
    const record = followed();
    if (!isStarted || !record) return;
    const isNew = state.getState().at !== record.at;
    if (!isNew && state.getState().result !== undefined) return;
    const delays = record.outcome === 'unknown' ? settlingDelays : followingDelays;
    // An unknown outcome is looked for at once; the answer of a creation is new enough.
    const wait = isNew
      ? record.outcome === 'unknown'
        ? 0
        : firstWait(record)
      : (delays[looks - 1] ?? (record.outcome === 'unknown' ? undefined : delays.at(-1)));
    if (wait !== undefined) timer = setTimeout(() => void lookWhenVisible(), wait);
  }

  function scheduleIfNew() {
    const record = followed();
    if (record && record.at !== state.getState().at) schedule();
  }

  let wasSending = sending.getState();

  /** A look that came before the answer says nothing about the outcome: begins anew. */
  function followAnswer() {
    const hasEnded = wasSending && !sending.getState();
    wasSending = sending.getState();
    if (hasEnded && followed()?.at === state.getState().at) {
      course += 1;
      state.setState(nothing, true);
    }
    scheduleIfNew();
  }

  /** A sending from before this page was opened is asked for at once, a new one after the first delay. */
  function firstWait({ at }: SendingRecord): number {
    const [first = 0] = followingDelays;
    return at < startedAt ? 0 : first;
  }

  async function lookWhenVisible() {
    isOverdue = !isVisible();
    if (isOverdue) return;
    await look();
    schedule();
  }

  return {
    state,
    async look() {
      await look();
      schedule();
    },
    start() {
      isStarted = true;
      startedAt = now();
      wasSending = sending.getState();
      const stops = [
        sendings.subscribe(scheduleIfNew),
        sending.subscribe(followAnswer),
        onVisible(() => {
          if (isOverdue) void lookWhenVisible();
        }),
      ];
      schedule();
      return () => {
        isStarted = false;
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
}
