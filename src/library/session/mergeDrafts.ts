import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { mergeEdits } from '../../exchange/merge/mergeEdits';
import { isSame } from '../../lib/values';
import { newId } from '../../ui/browser/page';
import { deviceSetting } from '../settings/settings';
import { sharedOf, withShared } from '../sync/sharedDraft';

/** The part of a draft that only the editor changes; other places write the rest, for example sendings. */
function documentOf({
  template,
  stash,
  samples = {},
  parameters = {},
  altTexts = {},
  set,
  trustsMedia = true,
  conflicts = [],
}: Draft) {
  return { template, stash, samples, parameters, altTexts, set, trustsMedia, conflicts };
}

/** Whether two drafts have the same document, even if other members differ. */
export function isSameDocument(a: Draft, b: Draft): boolean {
  return isSame(documentOf(a), documentOf(b));
}

/**
 * Merges two drafts that both come from `base`. Undefined if both changed the document in different ways: then
 * neither may replace the other.
 *
 * @param me the name of the person who wrote mine; null without sign-in
 */
export function mergeDrafts(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  me: string | null = null,
): Draft | undefined {
  if (theirs.space !== undefined) return mergeShared(base, mine, theirs, me);
  const mineIsNew = !isSameDocument(base, mine);
  const theirsIsNew = !isSameDocument(base, theirs);
  if (mineIsNew && theirsIsNew && !isSameDocument(mine, theirs)) return undefined;
  const { sender: theirSender, ...theirRest } = theirs;
  const sender = isSame(base.sender, mine.sender) ? theirSender : mine.sender;
  return {
    ...theirRest,
    ...(mineIsNew ? documentOf(mine) : {}),
    ...(sender ? { sender } : {}),
    // Sendings are only added to the list; the record of one may be replaced.
    sendings: [
      ...theirs.sendings.map((sending, index) =>
        mergeRecord(sending, base.sendings[index], mine.sendings[index]),
      ),
      ...mine.sendings.slice(base.sendings.length),
    ].toSorted((a, b) => a.at - b.at),
    changedAt: Math.max(mine.changedAt, theirs.changedAt),
  };
}

/** Merges field by field: what came from the server is somebody else's work, and both go on. */
function mergeShared(base: Draft, mine: Draft, theirs: Draft, me: string | null): Draft {
  const shared = sharedOf(base);
  const merged = mergeEdits({
    base: shared,
    mine: sharedOf(mine, shared),
    theirs: sharedOf(theirs, shared),
    by: {
      mine: { name: me, device: deviceSetting.getState() },
      theirs: theirs.changedBy ?? { name: null, device: '' },
    },
    at: Date.now(),
    makeId: newId,
  });
  const { trustsMedia } = mine;
  return { ...withShared(theirs, merged), ...(trustsMedia !== undefined && { trustsMedia }) };
}

/**
 * The newer record of one sending: an answer or a status may replace it in one tab, and a person may note a status in
 * another. Of two noted statuses the last one counts.
 */
function mergeRecord(theirs: SendingRecord, base?: SendingRecord, mine?: SendingRecord): SendingRecord {
  if (!base || !mine || base.at !== theirs.at || mine.at !== theirs.at || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  const isTheirsLast = (theirs.byHand?.setAt ?? 0) > (mine.byHand?.setAt ?? 0);
  return isTheirsLast ? theirs : mine;
}
