import { announce } from '../../ui/notices/announcer';
import { pushMissing, readSeen, writeSeen } from '../storage/syncRows';
import type { Sync } from './createSync';
import { fetchChanges, type Failure } from './serverDrafts';

/** Reads what has changed in a space since this browser read it last. */
export async function catchUp(space: string, sync: Sync): Promise<Failure | undefined> {
  let { sequence: seen, mark } = await readSeen(space);
  const present = new Set<string>();
  let isWhole = seen === 0;
  // The server says whether the change that the mark names is one of its own.
  let verified = mark === undefined ? -1 : seen;
  for (;;) {
    const page = await fetchChanges(space, seen, mark);
    if ('kind' in page) return page;
    if (page.sequence < seen || page.isRestored) {
      // An older backup was restored, or the server has another past. Nothing that is here is thrown away.
      announce('The drafts on the server were restored from an older backup. What is newer here stays.');
      verified = -1;
      isWhole = true;
      seen = 0;
      mark = undefined;
      continue;
    }
    for (const { id } of page.drafts) present.add(id);
    const answers = page.drafts.flatMap(({ document, ...draft }) => (document ? [{ draft, document }] : []));
    const result = await sync.receiveAll(space, answers, verified);
    if (result !== 'done') return result;
    seen = page.next === null ? page.sequence : Number(page.next);
    mark = page.next === null ? (page.mark ?? undefined) : undefined;
    if (page.next === null) break;
  }
  if (isWhole) await pushMissing(space, present);
  await writeSeen(space, seen, mark);
  return undefined;
}
