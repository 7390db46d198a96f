import { plural } from '../../schema/values/text';

/** Keys and list positions from the template down, as in the path of an issue. */
export type Path = (string | number)[];

/** A change that removes an issue without changing what the author means. */
export type Fix = {
  /** The words of its button: "Remove the side". */
  action: string;
  /** The new texts by dotted path; `undefined` empties a field. */
  changes: Readonly<Record<string, string | undefined>>;
  /** Announced when it was taken. */
  done: string;
};

/**
 * What happens to the template if nothing changes: `refusal`: it is likely to be rejected; `look`: it looks or works
 * wrong; `style`: it could be better. The first two are warnings, the last is a tip.
 */
export type AdviceKind = 'refusal' | 'look' | 'style';

/** How sure a rule is: stated by a document, reported by others from devices or operators, or our own conclusion. */
export type RuleConfidence = 'documented' | 'reported' | 'concluded';

/** The word for each level, the same on the page and in the command line. Stored data and reports have the keys. */
export const levelNames = { error: 'error', warning: 'warning', hint: 'tip' } as const;

/** "Fix 4 errors before sending". */
export const fixFirst = (errors: number) => `Fix ${plural(errors, levelNames.error)} before sending`;

/**
 * An issue of a template. A warning is about content that may be rejected or look wrong, and sending asks once; a hint
 * is about style. Only other sources than the rules report an error: it counts as an error to fix, and sending asks.
 */
export type Finding = {
  /** The rule, in kebab case; together with the path it is unique. */
  id: string;
  level: keyof typeof levelNames;
  /** Absent for warnings counts as `look`. */
  kind?: AdviceKind;
  path: Path;
  /** One line: what is wrong, and what to do. */
  message: string;
  /** What follows from it, for people who want to know more. */
  why?: string;
  /** The address of a page, a part of the interface document, or this project. */
  source?: string;
  /** The day or month (ISO 8601) on which the source was written or, if it has no date, read. */
  date?: string;
  confidence?: RuleConfidence;
  fix?: Fix;
};

/** A finding of a rule. It never blocks sending. */
export type Advice = Finding & {
  level: 'warning' | 'hint';
  kind: AdviceKind;
  source: string;
  date: string;
  confidence: RuleConfidence;
};
