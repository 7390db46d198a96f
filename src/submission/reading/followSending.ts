import { focusManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { subscribeAll, type ReadonlyStore } from '../../lib/store';
import type { SendingRecord } from '../../schema/draft/draft';
import { connectionQuery, platformOf } from '../connection/connection';
import { readablePlace, readStored, type StoredLookup } from './readStored';
import { asFound, findFollowed, isSentTemplate, nameOf, withStatus } from './settleSending';

const SECOND = 1000;

/** Delays of the lookups of a template of unknown outcome, after the one at once. */
const settlingDelays = [5 * SECOND, 15 * SECOND, 60 * SECOND];

/** The delay before the next lookup of a pending template: it grows. */
function followingDelay(lookups: number): number {
  if (lookups <= 20) return 30 * SECOND;
  return lookups <= 35 ? 120 * SECOND : 600 * SECOND;
}

/** What the lookups of a sending have shown so far. */
type Seen = {
  lookups: number;
  /** Answered lookups without a template of that name, since one was found last. */
  absences: number;
  /**
   * What the last lookup decided. `absent`: not found so often that it was most likely not created. `other`: the name
   * belongs to another template. `silent`: the platform did not say now. `unreadable`: this platform cannot be asked.
   */
  result?: 'absent' | 'other' | 'silent' | 'unreadable';
  /** When the platform answered last, in milliseconds since the epoch. */
  answeredAt?: number;
};

/** The state of following. `at`: the time of the sending that is followed. */
export type FollowState = Omit<Seen, 'lookups'> & { at?: number; isAsking: boolean };

export type Follower = {
  state: ReadonlyStore<FollowState>;
  /** Asks now. */
  askNow: () => Promise<void>;
  /** Follows until the returned function is called. */
  start: () => () => void;
};

type FollowerOptions = {
  queries: QueryClient;
  draftId: () => string;
  sendings: StoreApi<readonly SendingRecord[]>;
  onSettled: (record: SendingRecord) => void;
  /** Looks for a template where a sending went to. Resolves with undefined where this page is not connected to. */
  lookUp?: (record: SendingRecord, name: string) => Promise<StoredLookup | undefined>;
};

const nothingSeen: Seen = { lookups: 0, absences: 0 };
const notFollowing: FollowState = { isAsking: false, absences: 0 };

/** Milliseconds until the next lookup; false where no more follow. */
function nextLookup(record: SendingRecord, { lookups, result }: Seen = nothingSeen): number | false {
  if (result !== undefined) return false;
  if (record.outcome === 'unknown') return settlingDelays[lookups - 1] ?? settlingDelays.at(-1) ?? false;
  return followingDelay(lookups);
}

/**
 * Follows the newest sending of a draft at the platform: an unknown outcome until it is settled, a pending template until
 * its status changes. Reads only; it never sends anything again, and a hidden page asks nothing.
 */
export function createFollower({
  queries,
  draftId,
  sendings,
  onSettled,
  lookUp = (record, name) => lookUpSent(queries, record, name),
}: FollowerOptions): Follower {
  const state = createStore<FollowState>(() => notFollowing);
  /** A created template that was sent at this time or later was answered just now: its first lookup waits. */
  let waitsFrom = Infinity;
  let wasSending = false;
  /** Ended requests of this draft: lookups before the end of the newest one say nothing about its outcome. */
  let answers = 0;

  /** While an answer is awaited there is nothing to look for. */
  const isSending = () =>
    queries.isMutating({ mutationKey: ['create-template', draftId()], exact: true }) > 0;
  const followed = () => (isSending() ? undefined : findFollowed(sendings.getState()));

  function settle(next: SendingRecord) {
    sendings.setState(
      sendings.getState().map((record) => (record.at === next.at ? next : record)),
      true,
    );
    onSettled(next);
  }

  /** What is known after an answer, which alone decides the result. Settles the sending where it can. */
  function take(record: SendingRecord, answer: StoredLookup, { result: _earlier, ...seen }: Seen): Seen {
    const isUnknown = record.outcome === 'unknown';
    if (answer.kind === 'unreadable') {
      if (answer.forGood) return { ...seen, result: 'unreadable' };
      return isUnknown && seen.lookups > settlingDelays.length ? { ...seen, result: 'silent' } : seen;
    }
    const answered = { ...seen, answeredAt: Date.now(), absences: 0 };
    if (answer.kind === 'absent') {
      const absences = seen.absences + 1;
      const isDecided = isUnknown && absences > settlingDelays.length;
      return { ...answered, absences, ...(isDecided ? { result: 'absent' } : {}) };
    }
    const { template } = answer;
    if (isUnknown) {
      if (!isSentTemplate(record, template)) return { ...answered, result: 'other' };
      settle(asFound(record, template));
    } else if (template.status !== record.status) settle(withStatus(record, template.status, Date.now()));
    return answered;
  }

  function options() {
    const record = followed();
    const name = record && nameOf(record);
    const queryKey = ['sent-template', draftId(), record?.at, answers];
    const followedAnswers = answers;
    const pause = (seen: Seen | undefined) => record !== undefined && nextLookup(record, seen);
    return {
      queryKey,
      enabled: name !== undefined && focusManager.isFocused(),
      async queryFn(): Promise<Seen> {
        const before = queries.getQueryData<Seen>(queryKey) ?? nothingSeen;
        const seen = { ...before, lookups: before.lookups + 1 };
        const answer = record && name !== undefined ? await lookUp(record, name) : undefined;
        // The record may have been replaced while the answer was on its way.
        const current = followed();
        const counts = current?.at === record?.at && followedAnswers === answers;
        return current && answer && counts ? take(current, answer, seen) : seen;
      },
      // Looked up at once: an unknown outcome, a sending from before this page was opened, the first one of a visit.
      ...(record?.outcome === 'created' && record.at >= waitsFrom ? { initialData: nothingSeen } : {}),
      staleTime: (query: { state: { data: Seen | undefined } }) => pause(query.state.data) || Infinity,
      refetchInterval: (query: { state: { data: Seen | undefined } }) => pause(query.state.data),
      networkMode: 'always' as const,
      retry: 0,
      gcTime: 0,
    };
  }

  const observer = new QueryObserver<Seen>(queries, { queryKey: ['sent-template'], enabled: false });

  function follow() {
    const hasEnded = wasSending && !isSending();
    wasSending = isSending();
    if (hasEnded) answers += 1;
    const first = waitsFrom === Infinity && findFollowed(sendings.getState());
    if (first) waitsFrom = first.at + 1;
    observer.setOptions(options());
  }

  return {
    state,
    async askNow() {
      if (followed()) await observer.refetch({ cancelRefetch: false });
    },
    start() {
      waitsFrom = findFollowed(sendings.getState()) ? Date.now() : Infinity;
      wasSending = isSending();
      const stops = [
        observer.subscribe(({ data = nothingSeen, isFetching }) => {
          const { lookups: _count, ...seen } = data;
          state.setState({ ...seen, at: followed()?.at, isAsking: isFetching }, true);
        }),
        subscribeAll([sendings, queries.getMutationCache(), focusManager], follow),
      ];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Looks for a sent template at the platform to which it went. */
async function lookUpSent(
  queries: QueryClient,
  record: SendingRecord,
  name: string,
): Promise<StoredLookup | undefined> {
  const connection = await queries.ensureQueryData(connectionQuery).catch(() => undefined);
  if (!connection) return { kind: 'unreadable', forGood: false };
  const platform = platformOf(connection, record);
  if (!platform) return undefined;
  if (platform.readable === 'no') return { kind: 'unreadable', forGood: true };
  const place = readablePlace(platform, record.appId);
  return place ? readStored(place, name) : { kind: 'unreadable', forGood: false };
}
