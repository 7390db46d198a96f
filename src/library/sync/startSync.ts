import type { Session } from '../../schema/responses/session';
import { DraftEvent, PresenceEvent, SenderEvent, type Space, TalkEvent } from '../../schema/responses/spaces';
import type { ReadonlyStore } from '../../lib/store';
import { createTurns } from '../../lib/values';
import { z } from '../../schema/values/zod';
import type { Senders } from '../senders/createSenders';
import type { readTeamSenders } from '../senders/teamSenders';
import { draftPlaceSetting, knownSpacesSetting } from '../settings/settings';
import { announceSync, listenToDrafts, listenToSyncRequests } from '../storage/channel';
import { findUnpushed, readSyncRow } from '../storage/syncRows';
import { catchUp } from './catchUp';
import { createSync } from './createSync';
import { fetchDraft, fetchSpaces, type Failure } from './serverDrafts';
import { defaultSpace, learn, othersAt, syncKnowledge, thisDevice, type SyncKnowledge } from './syncState';

/** Milliseconds before a failed request is tried again: the first and the longest wait. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The stream says every 20 seconds that it is alive. */
const SILENCE_MS = 45_000;
/** Milliseconds between two looks for changes where there is no stream, as behind a proxy that holds it back. */
const POLL_MS = 10_000;

/** Milliseconds between two pushes of a draft that nobody else has open: who types is not slowed down by them. */
const ALONE_MS = 1000;

/** A draft that has changed in this browser, at the server, or both. */
type Task = { id: string; isChanged?: true; change?: { space: string; revision: number } };

type Person = ReadonlyStore<(Session & { wasSignedIn: boolean }) | undefined>;

let isStarted = false;

/**
 * Keeps the drafts of this browser and those of the server the same, for as long as the page is open and the person wants
 * it. One tab does it for all tabs of the browser.
 */
export function startSync(person: Person, senders: Senders): void {
  if (isStarted) return;
  isStarted = true;
  let stop: (() => void) | undefined;
  function follow() {
    stop?.();
    stop = undefined;
    if (draftPlaceSetting.getState() !== 'server') return;
    const left = new AbortController();
    stop = () => left.abort();
    const run = () => lead(person, senders, left.signal);
    if ('locks' in navigator)
      navigator.locks.request('sync', { signal: left.signal }, run).catch(() => undefined);
    else void run();
  }
  draftPlaceSetting.subscribe(follow);
  follow();
}

const tell = (news: Partial<SyncKnowledge>) => {
  learn(news);
  announceSync(news);
};

/** Talks to the server until the signal ends it. */
async function lead(person: Person, senders: Senders, signal: AbortSignal): Promise<void> {
  const tasks = new Map<string, Task>();
  let isRunning = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | undefined;
  let heardAt = 0;
  let hasLeftOlder = false;
  // Comments, reviews and notices come by events alone. A page that has just been opened has read them.
  let hasMissedEvents = syncKnowledge.getState().spaces !== undefined;
  // Two requests for one draft would overtake each other.
  const inTurn = createTurns();

  const sync = createSync({
    person: () => person.getState()?.person?.name ?? null,
    device: thisDevice,
    defaultSpace: () => defaultSpace(syncKnowledge.getState()),
    onPushed: (id, revision) => tell({ revisions: { [id]: revision } }),
    onProblem: (id, problem) => {
      if (syncKnowledge.getState().problems[id] !== problem) tell({ problems: { [id]: problem } });
    },
  });

  /** Takes what waits for the person, and once leaves what is too old for this browser. */
  async function takeAndLeave() {
    const known = person.getState();
    // Nobody without a sign-in is asked for a review.
    const waiting = known?.person ? await takeWaitingDrafts() : known && new Set<string>();
    if (!waiting || hasLeftOlder) return;
    hasLeftOlder = true;
    await leaveOlderDrafts(waiting);
  }

  const pushes = createPace((id) => add({ id, isChanged: true }));

  function add(task: Task) {
    const known = tasks.get(task.id);
    tasks.set(task.id, { ...known, ...task });
    void run();
  }

  /** Tries again later what has failed; a refused draft waits for its next change. */
  function fail({ problem, until }: Failure): boolean {
    if (problem.kind === 'refused') return false;
    if (syncKnowledge.getState().problem?.kind !== problem.kind) tell({ problem });
    clearTimeout(timer);
    const delay = Math.min(Math.max(wait, (until ?? 0) - Date.now()), LONGEST_WAIT_MS);
    timer = setTimeout(() => void begin(), delay);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    return true;
  }

  function succeed() {
    wait = FIRST_WAIT_MS;
    if (syncKnowledge.getState().problem) tell({ problem: undefined });
  }

  async function run() {
    if (isRunning || signal.aborted) return;
    isRunning = true;
    for (const [id, task] of tasks) {
      tasks.delete(id);
      const { change } = task;
      const result = await inTurn(() => (change ? receive(task, change) : sync.push(id)));
      if (result !== 'done' && fail(result)) {
        tasks.set(id, { ...task, ...tasks.get(id) });
        break;
      }
      if (result === 'done') succeed();
      // The right to the draft may be gone.
      else void readSpaces();
    }
    isRunning = false;
  }

  async function receive(
    { id, isChanged }: Task,
    { space, revision }: NonNullable<Task['change']>,
  ): Promise<'done' | Failure> {
    const read = await readSyncRow(id);
    if (!read.ok) return 'done';
    // Mostly the echo of a push of this browser.
    if ((read.value?.revision ?? 0) >= revision) return isChanged ? sync.push(id) : 'done';
    const answer = await fetchDraft(space, id);
    if (answer === 'absent') return 'done';
    return 'kind' in answer ? answer : sync.receive({ id, space }, answer);
  }

  /** Reads what has changed in all spaces; false if that failed, and is tried again later. */
  async function catchUpAll(spaces: readonly Space[]): Promise<boolean> {
    for (const space of spaces) {
      const failure = await inTurn(() => catchUp(space.name, sync));
      if (failure) {
        fail(failure);
        return false;
      }
    }
    if (hasMissedEvents) tell({ resumedAt: Date.now(), noticedAt: Date.now() });
    return true;
  }

  /** Asks for the spaces of the person; undefined if that failed, and is tried again later. */
  async function readSpaces(): Promise<Space[] | undefined> {
    const spaces = await fetchSpaces();
    if (!Array.isArray(spaces)) {
      fail(spaces);
      return undefined;
    }
    knownSpacesSetting.setState(spaces.map(({ name, role }) => ({ name, role })));
    tell({ spaces });
    return spaces;
  }

  /** Starts, or starts again after a failure: spaces, what changed meanwhile, what is still to be pushed, the stream. */
  async function begin() {
    if (signal.aborted) return;
    clearTimeout(timer);
    const spaces = await readSpaces();
    if (!spaces) return;
    void takeSenders(spaces);
    if (!(await catchUpAll(spaces))) return;
    if (syncKnowledge.getState().problem && tasks.size === 0) tell({ problem: undefined });
    const unpushed = await findUnpushed();
    for (const id of unpushed.ok ? unpushed.value : []) add({ id, isChanged: true });
    void inTurn(takeAndLeave);
    void run();
    connect();
  }

  /** Takes over the senders that the spaces share, or only those of one space. */
  const takeSenders = (spaces: readonly Space[], changed?: string) =>
    person.getState()?.signIn === 'none' ? undefined : takeTeamSenders(spaces, senders, changed);

  function connect() {
    if (stream && stream.readyState !== EventSource.CLOSED) return;
    const opened = new EventSource('/api/v1/events');
    stream = opened;
    heardAt = Date.now();
    let wasOpen = false;
    opened.addEventListener('open', () => {
      heardAt = Date.now();
      // The stream begins with everybody who is there; nobody says who has left meanwhile.
      const { people } = syncKnowledge.getState();
      tell({ people: Object.fromEntries(Object.keys(people).map((id) => [id, []])) });
      // What changed while there was no stream. Once it was cut, spaces and roles may be others too.
      const { spaces = [] } = syncKnowledge.getState();
      const caughtUp = wasOpen ? begin() : Promise.all([catchUpAll(spaces), takeSenders(spaces)]);
      void caughtUp.then(() => {
        hasMissedEvents = true;
      });
      wasOpen = true;
    });
    function on<Event>(kind: string, schema: z.ZodMiniType<Event>, act: (event: Event) => void) {
      opened.addEventListener(kind, ({ data }) => {
        heardAt = Date.now();
        const event = parse(schema, data);
        if (event) act(event);
      });
    }
    on('alive', z.object({}), () => undefined);
    on('draft', DraftEvent, ({ draft: id, space, revision }) => add({ id, change: { space, revision } }));
    on('presence', PresenceEvent, ({ draft, people }) => tell({ people: { [draft]: people } }));
    on('notice', z.object({}), () => {
      tell({ noticedAt: Date.now() });
      void inTurn(takeAndLeave);
    });
    on('talk', TalkEvent, ({ draft, sequence }) => tell({ talks: { [draft]: sequence } }));
    on('sender', SenderEvent, ({ space }) => void takeSenders(syncKnowledge.getState().spaces ?? [], space));
  }

  /** Without a stream, asks: a proxy may hold it back, or the server has too many. */
  function look() {
    if (!stream) return;
    const isSilent = Date.now() - heardAt > SILENCE_MS;
    if (!isSilent && stream.readyState !== EventSource.CLOSED) return;
    stream.close();
    hasMissedEvents = true;
    void begin();
  }

  const stops = [
    listenToDrafts(({ draftId }) => pushes.want(draftId)),
    listenToSyncRequests(() => announceSync(syncKnowledge.getState())),
    person.subscribe((now, before) => {
      if (now?.person?.subject !== before?.person?.subject || now?.role !== before?.role) void begin();
    }),
  ];
  const again = () => void begin();
  const networkEvents = ['online', 'offline'] as const;
  for (const event of networkEvents) addEventListener(event, again);
  const polling = setInterval(look, POLL_MS);
  await begin();
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  for (const end of stops) end();
  pushes.stop();
  for (const event of networkEvents) removeEventListener(event, again);
  clearInterval(polling);
  clearTimeout(timer);
  stream?.close();
}

// Loaded late: all three can wait, until the next visit too.
const takeTeamSenders = (...which: Parameters<typeof readTeamSenders>) =>
  import('../senders/teamSenders').then(
    (team) => team.readTeamSenders(...which),
    () => undefined,
  );

const takeWaitingDrafts = () =>
  import('./onServer').then(
    ({ takeWaiting }) => takeWaiting(),
    () => undefined,
  );

const leaveOlderDrafts = (waiting: ReadonlySet<string>) =>
  import('../storage/olderDrafts').then(
    ({ leaveOlder }) => leaveOlder(waiting),
    () => 0,
  );

/** Lets a push through at once if somebody else has the draft open, and otherwise one in each second. */
function createPace(push: (id: string) => void) {
  const pushedAt = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function pushNow(id: string) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    pushedAt.set(id, performance.now());
    push(id);
  }
  // A page that is hidden may end without a word.
  const pushAll = () => document.visibilityState === 'hidden' && [...timers.keys()].forEach(pushNow);
  document.addEventListener('visibilitychange', pushAll);
  return {
    want(id: string): void {
      const wait = (pushedAt.get(id) ?? Number.NEGATIVE_INFINITY) + ALONE_MS - performance.now();
      if (wait <= 0 || othersAt(syncKnowledge.getState(), id).length > 0) pushNow(id);
      else if (!timers.has(id))
        timers.set(
          id,
          setTimeout(() => pushNow(id), wait),
        );
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      document.removeEventListener('visibilitychange', pushAll);
    },
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
