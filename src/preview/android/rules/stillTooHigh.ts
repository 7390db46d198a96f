import type { CardContentDraft } from '../../../schema/draft/draft';

/** A measurement of a card whose description is cut to one line, or hidden. */
export type CutReading = {
  /** The measured card, with samples in place of markers. */
  card: CardContentDraft;
  /** Number of whole lines above the limit, with the whole description. */
  linesOver: number;
};

/**
 * Whether a card that was too high certainly still is, and thus has the same cuts, from counts alone, if only its
 * description has changed: every cut leaves one line of it at most, whatever it says.
 * Greedy line breaking takes the fewest lines possible: each removed character, and each added one that allows
 * a line break, saves one line at most; an added letter saves none.
 */
export function isStillTooHigh({ card: was, linesOver }: CutReading, now: CardContentDraft): boolean {
  if (was.title !== now.title || was.media !== now.media || was.suggestions !== now.suggestions) return false;
  if (!was.description !== !now.description) return false;
  return linesSavedAtMost(was.description ?? '', now.description ?? '') < linesOver;
}

function linesSavedAtMost(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const gone = before.length - start - end;
  const come = after.slice(start, after.length - end);
  return gone + come.replace(/[a-z\d]/gi, '').length;
}
