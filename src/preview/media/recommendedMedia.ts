import type { Size } from './mediaBox';
import type { CardWidth, MediaHeight } from '../../schema/values/enums';
import { drawnHeight } from './mediaBox';

type Ratios = { SHORT: number } & Partial<Record<MediaHeight, number>>;

/** Where a picture stands: above the text of a single card, at a side of it, or in a carousel of one of two widths. */
export type MediaPlace = 'vertical' | 'side' | Lowercase<CardWidth>;

/*
 * D: width by height that Google's card media playbook (March 2026) recommends, so that Google Messages cuts nothing.
 * Beside a text the height does not count.
 */
export const recommendedRatios = {
  vertical: { SHORT: 7 / 2, MEDIUM: 21 / 9, TALL: 3 / 2 },
  side: { SHORT: 9 / 16 },
  small: { SHORT: 16 / 10, MEDIUM: 1 },
  medium: { SHORT: 8 / 3, MEDIUM: 16 / 9, TALL: 9 / 8 },
} satisfies Record<MediaPlace, Ratios>;

/** D (the same): the largest recommended picture of a place, in px. */
const largest = {
  vertical: { width: 1620, height: 1080 },
  side: { width: 1080, height: 1920 },
  small: { width: 1920, height: 1080 },
  medium: { width: 1920, height: 1080 },
} satisfies Record<MediaPlace, Size>;

/** D (the same): the share of a side that stays free of what matters: 5 % of each edge, 10 % at the side of a text. */
export const safeEdge = { vertical: 0.05, side: 0.1, small: 0.05, medium: 0.05 } satisfies Record<
  MediaPlace,
  number
>;

/** Width by height of the recommended picture, for the height that the phone draws. */
export function recommendedRatio(place: MediaPlace, height: MediaHeight | undefined): number {
  const drawn = drawnHeight(place === 'side' ? 'left' : place, height) ?? 'SHORT';
  const { SHORT, [drawn]: ratio = SHORT }: Ratios = recommendedRatios[place];
  return ratio;
}

/** The size in px of a picture of this ratio at a place: as large as recommended, never larger. */
export function recommendedSize(place: MediaPlace, ratio: number): Size {
  const { width, height } = largest[place];
  return ratio > width / height
    ? { width, height: Math.round(width / ratio) }
    : { width: Math.round(height * ratio), height };
}
