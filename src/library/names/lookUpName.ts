import type { SendingRecord } from '../../schema/draft/draft';
import { withDatabase } from '../storage/database';
import { readRecord } from '../storage/draftRecord';
import type { Stored } from '../storage/storageError';

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
