/**
 * The order in which a carousel card that is too high gives up content, as Google's guide lists it
 * (documented second-hand): description to one line, title to one line, suggestions from the end of the
 * list, description, title.
 */
export const cuts = ['descriptionLine', 'titleLine', 'suggestions', 'description', 'title'] as const;
export type Cut = (typeof cuts)[number];

/** What a card has given up, and how many of its suggestions are still shown. */
export type Fit = { cuts: readonly Cut[]; suggestions: number };

/** Every state of a card with so many suggestions, from whole to media alone, each one step after the last. */
export function fitsInOrder(suggestions: number): Fit[] {
  const fits: Fit[] = [{ cuts: [], suggestions }];
  for (const [index, cut] of cuts.entries()) {
    const done = cuts.slice(0, index + 1);
    const most = cut === 'suggestions' ? suggestions - 1 : (fits.at(-1)?.suggestions ?? 0);
    const least = cut === 'suggestions' ? 0 : most;
    for (let left = most; left >= least; left -= 1) fits.push({ cuts: done, suggestions: left });
  }
  return fits;
}

/**
 * The first state that is no higher than `most`, tried one step at a time; the last one where none is.
 * A card that was cut may so end lower than the cap. The sources give the order and the cap, and say to
 * measure again after each step; none says that a card is stretched to the cap afterwards.
 */
export function firstFit(suggestions: number, heightOf: (fit: Fit) => number, most: number): Fit {
  const fits = fitsInOrder(suggestions);
  const fitting = fits.find((fit) => heightOf(fit) <= most);
  return fitting ?? { cuts, suggestions: 0 };
}
