import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { isSame } from '../../lib/isSame';

/** What is edited in the open template; the rest of a draft is also written from elsewhere, as its sendings are. */
function documentOf({ template, stash, samples = {}, trustsMedia = true }: Draft) {
  return { template, stash, samples, trustsMedia };
}

/** Whether two drafts hold the same document, whatever stands beside it. */
export function isSameDocument(a: Draft, b: Draft): boolean {
  return isSame(documentOf(a), documentOf(b));
}

/**
 * One draft of two that were both made from `base`: undefined when both have another document, as then
 * neither may replace the other.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft | undefined {
  const mineIsNew = !isSameDocument(base, mine);
  const theirsIsNew = !isSameDocument(base, theirs);
  if (mineIsNew && theirsIsNew && !isSameDocument(mine, theirs)) return undefined;
  return {
    ...theirs,
    ...(mineIsNew ? documentOf(mine) : {}),
    // Sendings are only ever added, and a person notes the status of one.
    sendings: [
      ...theirs.sendings.map((sending, index) =>
        joinNotes(sending, base.sendings[index], mine.sendings[index]),
      ),
      ...mine.sendings.slice(base.sendings.length),
    ].toSorted((a, b) => a.at - b.at),
    changedAt: Math.max(mine.changedAt, theirs.changedAt),
  };
}

/** The sending with the status that was noted last. */
function joinNotes(theirs: SendingRecord, base?: SendingRecord, mine?: SendingRecord): SendingRecord {
  if (!base || !mine || base.at !== theirs.at || isSame(base.byHand, mine.byHand)) return theirs;
  const theirsIsNew = !isSame(base.byHand, theirs.byHand);
  if (theirsIsNew && (theirs.byHand?.setAt ?? 0) > (mine.byHand?.setAt ?? 0)) return theirs;
  const { byHand: _replaced, ...rest } = theirs;
  return mine.byHand ? { ...rest, byHand: mine.byHand } : rest;
}
