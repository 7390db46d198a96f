import type { SpecSheet } from '../../exchange/export/specSheet';

/** "Carousel, 5 of 10 cards." */
export function describeSheet({ type, cards }: SpecSheet): string {
  return cards ? `${type}, ${cards.count} of ${cards.limit} cards.` : `${type}.`;
}
