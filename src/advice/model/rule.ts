import type { Advice, Path } from './advice';

/** A row of a table of rules, for one kind of part of a template. */
export type Rule<Part> = Pick<Advice, 'id' | 'level' | 'source' | 'date'> & {
  /** The field to change, below the part; absent: the part itself. */
  at?: Path | ((part: Part) => Path);
  applies: (part: Part) => boolean;
  message: (part: Part) => string;
};

/** The advice of the rules about the parts. */
export function applyRules<Part extends { path: Path }>(
  rules: readonly Rule<Part>[],
  parts: readonly Part[],
): Advice[] {
  return parts.flatMap((part) =>
    rules
      .filter((rule) => rule.applies(part))
      .map(({ id, level, at = [], message, source, date }) => ({
        id,
        level,
        path: [...part.path, ...(typeof at === 'function' ? at(part) : at)],
        message: message(part),
        source,
        date,
      })),
  );
}
