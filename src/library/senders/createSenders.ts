import { createStore, type Readable } from '../../lib/createStore';
import { announceSenders, listenToSenders } from '../storage/channel';
import { withDatabase, type Database } from '../storage/database';
import type { Stored } from '../storage/storageError';
import { earlierSender } from './earlierSender';
import { initialSender, orderSenders, readSender, type Sender } from './sender';

export type Senders = {
  /** The senders of this device, oldest first, never empty. Before `open` resolves: the initial one. */
  list: Readable<readonly Sender[]>;
  /** Reads the senders, once; resolves when they are read or cannot be read. */
  open: () => Promise<void>;
  /** Whether they are read, or cannot be read. */
  isOpen: Readable<boolean>;
  /** Adds or replaces a sender: at once on this page, then on the device. */
  save: (sender: Sender) => Promise<Stored<void>>;
  remove: (id: string) => Promise<Stored<void>>;
};

async function write(change: (database: Database) => Promise<unknown>): Promise<Stored<void>> {
  const result = await withDatabase(change);
  if (!result.ok) return result;
  announceSenders();
  return { ok: true, value: undefined };
}

/** The senders of this device. Changes of other tabs arrive by themselves. */
export function createSenders(): Senders {
  const list = createStore<readonly Sender[]>([initialSender]);
  const isOpen = createStore(false);
  let opening: Promise<void> | undefined;

  async function read(): Promise<void> {
    const stored = await withDatabase((database) => database.getAll('senders'));
    if (!stored.ok) return;
    const senders = stored.value.flatMap((record) => readSender(record) ?? []);
    if (senders.length > 0) {
      list.set(orderSenders(senders));
      return;
    }
    const earlier = earlierSender();
    if (earlier) await save(earlier);
  }

  function open(): Promise<void> {
    if (!opening) {
      opening = read().finally(() => isOpen.set(true));
      listenToSenders(() => void read());
    }
    return opening;
  }

  function save(sender: Sender): Promise<Stored<void>> {
    list.set(orderSenders([...list.get().filter(({ id }) => id !== sender.id), sender]));
    return write((database) => database.put('senders', sender));
  }

  return {
    list,
    open,
    isOpen,
    save,
    remove(id) {
      list.set(orderSenders(list.get().filter((sender) => sender.id !== id)));
      return write((database) => database.delete('senders', id));
    },
  };
}
