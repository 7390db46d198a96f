/** Keys and list positions from the template down, as in the path of an issue. */
export type Path = (string | number)[];

/**
 * A remark about a template that never blocks sending. A warning is about content that may be refused or look wrong,
 * and sending asks once; a hint is about style.
 */
export type Advice = {
  /** The rule, in kebab case; together with the path it is unique. */
  id: string;
  level: 'warning' | 'hint';
  path: Path;
  /** Sentences for people: the thing, the problem, the remedy. */
  message: string;
  /** The address of a page, a part of the interface document, or this project. */
  source: string;
  /** The day or month (ISO 8601) on which the source was written or, if it has no date, read. */
  date: string;
};
