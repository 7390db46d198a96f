import type { RuleFacts, RuleSource } from './model/rule';
import { ruleTables } from './ruleTables';
import { ruleTitles } from './ruleTitles';

const titled = (rules: readonly RuleSource[]): RuleFacts[] =>
  rules.map((rule) => ({ ...rule, title: ruleTitles[rule.id] ?? rule.id }));

/** The families of rules under their names for people. */
export const ruleFamilies: readonly { family: string; rules: readonly RuleFacts[] }[] = Object.entries(
  ruleTables,
).map(([family, rules]) => ({ family, rules: titled(rules) }));

/** Every rule, without the parts that need a template. */
export const allRules: readonly RuleFacts[] = ruleFamilies.flatMap(({ rules }) => rules);
