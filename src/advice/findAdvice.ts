import type { TemplateDraft } from '../schema/draft/draft';
import { CreateTemplatePayload } from '../schema/template/template';
import { inDocumentOrder } from '../schema/walk/documentOrder';
import { limits } from '../schema/values/limits';
import type { Advice } from './model/advice';
import { partsOf } from './model/parts';
import { applyRules } from './model/rule';
import { addressRules } from './rules/addressRules';
import { cardRules } from './rules/cardRules';
import { carouselRules } from './rules/carouselRules';
import { mediaRules } from './rules/mediaRules';
import { messageRules } from './rules/messageRules';
import { standaloneRules } from './rules/standaloneRules';
import { suggestionListRules } from './rules/suggestionListRules';
import { suggestionRules } from './rules/suggestionRules';
import { templateRules } from './rules/templateRules';
import { textRules } from './rules/textRules';

/**
 * Warnings and hints about a template, finished or not, in document order. Never throws, takes time linear in the
 * size of the draft, and gives no advice about blank fields that are errors already. Pass the `textLimit` of
 * `findTemplateIssues`: with a limit of 2,500 characters, a longer text is an error and no warning. Without `now`, in
 * milliseconds since 1970, there is no advice about past events.
 */
export function findAdvice(
  template: TemplateDraft,
  { textLimit = limits.text, now = -Infinity }: { textLimit?: number; now?: number } = {},
): Advice[] {
  const parts = partsOf(template, textLimit, now);
  return [
    ...applyRules(templateRules, [{ path: [], template }]),
    ...applyRules(messageRules, parts.messages),
    ...applyRules(standaloneRules, parts.standalones),
    ...applyRules(carouselRules, parts.carousels),
    ...applyRules(cardRules, parts.cards),
    ...applyRules(mediaRules, parts.cards),
    ...applyRules(suggestionListRules, parts.suggestionLists),
    ...applyRules(suggestionRules, parts.suggestions),
    ...applyRules(textRules, parts.texts),
    ...applyRules(addressRules, parts.addresses),
  ].sort(inDocumentOrder(CreateTemplatePayload));
}
