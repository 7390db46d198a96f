import { isSame } from '../../lib/values';
import type { DraftEvent, PresenceEvent, SenderEvent, TalkEvent } from '../../schema/responses/spaces';
import type { Database } from '../database/openDatabase';
import type { Watch } from '../log/watch';
import type { DraftStore } from './draftStore';
import type { PresenceStore } from './presenceStore';

/** Milliseconds between two looks for what other processes wrote. Own writes are reported at once. */
const POLL_MS = 500;
/** Changes that are read at once; more follow. */
const BATCH = 200;

type Event =
  | { kind: 'draft'; event: DraftEvent }
  | { kind: 'presence'; event: PresenceEvent }
  | { kind: 'talk'; event: TalkEvent }
  | { kind: 'sender'; event: SenderEvent }
  /** Somebody has something new in their inbox. */
  | { kind: 'notice'; event: { subject: string } };
type Listener = (event: Event) => void;

type EventDependencies = {
  database: Database;
  store: DraftStore;
  presence: PresenceStore;
  findTalks: () => Promise<TalkEvent[]>;
  findNotified: () => Promise<string[]>;
  findSenders: () => Promise<SenderEvent[]>;
  /** Says once that the database cannot be read. */
  watch: Pick<Watch, 'failed'>;
};

/**
 * Reports changes of drafts, in their order, who has them open, and that there are new comments, decisions, notices and
 * senders. The database carries all of it from process to process.
 */
export function createDraftEvents({
  database,
  store,
  presence,
  findTalks,
  findNotified,
  findSenders,
  watch,
}: EventDependencies) {
  const listeners = new Set<Listener>();
  /** The newest change of each space that was reported. */
  const reported = new Map<string, number>();
  /** Who has which draft open, as it was reported. */
  let present = new Map<string, PresenceEvent>();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;

  const emit = (event: Event) => {
    for (const listener of listeners) listener(event);
  };
  const readSpaces = () => database.selectFrom('spaces').selectAll().execute();

  async function reportSpace(space: string, newest: number): Promise<void> {
    let from = reported.get(space) ?? 0;
    while (from < newest) {
      const rows = await store.changesSince(space, from, BATCH);
      for (const { id, revision, sequence, deleted_at } of rows) {
        from = Number(sequence);
        const event = { space, draft: id, revision: Number(revision), sequence: from };
        emit({ kind: 'draft', event: { ...event, isDeleted: deleted_at !== null } });
      }
      if (rows.length < BATCH) break;
    }
    reported.set(space, Math.max(from, newest));
  }

  async function reportPresence(): Promise<void> {
    const before = present;
    present = await presence.list();
    for (const [place, event] of present)
      if (!isSame(before.get(place), event)) emit({ kind: 'presence', event });
    for (const [place, { space, draft }] of before)
      if (!present.has(place)) emit({ kind: 'presence', event: { space, draft, people: [] } });
  }

  async function look(): Promise<void> {
    for (const { name, sequence } of await readSpaces()) await reportSpace(name, Number(sequence));
    await reportPresence();
    for (const event of await findTalks()) emit({ kind: 'talk', event });
    for (const event of await findSenders()) emit({ kind: 'sender', event });
    for (const subject of await findNotified()) emit({ kind: 'notice', event: { subject } });
  }

  /** Reports what is new, once for all who ask meanwhile. */
  function report(): void {
    if (listeners.size === 0) return;
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        // The next look reads what this one could not.
        await look().catch(watch.failed);
      }
      running = undefined;
    })();
  }

  /** What is there already is no news: a page reads it when it connects. */
  async function start(): Promise<void> {
    clearInterval(timer);
    timer = setInterval(report, POLL_MS).unref();
    const known = await readSpaces().catch(() => []);
    for (const { name, sequence } of known) reported.set(name, Number(sequence));
    present = await presence.list().catch(() => new Map<string, PresenceEvent>());
    await Promise.all([findTalks(), findNotified(), findSenders()]).catch(watch.failed);
  }

  return {
    /** Calls the listener for each event from now on. Returns a function that stops it. */
    async listen(listener: Listener): Promise<() => void> {
      await (starting ??= start());
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        starting = undefined;
      };
    },
    report,
    /** Everybody who has a draft of these spaces open. */
    present: (spaces: readonly string[]): PresenceEvent[] =>
      [...present.values()].filter(({ space }) => spaces.includes(space)),
  };
}

export type DraftEvents = ReturnType<typeof createDraftEvents>;
