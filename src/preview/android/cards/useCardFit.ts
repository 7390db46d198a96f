import { use, useLayoutEffect, useRef, type RefObject } from 'react';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { LayoutContext, type Layout } from '../../screen/useLayout';
import { cardText, carouselSizes, foldHeight, narrowCard, textInset } from '../../model/androidSizes';
import { androidText } from '../../typography/androidText';
import { SamplesContext, withSamples } from '../../text/withSamples';
import type { CardShape } from '../rules/CardShape';
import { heightBound } from '../rules/heightBound';
import { firstFit, type Cut, type Fit } from '../rules/overflow';
import { isStillTooHigh, type CutReading } from '../rules/stillTooHigh';

/** A reading is valid for one shape and layout. */
type Placed<Reading> = Reading & { shape: CardShape; layout: Layout };
type CardParts = { box: HTMLElement; content: HTMLElement; rows: HTMLElement | null };

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
    const linesOver = cutToFit(parts, text, shape, layout);
    read.current = linesOver === undefined ? undefined : { card: text, linesOver, shape, layout };
  }, [card, shape, box, layout, samples]);
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
  box.toggleAttribute('data-beyond-fold', width > 0 && content.offsetHeight > foldHeight);
}

/** Returns the number of whole lines above the limit with the whole description, if the card is cut. */
function cutToFit(
  parts: CardParts,
  card: CardContentDraft,
  shape: 'small' | 'medium',
  layout: Layout,
): number | undefined {
  const size = carouselSizes[layout.carouselWidths][shape === 'small' ? 'SMALL' : 'MEDIUM'];
  const inset = size.width > narrowCard ? textInset.wide : textInset.narrow;
  const room = { width: size.width - 2 * inset, textSize: layout.textSize };
  const suggestions = Math.min(card.suggestions?.length ?? 0, limits.cardSuggestions);
  const whole: Fit = { cuts: [], suggestions };
  if (layout.width === 0 || heightBound(card, room) <= size.maxHeight) {
    show(parts.box, whole);
    return undefined;
  }
  const linesOver = (height: number) => Math.floor((height - size.maxHeight) / lineHeight(layout));
  const cutHeight = heightAtFirstCut(parts, size.maxHeight);
  if (cutHeight !== undefined) return linesOver(cutHeight);
  const height = heightWith(parts, whole);
  if (height <= size.maxHeight) return undefined;
  show(
    parts.box,
    firstFit(suggestions, (fit) => heightWith(parts, fit), size.maxHeight),
  );
  return linesOver(height);
}

function lineHeight({ textSize }: Layout): number {
  const { size, line } = cardText.description;
  return (androidText(size, textSize) * line) / size;
}

const firstCut: Cut = 'descriptionLine';

function isAtFirstCut({ box }: CardParts): boolean {
  return box.getAttribute('data-overflow') === firstCut;
}

/**
 * Height in dp of a card with a cut description, if it were not cut; undefined if it would fit, or does
 * not fit even with the cut. Reads without writing, so that typing in a long description causes no second
 * layout: `scrollHeight` of the cut text is the height of the whole text.
 */
function heightAtFirstCut(parts: CardParts, maxHeight: number): number | undefined {
  const { content, rows } = parts;
  if (!isAtFirstCut(parts)) return undefined;
  const description = content.querySelector('[data-part="description"]');
  const more = content.querySelector<HTMLElement>('[data-part="more"]');
  if (!description || !more) return undefined;
  const cut = content.offsetHeight + (rows?.offsetHeight ?? 0);
  const whole = cut - more.offsetHeight - description.clientHeight + description.scrollHeight;
  return cut <= maxHeight && whole > maxHeight ? whole : undefined;
}

/** Applies the fit to the card and measures the height of its content. */
function heightWith({ box, content, rows }: CardParts, fit: Fit): number {
  show(box, fit);
  return content.offsetHeight + (rows?.offsetHeight ?? 0);
}

function show(box: HTMLElement, { cuts, suggestions }: Fit) {
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
