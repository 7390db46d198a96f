import type { Region } from '../input/place';

/** `error`: the interface refuses it. `warning`, `hint`: see advice. `note`: what an import changed. */
export const findingLevels = ['error', 'warning', 'hint', 'note'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** One remark about a template in a file. */
export type Finding = {
  level: FindingLevel;
  /** The rule, in kebab case. */
  rule: string;
  /** The field as in the interface document, `component.text`; empty for the template as a whole. */
  path: string;
  /** The field for people: "Card 2 › Title". */
  name: string;
  /** Sentences for people: the thing, the problem, the remedy. */
  message: string;
  /** Where the rule comes from, and when that was written or read; rules of the interface have none. */
  source?: string;
  date?: string;
  /** The place in the file, where the file is JSON of this form. */
  region?: Region;
};
