import type { TemplateDraft } from '../../schema/draft/draft';

/** The first text of a draft, to recognize it by; empty if nothing is written. */
export function describeDraft({ component }: TemplateDraft): string {
  const { text, richCard } = component;
  const cards = [richCard?.standaloneCard?.cardContent, ...(richCard?.carouselCard?.cardContents ?? [])];
  const texts = [text, ...cards.flatMap((card) => [card?.title, card?.description])];
  return texts.find((found) => found?.trim())?.trim() ?? '';
}
