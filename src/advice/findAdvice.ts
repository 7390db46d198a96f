import type { TemplateDraft } from '../schema/draft/draft';
import { templateTree } from '../schema/template/templateTree';
import { inDocumentOrder } from '../schema/walk/fieldNode';
import { limits } from '../schema/values/limits';
import type { Advice } from './model/advice';
import { partsOf, type AdvisedSender } from './model/parts';
import { applyRules } from './model/rule';
import { ruleFamilies as rules } from './allRules';

export type AdviceOptions = {
  /** Pass that of `findTemplateIssues`: with a limit of 2,500 characters, a longer text is an error and no warning. */
  textLimit?: number;
  /** Milliseconds since 1970; without it, there is no advice about dates. */
  now?: number;
  /** Without it, there is no advice about what a sender may send. */
  sender?: AdvisedSender | undefined;
};

/**
 * Warnings and hints about a template, finished or not, in document order. Never throws, takes time linear in the
 * size of the draft, and gives no advice about blank fields that are errors already.
 */
export function findAdvice(
  template: TemplateDraft,
  { textLimit = limits.text, now = -Infinity, sender }: AdviceOptions = {},
): Advice[] {
  const parts = partsOf(template, { textLimit, now, sender });
  return [
    ...applyRules(rules['Whole template'], parts.templates),
    ...applyRules(rules.Sender, parts.templates),
    ...applyRules(rules['Message text'], parts.messages),
    ...applyRules(rules.Content, parts.texts),
    ...applyRules(rules.Wording, parts.texts),
    ...applyRules(rules.Characters, parts.texts),
    ...applyRules(rules.Lengths, parts.texts),
    ...applyRules(rules['Personal fields'], parts.texts),
    ...applyRules(rules['Single cards'], parts.standalones),
    ...applyRules(rules.Carousels, parts.carousels),
    ...applyRules(rules['Card content'], parts.cards),
    ...applyRules(rules['Pictures and videos'], parts.cards),
    ...applyRules(rules['Buttons together'], parts.suggestionLists),
    ...applyRules(rules.Notifications, parts.templates),
    ...applyRules(rules['One button'], parts.suggestions),
    ...applyRules(rules['Buttons with links'], parts.suggestions),
    ...applyRules(rules['Phone numbers and places'], parts.suggestions),
    ...applyRules(rules.Events, parts.suggestions),
    ...applyRules(rules.Links, parts.addresses),
  ].sort(inDocumentOrder(templateTree()));
}
