/**
 * The cuts of a carousel card that is too high, in the order of Google's guide (documented second-hand):
 * description to one line, title to one line, suggestions from the end of the list, description, title.
 */
const cuts = ['descriptionLine', 'titleLine', 'suggestions', 'description', 'title'] as const;
type Cut = (typeof cuts)[number];

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
 * The first fit within the maximum height; the last fit if none is. A cut card may end lower than the maximum: the
 * sources give the order and the maximum, and no source stretches the card to it.
 */
export function findFit(suggestions: number, heightOf: (fit: Fit) => number, maxHeight: number): Fit {
  const fits = fitsInOrder(suggestions);
  return fits.find((fit) => heightOf(fit) <= maxHeight) ?? (fits.at(-1) as Fit);
}

/** Measured heights of a card that is not cut. `title`, `description`: 0 for a text that it lacks. */
export type CardHeights = {
  content: number;
  title: number;
  titleLine: number;
  description: number;
  descriptionLine: number;
  more: number;
  rows: readonly number[];
  /** Below the rows: the note about suggestions over the limit. */
  note: number;
};

/** The height of a card with these cuts, from its heights without them. "More" comes with the first cut. */
export function cutHeight(heights: CardHeights, { cuts: made, suggestions }: Fit): number {
  const left = (text: 'title' | 'description') => {
    if (made.includes(text)) return 0;
    const whole = heights[text];
    return made.includes(`${text}Line`) ? Math.min(whole, heights[`${text}Line`]) : whole;
  };
  const gone = heights.title - left('title') + heights.description - left('description');
  const more = made.length > 0 ? heights.more : 0;
  const rows = heights.rows.slice(0, suggestions).reduce((sum, row) => sum + row, 0);
  return heights.content - gone + more + rows + heights.note;
}
