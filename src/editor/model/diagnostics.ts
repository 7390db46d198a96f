import type { Advice } from '../../advice/model/advice';
import { findAdvice } from '../../advice/findAdvice';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import type { Issue } from '../../schema/values/issues';
import { findTemplateIssues } from '../../schema/template/template';

/** The open draft as it was last judged: what is wrong with it, and which of it the person has been told at its field. */
export type Diagnostics = {
  /** What would be sent. */
  template: TemplateDraft;
  /** In document order. */
  issues: readonly Issue[];
  byPath: ReadonlyMap<string, Issue>;
  /** Warnings and hints, in document order. */
  advice: readonly Advice[];
  /** Fields whose issue is shown as soon as there is one: the person has left them once. */
  revealed: ReadonlySet<string>;
  /** All are shown: a sending was tried, or the draft came from elsewhere. */
  allRevealed: boolean;
  /** What the platform said of a field of what was sent, until that field changes. */
  refused?: { path: string; message: string; value: unknown } | undefined;
};

const newBoard: Pick<Diagnostics, 'byPath' | 'revealed' | 'allRevealed'> = {
  byPath: new Map(),
  revealed: new Set(),
  allRevealed: false,
};

/**
 * The board for another state of the draft. Issues that are still the same keep their identity, so that
 * their fields are not drawn again.
 */
export function validate(
  board: Pick<Diagnostics, 'byPath' | 'revealed' | 'allRevealed'> & Partial<Diagnostics>,
  draft: TemplateDraft,
  textLimit: number,
): Diagnostics {
  const template = draftToTemplate(draft);
  const issues = findTemplateIssues(template, { textLimit }).map((issue) => {
    const before = board.byPath.get(issue.path.join('.'));
    return before?.message === issue.message ? before : issue;
  });
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const place = issue.path.join('.');
    if (!byPath.has(place)) byPath.set(place, issue);
  }
  return { ...board, template, issues, byPath, advice: findAdvice(template, { textLimit }) };
}

/** The board of a draft that was just opened: nothing has been told yet. */
export function firstDiagnostics(draft: TemplateDraft, textLimit: number): Diagnostics {
  return validate(newBoard, draft, textLimit);
}

/** The words that stand at a field now, or undefined while there is nothing to say there. */
export function visibleIssue(board: Diagnostics, path: string, always = false): string | undefined {
  if (board.refused?.path === path) return board.refused.message;
  if (!always && !board.allRevealed && !board.revealed.has(path)) return undefined;
  return board.byPath.get(path)?.message;
}

/** How many issues stand at a path or below it. */
export function countBelow(board: Diagnostics, path: string): number {
  return board.issues.filter((issue) => {
    const place = issue.path.join('.');
    return place === path || place.startsWith(`${path}.`);
  }).length;
}
