import type { Advice, AdviceKind, RuleConfidence, Fix, Path } from './advice';

/** What is known of a rule without a template. */
export type RuleFacts = {
  /** In kebab case, unique among all rules. */
  id: string;
  /** A few words for lists of rules. */
  title: string;
  /** What follows from it, where the message does not say it. */
  why?: string;
  kind: AdviceKind;
  source: string;
  date: string;
  confidence: RuleConfidence;
};

/** A rule for one kind of part of a template. */
export type Rule<Part> = RuleFacts & {
  /** The field to change, below the part; absent: the part itself. */
  at?: Path | ((part: Part) => Path);
  /** The message, one line; nothing where the part is in order. */
  find: (part: Part) => string | false | undefined;
  /** A safe change, if there is one. `at`: the dotted path of the advice. */
  fix?: (part: Part, at: string) => Fix | undefined;
};

/** The level of what rules of a kind find. */
export const levelOf = (kind: AdviceKind) => (kind === 'style' ? 'hint' : 'warning');

/** The advice of the rules about the parts. */
export function applyRules<Part extends { path: Path }>(
  rules: readonly Rule<Part>[],
  parts: readonly Part[],
): Advice[] {
  const found: Advice[] = [];
  for (const part of parts) {
    for (const rule of rules) {
      const message = rule.find(part);
      if (message) found.push(adviceOf(rule, part, message));
    }
  }
  return found;
}

function adviceOf<Part extends { path: Path }>(rule: Rule<Part>, part: Part, message: string): Advice {
  const { id, why, kind, at = [], fix: fixOf, source, date, confidence } = rule;
  const path = [...part.path, ...(typeof at === 'function' ? at(part) : at)];
  const level = levelOf(kind);
  const fix = fixOf?.(part, path.join('.'));
  return {
    id,
    level,
    kind,
    path,
    message,
    ...(why === undefined ? {} : { why }),
    source,
    date,
    confidence,
    ...(fix ? { fix } : {}),
  };
}

/** A fix that empties a field which has no effect: `name` as in "picture height". */
export const emptyField =
  (name: string) =>
  (_: unknown, at: string): Fix => ({
    action: `Remove the ${name}`,
    changes: { [at]: undefined },
    done: `Removed the ${name}.`,
  });

/** A fix that writes another text into the field of the advice; undefined where nothing would change. */
export function rewrite(action: string, change: (text: string) => string) {
  return ({ text }: { text: string }, at: string): Fix | undefined => {
    const next = change(text);
    if (next === text || next.trim() === '') return undefined;
    return { action, changes: { [at]: next }, done: `${action}: done.` };
  };
}
