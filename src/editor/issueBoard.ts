import { draftToTemplate, type TemplateDraft } from '../schema/draft';
import type { Issue } from '../schema/issues';
import { findTemplateIssues } from '../schema/template';

/** What is wrong with the open draft, and which of it the person has been told at its field. */
export type IssueBoard = {
  /** In document order. */
  issues: readonly Issue[];
  byPath: ReadonlyMap<string, Issue>;
  /** Fields whose issue is shown as soon as there is one: the person has left them once. */
  revealed: ReadonlySet<string>;
  /** All are shown: a sending was tried, or the draft came from elsewhere. */
  allRevealed: boolean;
  /** What the platform said of a field of what was sent, until that field changes. */
  refused?: { path: string; message: string; value: unknown } | undefined;
};

export const emptyBoard: IssueBoard = {
  issues: [],
  byPath: new Map(),
  revealed: new Set(),
  allRevealed: false,
};

const sameIssue = (a: Issue | undefined, b: Issue) => a !== undefined && a.message === b.message;

/** The board with the issues of another draft; unchanged issues keep their identity, so their fields are not drawn again. */
export function judge(board: IssueBoard, draft: TemplateDraft, textLimit: number): IssueBoard {
  const issues = findTemplateIssues(draftToTemplate(draft), { textLimit }).map((issue) => {
    const before = board.byPath.get(issue.path.join('.'));
    return before !== undefined && sameIssue(before, issue) ? before : issue;
  });
  const unchanged =
    issues.length === board.issues.length && issues.every((issue, index) => issue === board.issues[index]);
  if (unchanged) return board;
  const byPath = new Map<string, Issue>();
  for (const issue of issues) if (!byPath.has(issue.path.join('.'))) byPath.set(issue.path.join('.'), issue);
  return { ...board, issues, byPath };
}

/** The words that stand at a field now, or undefined while there is nothing to say there. */
export function shownAt(board: IssueBoard, path: string, always = false): string | undefined {
  if (board.refused?.path === path) return board.refused.message;
  if (!always && !board.allRevealed && !board.revealed.has(path)) return undefined;
  return board.byPath.get(path)?.message;
}

/** How many issues stand at a path or below it. */
export function countBelow(board: IssueBoard, path: string): number {
  return board.issues.filter((issue) => {
    const place = issue.path.join('.');
    return place === path || place.startsWith(`${path}.`);
  }).length;
}
