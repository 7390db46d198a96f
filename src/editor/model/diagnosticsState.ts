import type { Advice } from '../../advice/model/advice';
import { findAdvice } from '../../advice/findAdvice';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import type { Issue } from '../../schema/values/issues';
import { findTemplateIssues } from '../../schema/template/template';

/** The result of the last validation, and the fields that already show their issue. */
export type DiagnosticsState = {
  /** The request body that was validated. */
  template: TemplateDraft;
  /** In document order. */
  issues: readonly Issue[];
  /** The first issue of each path. */
  byPath: ReadonlyMap<string, Issue>;
  /** Warnings and hints, in document order. */
  advice: readonly Advice[];
  /** Fields that show an issue as soon as there is one: the person has left them once. */
  revealed: ReadonlySet<string>;
  /** All fields show their issues: sending was tried, or the draft came from elsewhere. */
  allRevealed: boolean;
  /** The platform's message about a field, until the value of the field changes. */
  rejected?: { path: string; message: string; value: unknown } | undefined;
};

type Start = Pick<DiagnosticsState, 'byPath' | 'revealed' | 'allRevealed'>;
const start: Start = { byPath: new Map(), revealed: new Set(), allRevealed: false };

/**
 * The diagnostics of another state of the draft. Issues that stay the same keep their identity, so that their
 * fields are not drawn again. `textLimit` is in characters.
 */
export function validate(
  last: Start & Partial<DiagnosticsState>,
  draft: TemplateDraft,
  textLimit: number,
): DiagnosticsState {
  const template = draftToTemplate(draft);
  const issues = findTemplateIssues(template, { textLimit }).map((issue) => {
    const before = last.byPath.get(issue.path.join('.'));
    return before?.message === issue.message ? before : issue;
  });
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!byPath.has(path)) byPath.set(path, issue);
  }
  return { ...last, template, issues, byPath, advice: findAdvice(template, { textLimit }) };
}

/** The diagnostics of a draft that was just opened: no field shows its issue yet. */
export function firstDiagnostics(draft: TemplateDraft, textLimit: number): DiagnosticsState {
  return validate(start, draft, textLimit);
}

/** The message to show at a field now, if any. `always`: show an issue at once. */
export function visibleIssue(
  diagnostics: DiagnosticsState,
  path: string,
  always = false,
): string | undefined {
  const { rejected, allRevealed, revealed, byPath } = diagnostics;
  if (rejected?.path === path) return rejected.message;
  if (!always && !allRevealed && !revealed.has(path)) return undefined;
  return byPath.get(path)?.message;
}

/** The number of issues at a path or below it. */
export function countBelow({ issues }: DiagnosticsState, path: string): number {
  return issues.filter((issue) => {
    const place = issue.path.join('.');
    return place === path || place.startsWith(`${path}.`);
  }).length;
}
