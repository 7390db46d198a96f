import { nextName, proposeNames } from '../../schema/draft/names/nextName';
import { withDatabase } from '../storage/database';

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
