import { use, useLayoutEffect, useRef, type RefObject } from 'react';
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
import { heightBound } from '../rules/heightBound';
import { findFit, type Cut } from '../rules/overflow';
import { isStillTooHigh, type CutReading } from '../rules/stillTooHigh';
import { textInset } from '../rules/textInset';
import { fitTogether, FitRoundContext, showFit, type CardParts, type FitRound } from './fitRound';

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
