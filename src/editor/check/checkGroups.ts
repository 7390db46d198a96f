import { groupBy } from '../../lib/values';
import type { Issue } from '../../schema/values/issues';
import { issuesToFix, type DiagnosticsState } from '../model/diagnosticsState';
import { type ReportedFinding, insteadOfReady, withDismissed } from '../state/findings';
import { fixFirst, type Finding } from '../../advice/model/advice';
import { nameOfPath } from '../../schema/template/templateTree';
import { runCommand } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';
import { plural } from '../../schema/values/text';

/** The groups of Check, in the order of what to do next. */
export const groupTitles = {
  error: 'Errors',
  blank: 'Still to fill in',
  unchecked: 'Not checked',
  warning: 'Warnings',
  cut: 'Cut off on phones',
  hint: 'Tips',
  dismissed: 'Dismissed',
} as const;

export type GroupName = keyof typeof groupTitles;

/** Something to do or to know: an issue, a finding, or a sentence about no place in particular. */
export type CheckEntry = { message: string; places: readonly (Issue | ReportedFinding)[] };
export type CheckGroup = { name: GroupName; entries: readonly CheckEntry[]; count: number };

type GroupOptions = {
  /** A draft that is only read shows all issues as errors. */
  isReadOnly: boolean;
  /** Leaves the issues out, where a summary beside the list has them. */
  withoutIssues: boolean;
};

/** All diagnostics of a draft in groups, without empty groups. Places with the same message make one entry. */
export function groupDiagnostics(
  diagnostics: DiagnosticsState,
  { isReadOnly, withoutIssues }: GroupOptions,
): CheckGroup[] {
  const { issues, advice, unchecked, dismissed } = diagnostics;
  const toFix = isReadOnly ? issues : issuesToFix(diagnostics);
  const [cut, others] = splitClipping(advice);
  const warnings = others.filter(({ level }) => level === 'warning');
  const places: Record<Exclude<GroupName, 'unchecked'>, readonly (Issue | ReportedFinding)[]> = {
    error: [...(withoutIssues ? [] : toFix), ...advice.filter(({ level }) => level === 'error')],
    blank: issues.filter((issue) => !toFix.includes(issue)),
    // What may be rejected comes first: it costs most.
    warning: [...warnings.filter(isRefusal), ...warnings.filter((finding) => !isRefusal(finding))],
    cut,
    hint: others.filter(({ level }) => level === 'hint'),
    dismissed,
  };
  return (Object.keys(groupTitles) as GroupName[])
    .map((name) =>
      name === 'unchecked'
        ? { name, entries: unchecked.map((message) => ({ message, places: [] })), count: unchecked.length }
        : { name, entries: byMessage(places[name]), count: places[name].length },
    )
    .filter(({ count }) => count > 0);
}

const isRefusal = ({ kind }: Finding) => kind === 'refusal';

/** What phones cut off, the worst first, and everything else. */
function splitClipping(advice: readonly ReportedFinding[]) {
  const cuts = advice.filter(({ seenOn }) => seenOn !== undefined);
  return [
    cuts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)),
    advice.filter(({ seenOn }) => seenOn === undefined),
  ] as const;
}

function byMessage(places: readonly (Issue | ReportedFinding)[]): CheckEntry[] {
  const groups = groupBy(places, ({ message }) => message);
  return [...groups].map(([message, found]) => ({ message, places: found }));
}

/** The findings of an entry; none for issues. */
export function findingsOf({ places }: CheckEntry): ReportedFinding[] {
  return places.filter((place) => 'level' in place);
}

/** Makes the safe changes of findings of one kind, as one step. */
export function fixAll(editor: TemplateEditor, findings: readonly Finding[]): boolean {
  const [first, ...others] = findings.flatMap(({ fix }) => fix ?? []);
  if (!first) return false;
  if (others.length === 0) return editor.quickFixes.take(first);
  return editor.quickFixes.take({
    action: `${first.action} in ${others.length + 1} places`,
    changes: Object.assign(
      {},
      first.changes,
      ...others.map(({ changes }) => changes),
    ) as typeof first.changes,
    done: `${first.action}: done in ${others.length + 1} places.`,
  });
}

/** Dismisses issues, or shows them again, as one step. It is stored with the draft and never sent. */
export function dismiss(editor: TemplateEditor, findings: readonly Finding[], isDismissed: boolean): boolean {
  const where = findings.length === 1 ? nameOfPath(findings[0]?.path ?? []) : `${findings.length} places`;
  return runCommand(editor, {
    label: isDismissed ? `dismiss issue in ${where}` : `restore issue in ${where}`,
    announcement: isDismissed ? `Dismissed in ${where}.` : `Restored in ${where}.`,
    apply: (state) => ({ ...state, stash: withDismissed(state.stash, findings, isDismissed) }),
  });
}

/** What Check says first about a draft. Only `ready` is a green light: everything was checked, and nothing was found. */
type Verdict = {
  kind: 'fix' | 'waiting' | 'warned' | 'unchecked' | 'done' | 'ready';
  message: string;
};

/** The verdict about a draft as it was last checked. `hasPendingText`: text that is not in the draft waits beside it. */
export function verdictOf(diagnostics: DiagnosticsState, hasPendingText = false): Verdict {
  const { issues, advice, unchecked, rejected, reports } = diagnostics;
  const errors = issues.length + advice.filter(({ level }) => level === 'error').length + (rejected ? 1 : 0);
  if (errors > 0) return { kind: 'fix', message: fixFirst(errors) };
  if (hasPendingText)
    return { kind: 'waiting', message: 'Fix or discard the changes in the code view before sending' };
  const warnings = advice.filter(({ level }) => level === 'warning').length;
  if (warnings > 0) return { kind: 'warned', message: `Check ${plural(warnings, 'warning')} before sending` };
  const instead = insteadOfReady(reports);
  if (instead !== undefined) return { kind: 'done', message: instead };
  if (unchecked.length > 0)
    return { kind: 'unchecked', message: 'No errors found, but not everything was checked' };
  return { kind: 'ready', message: 'Ready to send' };
}
