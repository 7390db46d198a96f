import type { DraftEvent, Presence, PresenceEvent } from '../../schema/responses/spaces';
import type { Database } from '../database/openDatabase';
import type { Log } from '../log/log';
import type { DraftStore } from './draftStore';

/** Milliseconds between two looks for what other processes wrote. Own writes are reported at once. */
const POLL_MS = 500;
/** Changes that are read at once; more follow. */
const BATCH = 200;
/** Milliseconds without a report after which a page counts as closed. It reports every 10 seconds. */
const PRESENCE_MS = 25_000;

type Event = { kind: 'draft'; event: DraftEvent } | { kind: 'presence'; event: PresenceEvent };
type Listener = (event: Event) => void;
type Here = Presence & { seenAt: number };

type EventDependencies = { database: Database; store: DraftStore; log: Log; now: () => number };

/**
 * Reports changes of drafts and who has them open, in the order of the changes. The database carries changes from one
 * process to the others; presence is known to the process that got the report.
 */
export function createDraftEvents({ database, store, log, now }: EventDependencies) {
  const listeners = new Set<Listener>();
  /** The newest change of each space that was reported. */
  const reported = new Map<string, number>();
  /** Who has a draft open, by space and draft, then by page. */
  const open = new Map<string, Map<string, Here>>();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  const emit = (event: Event) => {
    for (const listener of listeners) listener(event);
  };

  async function reportSpace(space: string, newest: number): Promise<void> {
    let from = reported.get(space) ?? newest;
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

  async function look(): Promise<void> {
    const rows = await database.selectFrom('spaces').selectAll().execute();
    for (const { name, sequence } of rows) await reportSpace(name, Number(sequence));
  }

  /** Reports what is new, once for all who ask meanwhile. */
  function report(): void {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await look().catch((error: unknown) => {
          log('draft-events', { reason: error instanceof Error ? error.message : String(error) });
        });
      }
      running = undefined;
    })();
  }

  function forgetAbsent(): void {
    for (const [place, pages] of open) {
      const before = pages.size;
      for (const [page, { seenAt }] of pages) if (now() - seenAt > PRESENCE_MS) pages.delete(page);
      if (pages.size < before) announce(place);
      if (pages.size === 0) open.delete(place);
    }
  }

  const peopleAt = (place: string): Presence[] =>
    [...(open.get(place)?.values() ?? [])].map(({ page, person, field, since }) => ({
      page,
      person,
      field,
      since,
    }));

  function announce(place: string): void {
    const [space = '', draft = ''] = place.split('/');
    emit({ kind: 'presence', event: { space, draft, people: peopleAt(place) } });
  }

  return {
    /** Calls the listener for each event from now on. Returns a function that stops it. */
    async listen(listener: Listener): Promise<() => void> {
      if (listeners.size === 0) {
        reported.clear();
        await look().catch(() => undefined);
        timer ??= setInterval(() => {
          report();
          forgetAbsent();
        }, POLL_MS).unref();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    /** Reports a change that was just written. */
    report,
    /** Notes that a page has a draft open. */
    arrive(space: string, draft: string, { page, person, field }: Omit<Presence, 'since'>): PresenceEvent {
      const place = `${space}/${draft}`;
      const pages = open.get(place) ?? new Map<string, Here>();
      open.set(place, pages);
      const before = pages.get(page);
      const isSameField = before?.field === field;
      const since = before && isSameField ? before.since : now();
      pages.set(page, { page, person, field, since, seenAt: now() });
      if (!before || !isSameField) announce(place);
      return { space, draft, people: peopleAt(place) };
    },
    /** Notes that a page has closed a draft. */
    leave(space: string, draft: string, page: string): void {
      const place = `${space}/${draft}`;
      if (open.get(place)?.delete(page)) announce(place);
    },
    /** Everybody who has a draft of these spaces open. */
    present: (spaces: readonly string[]): PresenceEvent[] =>
      [...open.keys()].flatMap((place) => {
        const [space = '', draft = ''] = place.split('/');
        return spaces.includes(space) ? [{ space, draft, people: peopleAt(place) }] : [];
      }),
  };
}

export type DraftEvents = ReturnType<typeof createDraftEvents>;
