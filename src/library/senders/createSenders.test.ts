import { expect, test } from 'vitest';
import type { DraftDatabase } from '../storage/database';
import type { Stored } from '../storage/storageError';
import { createSenders } from './createSenders';
import { initialSender, type Sender } from './sender';

/** A storage whose answers wait until `answer` lets the oldest one out. */
function openStorage(stored: Sender[]) {
  const rows = new Map(stored.map((sender) => [sender.id, sender]));
  const waiting: (() => void)[] = [];
  const database = {
    getAll: () => Promise.resolve([...rows.values()]),
    put: (_: string, sender: Sender) => Promise.resolve(rows.set(sender.id, sender)),
    delete: (_: string, id: string) => Promise.resolve(rows.delete(id)),
  } as unknown as DraftDatabase;
  return {
    access: async <Value>(work: (from: DraftDatabase) => Promise<Value>): Promise<Stored<Value>> => {
      const value = await work(database);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { ok: true, value };
    },
    /** Lets the oldest answer out, once there is one. */
    answer: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
}

const stored: Sender = { ...initialSender, name: 'Lark', color: '#f4b400' };
const changed: Sender = { ...stored, color: '#757575' };

test('a change that is made while the senders are read stays on the page', async () => {
  const { access, answer } = openStorage([stored]);
  const senders = createSenders(access);
  const opened = senders.open();
  const saved = senders.save(changed);
  await answer();
  await answer();
  await saved;
  await answer();
  await opened;
  expect(senders.list.getState()).toEqual([changed]);
  expect(senders.isOpen.getState()).toBe(true);
});

test('a sender that is removed while the senders are read does not come back', async () => {
  const { access, answer } = openStorage([stored, { ...stored, id: 'other' }]);
  const senders = createSenders(access);
  const opened = senders.open();
  const removed = senders.remove('other');
  await answer();
  await answer();
  await removed;
  await answer();
  await opened;
  expect(senders.list.getState()).toEqual([stored]);
});

test('what a space shares replaces what this browser had of it, and nothing is lost', async () => {
  const { access, answer } = openStorage([stored]);
  const senders = createSenders(access);
  const settled = async (work: Promise<unknown>) => {
    await answer();
    await work;
  };
  await settled(senders.open());
  const shared = (id: string, revision: number): Sender => ({
    ...stored,
    id,
    createdAt: 5,
    team: { space: 'offers', revision },
  });
  await settled(senders.takeOver('offers', [shared('one', 1), shared('two', 1)]));
  await settled(senders.save({ ...shared('one', 1), name: 'Typed here', defaultAt: 7 }));

  // The same revision: what was typed here stays. A newer one: the default stays, the look is that of the space.
  await senders.takeOver('offers', [shared('one', 1), shared('two', 1)]);
  expect(senders.list.getState().map(({ id, name }) => [id, name])).toEqual([
    [stored.id, 'Lark'],
    ['one', 'Typed here'],
    ['two', 'Lark'],
  ]);
  await settled(senders.takeOver('offers', [shared('one', 2)]));
  // What is no longer shared is this browser’s own.
  const { team: _, ...own } = shared('two', 1);
  expect(senders.list.getState()).toEqual([stored, { ...shared('one', 2), defaultAt: 7 }, own]);
  await senders.takeOver('service', []);
  expect(senders.list.getState()).toHaveLength(3);
});
