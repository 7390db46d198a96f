import type { CardContentDraft } from '../../../schema/draft/draft';

/**
 * The cuts of a carousel card that is too high, in the order of Google's guide (documented second-hand):
 * description to one line, title to one line, suggestions from the end of the list, description, title.
 */
const cuts = ['descriptionLine', 'titleLine', 'suggestions', 'description', 'title'] as const;
export type Cut = (typeof cuts)[number];

/** The cuts of a card, and the number of suggestions that it still shows. */
export type Fit = { cuts: readonly Cut[]; suggestions: number };

/** Every fit of a card by its number of suggestions, from whole to media alone, one step apart. */
export function fitsInOrder(suggestions: number): Fit[] {
  const fits: Fit[] = [{ cuts: [], suggestions }];
  for (const [index, cut] of cuts.entries()) {
    const done = cuts.slice(0, index + 1);
    const max = cut === 'suggestions' ? suggestions - 1 : (fits.at(-1)?.suggestions ?? 0);
    const min = cut === 'suggestions' ? 0 : max;
    for (let left = max; left >= min; left -= 1) fits.push({ cuts: done, suggestions: left });
  }
  return fits;
}

/**
 * Finds the first fit within the maximum height; the last fit if none is. Yields each fit to try and takes the height that
 * the card then has. `onCut` gets what the whole card has above the maximum. A cut card may end lower than the maximum:
 * the sources give the order and the maximum, and ask to measure after each step. No source stretches the card to the
 * maximum afterwards. After the first cut, which adds "More", each step takes something away: the height falls, and the
 * steps need not be measured one by one.
 */
export function* findFit(suggestions: number, maxHeight: number, onCut?: (over: number) => void): FitSearch {
  const [whole, ...fits] = fitsInOrder(suggestions) as [Fit, ...Fit[]];
  const over = (yield whole) - maxHeight;
  if (over <= 0) return whole;
  onCut?.(over);
  let first = 0;
  let last = fits.length - 1;
  while (first < last) {
    // Most cards need the first cut alone.
    const middle = first && (first + last) >> 1;
    const height = yield fits[middle] as Fit;
    if (height <= maxHeight) last = middle;
    else first = middle + 1;
  }
  return fits[last] as Fit;
}

export type FitSearch = Generator<Fit, Fit, number>;

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
