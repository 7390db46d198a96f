import type { SendingRecord } from '../../schema/draft/draft';
import { withDatabase } from './database';
import { readRecord } from './draftRecord';
import type { Stored } from './storageError';
import { nextName, proposeNames } from '../../schema/draft/names/nextName';

/** What the other drafts of this device say about a name. */
export type NameLookup = {
  /** How many of them have it; deleted ones do not count. */
  namesakes: number;
  /** The sendings of those that have it or were sent under it, deleted ones too; oldest first. */
  sendings: SendingRecord[];
};

/** Finds the other drafts of a name by the indexes of the storage, and reads no more than those. */
export function lookUpName(name: string, ownId: string): Promise<Stored<NameLookup>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('drafts');
    const records = await Promise.all([
      store.index('name').getAll(name),
      store.index('sentNames').getAll(name),
    ]);
    const found = records.flat().flatMap((record) => {
      const entry = readRecord(record);
      return entry.state === 'found' && entry.draft.id !== ownId ? [entry] : [];
    });
    return {
      namesakes: found.filter(
        ({ draft, deletedAt }) => deletedAt === undefined && draft.template.name === name,
      ).length,
      sendings: found.flatMap(({ draft }) => draft.sendings).sort((a, b) => a.at - b.at),
    };
  });
}

/** The names of all other drafts of this device, deleted ones too, and those that they were sent under. */
export function listNames(ownId: string): Promise<Stored<string[]>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('drafts');
    const names = new Set<string>();
    for (const index of [store.index('name'), store.index('sentNames')])
      // oxlint-disable-next-line no-await-in-loop -- one transaction
      for (let at = await index.openKeyCursor(); at; at = await at.continue())
        if (at.primaryKey !== ownId) names.add(at.key);
    return [...names];
  });
}

/** The draft that asks, by its id, and names that are taken for it beside those of the storage. */
type Asking = { id: string; taken: readonly string[] };

/** The next name that no other draft of this device has, and that none was sent under. Not for an empty name. */
export async function findNextName(name: string, asking: Asking): Promise<string> {
  const found = await withDatabase(async (database) => {
    const { store } = database.transaction('drafts');
    const [named, sent] = [store.index('name'), store.index('sentNames')];

    async function isTaken(next: string): Promise<boolean> {
      if (next === name || asking.taken.includes(next)) return true;
      const [first, second] = await Promise.all([named.getAllKeys(next, 2), sent.getAllKeys(next, 1)]);
      return second.length > 0 || first.some((id) => id !== asking.id);
    }
    const proposals = proposeNames(name);
    let next = proposals.next().value;
    // oxlint-disable-next-line no-await-in-loop -- mostly the first one is free
    while (await isTaken(next)) next = proposals.next().value;
    return next;
  });
  return found.ok ? found.value : nextName(name, new Set(asking.taken));
}
