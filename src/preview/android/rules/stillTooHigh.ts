import type { CardContentDraft } from '../../../schema/draft/draft';

/** What was read of a card whose description is cut to one line. */
export type CutReading = {
  /** The card as it was read, its markers as they are drawn. */
  card: CardContentDraft;
  /** By how many whole lines the card would be too high with its whole description. */
  linesOver: number;
};

/**
 * Whether a card that was too high is so still, from counts alone. Greedy line breaking takes the fewest lines
 * there are: each character that goes, and each that comes with a place to break at, saves one line at most;
 * a letter more saves none. Nothing but the description may have changed.
 */
export function isStillTooHigh({ card: was, linesOver }: CutReading, now: CardContentDraft): boolean {
  if (was.title !== now.title || was.media !== now.media || was.suggestions !== now.suggestions) return false;
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
