import { cardsOf } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';

/** The first text of a draft, to recognize it by; empty if nothing is written. */
export function describeDraft(template: TemplateDraft): string {
  const texts = [
    template.component.text,
    ...cardsOf(template).flatMap(({ title, description }) => [title, description]),
  ];
  return texts.find((found) => found?.trim())?.trim() ?? '';
}
