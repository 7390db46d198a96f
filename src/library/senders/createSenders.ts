import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';
import { announceSenders, listenToSenders } from '../storage/channel';
import { withDatabase, type DraftDatabase } from '../storage/database';
import type { Stored } from '../storage/storageError';
import { earlierSender, initialSender, orderSenders, readSender, withoutTeam, type Sender } from './sender';

export type Senders = {
  /** The senders of this device, oldest first, never empty. Before `open` resolves: the initial one. */
  list: ReadonlyStore<readonly Sender[]>;
  /** Reads the senders, once; resolves when they are read or cannot be read. */
  open: () => Promise<void>;
  /** Whether they are read, or cannot be read. */
  isOpen: ReadonlyStore<boolean>;
  /** Adds or replaces a sender: at once on this page, then on the device. */
  save: (sender: Sender) => Promise<Stored<void>>;
  remove: (id: string) => Promise<Stored<void>>;
  /**
   * Takes over the senders that a space shares now. One of the same revision stays as it is; one that is no longer shared
   * belongs to this browser alone.
   */
  takeOver: (space: string, shared: readonly Sender[]) => Promise<void>;
};

/** The senders of this device. Changes of other tabs arrive by themselves. */
export function createSenders(access: typeof withDatabase = withDatabase): Senders {
  const list = createStore<readonly Sender[]>(() => [initialSender]);
  const isOpen = createStore(() => false);
  let opening: Promise<void> | undefined;
  /** Counts the changes on this page. */
  let changes = 0;

  async function read(): Promise<void> {
    const before = changes;
    const stored = await access(
      (database) => database.getAll('senders'),
      () => [],
    );
    // The answer is older than a change that was made meanwhile.
    if (before !== changes) return read();
    if (!stored.ok) return;
    const senders = stored.value.flatMap((record) => readSender(record) ?? []);
    if (senders.length > 0) {
      list.setState(orderSenders(senders), true);
      return;
    }
    const earlier = earlierSender();
    if (earlier) await save(earlier);
  }

  function open(): Promise<void> {
    if (!opening) {
      opening = read().finally(() => isOpen.setState(true));
      listenToSenders(() => void read());
    }
    return opening;
  }

  async function write(
    next: readonly Sender[],
    change: (database: DraftDatabase) => Promise<unknown>,
  ): Promise<Stored<void>> {
    changes += 1;
    list.setState(orderSenders(next), true);
    const result = await access(change);
    if (!result.ok) return result;
    announceSenders();
    return { ok: true, value: undefined };
  }

  const others = (id: string) => list.getState().filter((sender) => sender.id !== id);

  function save(sender: Sender): Promise<Stored<void>> {
    return write([...others(sender.id), sender], (database) => database.put('senders', sender));
  }

  return {
    list,
    open,
    isOpen,
    save,
    remove(id) {
      return write(others(id), (database) => database.delete('senders', id));
    },
    async takeOver(space, shared) {
      const mine = list.getState();
      const known = new Map(mine.filter(({ team }) => team?.space === space).map((one) => [one.id, one]));
      const ids = new Set(shared.map(({ id }) => id));
      const news = shared
        .filter(({ id, team }) => known.get(id)?.team?.revision !== team?.revision)
        .map((one) => {
          const { defaultAt } = known.get(one.id) ?? {};
          return defaultAt === undefined ? one : { ...one, defaultAt };
        });
      // Drafts of this browser may show one that is no longer shared, and its logo may be nowhere else.
      const own = [...known.values()].filter(({ id }) => !ids.has(id)).map(withoutTeam);
      const changed = [...news, ...own];
      if (changed.length === 0) return;
      const replaced = new Set(changed.map(({ id }) => id));
      await write([...mine.filter(({ id }) => !replaced.has(id)), ...changed], (database) =>
        Promise.all(changed.map((sender) => database.put('senders', sender))),
      );
    },
  };
}
