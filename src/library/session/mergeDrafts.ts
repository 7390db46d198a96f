import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { isSame } from '../../lib/isSame';

/** The part of a draft that only the editor changes; other places write the rest, for example sendings. */
function documentOf({ template, stash, samples = {}, parameters = {}, trustsMedia = true }: Draft) {
  return { template, stash, samples, parameters, trustsMedia };
}

/** Whether two drafts have the same document, even if other members differ. */
export function isSameDocument(a: Draft, b: Draft): boolean {
  return isSame(documentOf(a), documentOf(b));
}

/**
 * Merges two drafts that both come from `base`. Undefined if both changed the document in different ways: then
 * neither may replace the other.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft | undefined {
  const mineIsNew = !isSameDocument(base, mine);
  const theirsIsNew = !isSameDocument(base, theirs);
  if (mineIsNew && theirsIsNew && !isSameDocument(mine, theirs)) return undefined;
  const { sender: theirSender, ...theirRest } = theirs;
  const sender = isSame(base.sender, mine.sender) ? theirSender : mine.sender;
  return {
    ...theirRest,
    ...(mineIsNew ? documentOf(mine) : {}),
    ...(sender ? { sender } : {}),
    // Sendings are only added to the list, and a person may set the status of one.
    sendings: [
      ...theirs.sendings.map((sending, index) =>
        mergeStatus(sending, base.sendings[index], mine.sendings[index]),
      ),
      ...mine.sendings.slice(base.sendings.length),
    ].toSorted((a, b) => a.at - b.at),
    changedAt: Math.max(mine.changedAt, theirs.changedAt),
  };
}

/** The sending with the status that was set last. */
function mergeStatus(theirs: SendingRecord, base?: SendingRecord, mine?: SendingRecord): SendingRecord {
  if (!base || !mine || base.at !== theirs.at || isSame(base.byHand, mine.byHand)) return theirs;
  const theirsIsNew = !isSame(base.byHand, theirs.byHand);
  if (theirsIsNew && (theirs.byHand?.setAt ?? 0) > (mine.byHand?.setAt ?? 0)) return theirs;
  const { byHand: _replaced, ...rest } = theirs;
  return mine.byHand ? { ...rest, byHand: mine.byHand } : rest;
}
