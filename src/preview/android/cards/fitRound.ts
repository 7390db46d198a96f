import { createContext } from 'react';
import type { Fit, FitSearch } from '../rules/overflow';

export type CardParts = { box: HTMLElement; content: HTMLElement; rows: HTMLElement | null };
/** A card, and the fits that are tried with it. */
type CardSearch = { parts: CardParts; fits: FitSearch };

/** The cards of one carousel that are to be cut. */
export type FitRound = { add: (search: CardSearch) => void; run: () => void };

/** Present in a carousel, which runs the round after the layout effects of its cards. */
export const FitRoundContext = createContext<FitRound | undefined>(undefined);

export function createFitRound(): FitRound {
  let searches: CardSearch[] = [];
  return {
    add: (search) => void searches.push(search),
    run() {
      const found = searches;
      searches = [];
      fitTogether(found);
    },
  };
}

/**
 * Finds the fits of several cards. Each step first changes all cards and then measures all, so that the browser lays
 * them out once a step and not once a card.
 */
export function fitTogether(searches: readonly CardSearch[]) {
  let open = searches.map((search) => ({ ...search, step: search.fits.next() }));
  while (open.length > 0) {
    for (const { parts, step } of open) showFit(parts.box, step.value);
    const heights = open.map(({ parts }) => heightOf(parts));
    const next = open.map((search, index) => ({ ...search, step: search.fits.next(heights[index] ?? 0) }));
    for (const { parts, step } of next) if (step.done) showFit(parts.box, step.value);
    open = next.filter(({ step }) => !step.done);
  }
}

function heightOf({ content, rows }: CardParts): number {
  return content.offsetHeight + (rows?.offsetHeight ?? 0);
}

/** Cuts a card to a fit. */
export function showFit(box: HTMLElement, { cuts, suggestions }: Fit) {
  const isCut = cuts.length > 0;
  setAttribute(box, 'data-overflow', isCut ? cuts.join(' ') : undefined);
  setAttribute(box, 'data-suggestions', isCut ? String(suggestions) : undefined);
}

/** Writes changes only, so that the layout of an unchanged card stays valid. */
function setAttribute(box: HTMLElement, name: string, value: string | undefined) {
  if (box.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) box.removeAttribute(name);
  else box.setAttribute(name, value);
}
