import type { Draft } from '../schema/draft';
import { isSame } from '../schema/isSame';

/** What is edited in the open template; the rest of a draft is also written from elsewhere, as its sendings are. */
function documentOf({ template, aside, samples = {}, trustsMedia = true }: Draft) {
  return { template, aside, samples, trustsMedia };
}

/** Whether two drafts hold the same document, whatever stands beside it. */
export function isSameDocument(a: Draft, b: Draft): boolean {
  return isSame(documentOf(a), documentOf(b));
}

/**
 * One draft of two that were both made from `base`: undefined when both have another document, as then
 * neither may replace the other.
 */
export function joinDrafts(base: Draft, mine: Draft, theirs: Draft): Draft | undefined {
  const mineIsNew = !isSameDocument(base, mine);
  const theirsIsNew = !isSameDocument(base, theirs);
  if (mineIsNew && theirsIsNew && !isSameDocument(mine, theirs)) return undefined;
  return {
    ...theirs,
    ...(mineIsNew ? documentOf(mine) : {}),
    // Sendings are only ever added here; what was noted about an older one was noted elsewhere.
    sendings: [...theirs.sendings, ...mine.sendings.slice(base.sendings.length)].toSorted(
      (a, b) => a.at - b.at,
    ),
    changedAt: Math.max(mine.changedAt, theirs.changedAt),
  };
}
