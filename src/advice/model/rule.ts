import type { Advice, AdviceKind, Confidence, Fix, Path } from './advice';

/** What a rule is and where it comes from. */
export type RuleSource = {
  /** In kebab case, unique among all rules. Its title stands in `ruleTitles.ts`. */
  id: string;
  kind: AdviceKind;
  source: string;
  date: string;
  confidence: Confidence;
};

/** What is known of a rule without a template. */
export type RuleFacts = RuleSource & { title: string };

/** A row of a table of rules, for one kind of part of a template. */
export type Rule<Part> = RuleSource & {
  /** The field to change, below the part; absent: the part itself. */
  at?: Path | ((part: Part) => Path);
  applies: (part: Part) => boolean;
  message: (part: Part) => string;
  /** A safe change, if there is one. `at`: the dotted path of the advice. */
  fix?: (part: Part, at: string) => Fix | undefined;
};

/** The advice of the rules about the parts. */
export function applyRules<Part extends { path: Path }>(
  rules: readonly Rule<Part>[],
  parts: readonly Part[],
): Advice[] {
  const found: Advice[] = [];
  for (const part of parts) {
    for (const rule of rules) {
      if (rule.applies(part)) found.push(adviceOf(rule, part));
    }
  }
  return found;
}

function adviceOf<Part extends { path: Path }>(rule: Rule<Part>, part: Part): Advice {
  const { id, kind, at = [], message, fix: fixOf, source, date, confidence } = rule;
  const path = [...part.path, ...(typeof at === 'function' ? at(part) : at)];
  const fix = fixOf?.(part, path.join('.'));
  return {
    id,
    level: kind === 'style' ? 'hint' : 'warning',
    kind,
    path,
    message: message(part),
    source,
    date,
    confidence,
    ...(fix ? { fix } : {}),
  };
}

/** A change that empties a field which has no effect: `name` as in "picture height". */
export const emptyField =
  (name: string) =>
  (_: unknown, at: string): Fix => ({
    action: `Remove the ${name}`,
    changes: { [at]: undefined },
    done: `Removed the ${name}.`,
  });
