import { createContext, use, useLayoutEffect, useState, type RefObject } from 'react';
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
import { isInCarousel, type CardShape } from '../../message/drawnCards';
import { heightBound, textInset } from '../rules/heightBound';
import { cutHeight, findFit, type CardHeights, type Fit } from '../rules/overflow';

type CardWrites = (() => void)[];

/** Present in a carousel: the cuts of its cards, made once all cards are measured, so that they are laid out once. */
export const CardWritesContext = createContext<CardWrites | undefined>(undefined);

/** The cuts of the cards of one carousel, made after the layout effects of the cards. */
export function useCardWrites(): CardWrites {
  const [writes] = useState<CardWrites>(() => []);
  // What makes a card measure again must draw the carousel too: a changed card, layout or sample.
  use(LayoutContext);
  use(SamplesContext);
  useLayoutEffect(() => cutAll(writes));
  return writes;
}

function cutAll(writes: CardWrites) {
  for (const write of writes.splice(0)) write();
}

/**
 * Cuts a carousel card that is too high, and marks a vertical card whose media and text pass the fold, by
 * measured layout: before the paint, and again when the content, the samples or the layout change. The result
 * is written to attributes outside React (`data-overflow`, `data-suggestions`, `data-beyond-fold`): no second render.
 */
export function useCardFit(card: CardContentDraft, shape: CardShape, box: RefObject<HTMLElement | null>) {
  const layout = use(LayoutContext);
  const samples = use(SamplesContext);
  const writes = use(CardWritesContext);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (isInCarousel(shape)) {
      const fit = fitOf(current, { ...card, ...sampled(card, samples) }, shape, layout);
      if (!writes) showFit(current, fit);
      // Preact may run the effects of a carousel before those of its cards.
      else if (writes.push(() => showFit(current, fit)) === 1) queueMicrotask(() => cutAll(writes));
    } else if (shape === 'vertical') markFold(current, layout);
  }, [card, shape, box, layout, samples, writes]);
}

function sampled({ title = '', description = '' }: CardContentDraft, samples: Record<string, string>) {
  return { title: withSamples(title, samples), description: withSamples(description, samples) };
}

function markFold(box: HTMLElement, { width }: Layout) {
  const [content] = box.children;
  const isBeyond = content instanceof HTMLElement && content.offsetHeight > androidSizes.fold;
  box.toggleAttribute('data-beyond-fold', width > 0 && isBeyond);
}

/** The cuts of a carousel card, by its layout where it could be too high. */
function fitOf(box: HTMLElement, card: CardContentDraft, shape: 'small' | 'medium', layout: Layout): Fit {
  const size = shape === 'small' ? 'SMALL' : 'MEDIUM';
  const width = carouselWidths[layout.carouselWidths][size];
  const maxHeight = carouselMaxHeights[size];
  const room = { width: width - 2 * textInset(width), textSize: layout.textSize };
  const suggestions = Math.min(card.suggestions?.length ?? 0, limits.cardSuggestions);
  const whole: Fit = { cuts: [], suggestions };
  if (layout.width === 0 || heightBound(card, room) <= maxHeight) return whole;
  // A card without its description, or without a row, tells nothing of their heights. Rows that have come are hidden yet.
  const shownRows = Number(box.getAttribute('data-suggestions') ?? suggestions);
  if (!linesAlone.has(box.getAttribute('data-overflow')) || shownRows < suggestions) showFit(box, whole);
  const heights = heightsOf(box, layout);
  return findFit(suggestions, (fit) => cutHeight(heights, fit), maxHeight);
}

/** The cuts after which every part of a card is still drawn: typing in a long text then changes no attribute. */
const linesAlone: ReadonlySet<string | null> = new Set([
  null,
  'descriptionLine',
  'descriptionLine titleLine',
]);

const heightOf = (part: Element | undefined | null) => (part instanceof HTMLElement ? part.offsetHeight : 0);

/** The heights of a card without its cuts: `scrollHeight` of a cut text is the height of the whole text. */
function heightsOf(box: HTMLElement, { textSize }: Layout): CardHeights {
  const lineOf = (text: keyof typeof androidTexts) => drawnTextStyle(androidTexts[text], textSize).line;
  const [content, list] = box.children;
  const title = content?.querySelector('[data-part="title"]');
  const description = content?.querySelector('[data-part="description"]');
  const more = lineOf('title');
  const texts = { title: title?.scrollHeight ?? 0, description: description?.scrollHeight ?? 0 };
  const shownMore = box.hasAttribute('data-overflow') ? more : 0;
  const rows = [...(list?.querySelectorAll('button') ?? [])].map(heightOf);
  return {
    ...texts,
    content:
      heightOf(content) -
      shownMore +
      (texts.title - heightOf(title)) +
      (texts.description - heightOf(description)),
    titleLine: lineOf('title'),
    descriptionLine: lineOf('description'),
    more,
    rows,
    note: heightOf(list) - rows.reduce((sum, row) => sum + row, 0),
  };
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
