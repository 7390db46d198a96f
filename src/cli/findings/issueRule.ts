import type { Issue } from '../../schema/values/issues';

/** The kinds of errors, each with its description for the list of rules. */
export const issueRules = {
  required: 'A field that the interface requires is missing or blank.',
  limit: 'A text or a list is longer or shorter than the interface allows.',
  choice: 'A field holds none of the values that it may hold.',
  'unknown-field': 'The interface has no such field.',
  content: 'Fields do not fit together.',
  form: 'A value does not have the form that the interface asks for.',
} as const;
export type IssueRule = keyof typeof issueRules;

const byRequirement: readonly [RegExp, IssueRule][] = [
  [/^(?:is required|must not be blank)/, 'required'],
  [/^must have at (?:most|least) /, 'limit'],
  [/^must be one of /, 'choice'],
  [/^is not a known field/, 'unknown-field'],
  [/^must hold (?!only)|when cardWidth/, 'content'],
];

/** The kind of an error, by the requirement that it breaks. */
export function issueRule({ requirement }: Issue): IssueRule {
  return byRequirement.find(([pattern]) => pattern.test(requirement))?.[1] ?? 'form';
}
