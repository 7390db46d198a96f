import type { TemplateDraft } from '../../schema/draft/draft';

/** The first words that a draft would show, to tell it from others; empty when nothing is written. */
export function describeDraft({ component }: TemplateDraft): string {
  const { text, richCard } = component;
  const cards = [richCard?.standaloneCard?.cardContent, ...(richCard?.carouselCard?.cardContents ?? [])];
  const words = [text, ...cards.flatMap((card) => [card?.title, card?.description])];
  return words.find((found) => found?.trim())?.trim() ?? '';
}
