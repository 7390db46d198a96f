/** Where a piece of advice stands: keys and list positions from the template down, as in an issue's path. */
export type Path = (string | number)[];

/**
 * Something that a person should know about a template and that never blocks sending. A warning is likely
 * to be refused or to look wrong, and sending asks once; a hint is style.
 */
export type Advice = {
  /** The rule, in kebab case; together with the path it is unique. */
  id: string;
  level: 'warning' | 'hint';
  path: Path;
  /** A sentence for people: what, what is wrong, what to do. */
  message: string;
  /** Who says so: a page's address, a part of the interface document, or this project. */
  source: string;
  /** ISO 8601, to the day or the month: when the source was written or, where it does not say, read. */
  date: string;
};
