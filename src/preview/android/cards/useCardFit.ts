import { use, useLayoutEffect, useRef, type RefObject, createContext } from 'react';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { LayoutContext, type Layout } from '../../screen/useLayout';
import {
  androidSizes,
  androidTexts,
  carouselMaxHeights,
  carouselWidths,
} from '../../../schema/phones/androidFigures';
import { drawnTextStyle } from '../../figures/typography';
import { SamplesContext, withSamples } from '../../text/withSamples';
import type { CardShape } from '../../message/drawnCards';
import { heightBound, textInset } from '../rules/heightBound';
import {
  findFit,
  type Cut,
  type Fit,
  type FitSearch,
  isStillTooHigh,
  type CutReading,
} from '../rules/overflow';

type CardParts = { box: HTMLElement; content: HTMLElement; rows: HTMLElement | null };
/** A card, and the fits that are tried with it. */
type CardSearch = { parts: CardParts; fits: FitSearch };

/** The cards of one carousel that are to be cut. */
type FitRound = { add: (search: CardSearch) => void; run: () => void };

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
function fitTogether(searches: readonly CardSearch[]) {
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
function showFit(box: HTMLElement, { cuts, suggestions }: Fit) {
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

/** A reading is valid for one shape and layout. */
type Placed<Reading> = Reading & { shape: CardShape; layout: Layout };

/**
 * Cuts a carousel card that is too high, and marks a vertical card whose media and text pass the fold, by
 * measured layout: before the paint, and again when the content, the samples or the layout change. The result
 * is written to attributes outside React (`data-overflow`, `data-suggestions`, `data-beyond-fold`): no second render.
 * Measuring a card that fits costs no more than the layout of the frame; a card that cannot be too high is not
 * measured at all.
 */
export function useCardFit(card: CardContentDraft, shape: CardShape, box: RefObject<HTMLElement | null>) {
  const layout = use(LayoutContext);
  const samples = use(SamplesContext);
  const round = use(FitRoundContext);
  const read = useRef<Placed<CutReading>>(undefined);
  useLayoutEffect(() => {
    const parts = partsOf(box.current);
    if (!parts) return;
    if (shape === 'vertical') markFold(parts, layout);
    if (shape !== 'small' && shape !== 'medium') return;
    const text = { ...card, ...sampled(card, samples) };
    const { current: last } = read;
    const isSamePlace = last?.shape === shape && last.layout === layout;
    if (isSamePlace && parts.box.hasAttribute('data-overflow') && isStillTooHigh(last, text)) return;
    read.current = undefined;
    cutToFit(parts, text, shape, layout, round, (over) => {
      read.current = {
        card: text,
        linesOver: Math.floor(over / drawnTextStyle(androidTexts.description, layout.textSize).line),
        shape,
        layout,
      };
    });
  }, [card, shape, box, layout, samples, round]);
}

function partsOf(box: HTMLElement | null): CardParts | undefined {
  const [content, rows] = box?.children ?? [];
  if (!box || !(content instanceof HTMLElement)) return undefined;
  return { box, content, rows: rows instanceof HTMLElement ? rows : null };
}

function sampled({ title = '', description = '' }: CardContentDraft, samples: Record<string, string>) {
  return { title: withSamples(title, samples), description: withSamples(description, samples) };
}

function markFold({ box, content }: CardParts, { width }: Layout) {
  box.toggleAttribute('data-beyond-fold', width > 0 && content.offsetHeight > androidSizes.fold);
}

/** Cuts a card. `onCut` gets the height above the limit of the whole card. */
function cutToFit(
  parts: CardParts,
  card: CardContentDraft,
  shape: 'small' | 'medium',
  layout: Layout,
  round: FitRound | undefined,
  onCut: (over: number) => void,
) {
  const size = shape === 'small' ? 'SMALL' : 'MEDIUM';
  const width = carouselWidths[layout.carouselWidths][size];
  const maxHeight = carouselMaxHeights[size];
  const room = { width: width - 2 * textInset(width), textSize: layout.textSize };
  const suggestions = Math.min(card.suggestions?.length ?? 0, limits.cardSuggestions);
  if (layout.width === 0 || heightBound(card, room) <= maxHeight) {
    showFit(parts.box, { cuts: [], suggestions });
    return;
  }
  const over = overAtFirstCut(parts, maxHeight);
  if (over !== undefined) {
    onCut(over);
    return;
  }
  const search = { parts, fits: findFit(suggestions, maxHeight, onCut) };
  if (round) round.add(search);
  else fitTogether([search]);
}

const firstCut: Cut = 'descriptionLine';

function isAtFirstCut({ box }: CardParts): boolean {
  return box.getAttribute('data-overflow') === firstCut;
}

/**
 * Excess height in dp of a card with a cut description, if it were not cut; undefined if it would fit, or does
 * not fit even with the cut. Reads without writing, so that typing in a long description causes no second
 * layout: `scrollHeight` of the cut text is the height of the whole text.
 */
function overAtFirstCut(parts: CardParts, maxHeight: number): number | undefined {
  const { content, rows } = parts;
  if (!isAtFirstCut(parts)) return undefined;
  const description = content.querySelector('[data-part="description"]');
  const more = content.querySelector<HTMLElement>('[data-part="more"]');
  if (!description || !more) return undefined;
  const cut = content.offsetHeight + (rows?.offsetHeight ?? 0);
  const whole = cut - more.offsetHeight - description.clientHeight + description.scrollHeight;
  return cut <= maxHeight && whole > maxHeight ? whole - maxHeight : undefined;
}
