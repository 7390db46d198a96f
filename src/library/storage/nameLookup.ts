import type { SendingRecord } from '../../schema/draft/draft';
import { proposeNames } from '../../schema/draft/names/nextName';
import { withDatabase } from './database';
import { readRecord } from './draftRecord';
import type { Stored } from './storageError';

/** What the other drafts of this device say about a name. */
export type NameLookup = {
  /** How many of them have it; deleted ones do not count. */
  namesakes: number;
  /** The sendings of those that have it or were sent under it, deleted ones too; oldest first. */
  sendings: SendingRecord[];
  /** The next name that none of them has or was sent under. */
  next: string;
};

/** The draft that asks, and the names that it was sent under itself. */
type Asking = { id: string; sentNames: readonly string[] };

/** Finds a name by the indexes of the storage, and reads only the drafts that it concerns. */
export function lookUpName(name: string, asking: Asking): Promise<Stored<NameLookup>> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('drafts');
    const [named, sent] = [store.index('name'), store.index('sentNames')];

    async function isTaken(next: string): Promise<boolean> {
      if (next === name || asking.sentNames.includes(next)) return true;
      const [first, second] = await Promise.all([named.getAllKeys(next, 2), sent.getAllKeys(next, 1)]);
      return second.length > 0 || first.some((id) => id !== asking.id);
    }

    const records = await Promise.all([named.getAll(name), sent.getAll(name)]);
    const found = records.flat().flatMap((record) => {
      const entry = readRecord(record);
      return entry.state === 'found' && entry.draft.id !== asking.id ? [entry] : [];
    });
    const proposals = proposeNames(name);
    let next = proposals.next().value;
    // oxlint-disable-next-line no-await-in-loop -- mostly the first one is free
    while (await isTaken(next)) next = proposals.next().value;
    return {
      namesakes: found.filter(
        ({ draft, deletedAt }) => deletedAt === undefined && draft.template.name === name,
      ).length,
      sendings: found.flatMap(({ draft }) => draft.sendings).sort((a, b) => a.at - b.at),
      next,
    };
  });
}
