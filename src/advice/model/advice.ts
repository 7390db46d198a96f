/** Keys and list positions from the template down, as in the path of an issue. */
export type Path = (string | number)[];

/** A change that takes a remark away without changing what the author means. */
export type Fix = {
  /** The words of its button: "Remove the side". */
  action: string;
  /** The new texts by dotted path; `undefined` empties a field. */
  changes: Readonly<Record<string, string | undefined>>;
  /** Announced when it was taken. */
  done: string;
};

/**
 * What becomes of the template as it is: `refusal`: it is likely to be refused; `look`: it will look or work wrong;
 * `style`: it could be better. The first two are warnings, the last is a hint.
 */
export type AdviceKind = 'refusal' | 'look' | 'style';

/** How sure a rule is: stated by a document, reported by others from devices or operators, or our own conclusion. */
export type RuleConfidence = 'documented' | 'reported' | 'concluded';

/**
 * A remark about a template. A warning is about content that may be refused or look wrong, and sending asks once; a hint
 * is about style. Only other sources than the rules report an error: it counts as a thing to mend, and sending asks.
 */
export type Finding = {
  /** The rule, in kebab case; together with the path it is unique. */
  id: string;
  level: 'error' | 'warning' | 'hint';
  /** Absent for warnings counts as `look`. */
  kind?: AdviceKind;
  path: Path;
  /** Sentences for people: the thing, the problem, the remedy. */
  message: string;
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
