import { quote } from '../../lib/text/isolate';
import { inDocumentOrder } from '../walk/fieldNode';
import { walk } from '../walk/walk';
import { formatPath, unknownField, type Issue } from './issues';
import { z } from './zod';

/** At least one issue. */
type Issues = [Issue, ...Issue[]];

/** A value that is valid under a schema, or its issues in document order. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; issues: Issues };

/** Checks a value under a schema, once. */
export function checkValue<Value>(schema: z.core.$ZodType<Value>, value: unknown): Checked<Value> {
  const checked = checkUnordered(schema, value);
  return checked.ok ? checked : { ok: false, issues: checked.issues.sort(inDocumentOrder(walk(schema))) };
}

/** As `checkValue`, for a schema that does not describe a document: the issues are in the order of the check. */
export function checkUnordered<Value>(schema: z.core.$ZodType<Value>, value: unknown): Checked<Value> {
  const result = z.safeParse(schema, value, { reportInput: true });
  // A failure of zod has at least one issue.
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: result.error.issues.flatMap(toIssues) as Issues };
}

/** The issues of a value under a schema, in document order; empty when the value is valid. */
export function findIssues(schema: z.core.$ZodType, value: unknown): Issue[] {
  const checked = checkValue(schema, value);
  return checked.ok ? [] : checked.issues;
}

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${quote(key)} is not a field here. Remove it.`,
      requirement: unknownField,
    }));
  }
  const requirement = requirementOf(issue);
  // Where the schema has no message, use the requirement.
  const message = issue.message.startsWith('Invalid input')
    ? `${formatPath(path) || 'The content'} ${requirement}.`
    : issue.message;
  return [{ path, message, requirement }];
}

/** The requirement that a value breaks, after the name of the value: `must be a string`. */
export function requirementOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is required'
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must ${measure('at most', issue.maximum, issue.origin)}`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'must not be empty'
        : `must ${measure('at least', issue.minimum, issue.origin)}`;
    case 'custom':
      return typeof issue.params?.['requirement'] === 'string'
        ? issue.params.requirement
        : (issue.message ?? 'is not valid');
    default:
      return issue.message ?? 'is not valid';
  }
}

function measure(bound: 'at most' | 'at least', limit: number | bigint, origin: string): string {
  if (origin === 'number' || origin === 'int') return `be ${bound} ${limit}`;
  return `have ${bound} ${limit} ${origin === 'string' ? 'characters' : 'entries'}`;
}

const withArticle = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
