import type { Issue } from '../../schema/values/issues';
import { issuesToMend, type DiagnosticsState } from '../model/diagnosticsState';
import type { ReportedFinding } from '../state/findings';

/** The groups of Check, in the order of what to do next. */
export const groupTitles = {
  error: 'To mend before sending',
  blank: 'Still to fill in',
  unchecked: 'Not checked',
  refusal: 'May be refused',
  look: 'Will look or work wrong',
  cut: 'Cut on phones',
  style: 'Hints',
  dismissed: 'No problem here',
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
  const toMend = isReadOnly ? issues : issuesToMend(diagnostics);
  const [cut, others] = splitCuts(advice);
  const warnings = others.filter(({ level }) => level === 'warning');
  const places: Record<Exclude<GroupName, 'unchecked'>, readonly (Issue | ReportedFinding)[]> = {
    error: [...(withoutIssues ? [] : toMend), ...advice.filter(({ level }) => level === 'error')],
    blank: issues.filter((issue) => !toMend.includes(issue)),
    refusal: warnings.filter(({ kind }) => kind === 'refusal'),
    look: warnings.filter(({ kind }) => kind !== 'refusal'),
    cut,
    style: others.filter(({ level }) => level === 'hint'),
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

/** What phones cut, the worst first, and everything else. */
function splitCuts(advice: readonly ReportedFinding[]) {
  const cuts = advice.filter(({ seenOn }) => seenOn !== undefined);
  return [
    cuts.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)),
    advice.filter(({ seenOn }) => seenOn === undefined),
  ] as const;
}

function byMessage(places: readonly (Issue | ReportedFinding)[]): CheckEntry[] {
  const entries = new Map<string, (Issue | ReportedFinding)[]>();
  for (const place of places) {
    const entry = entries.get(place.message);
    if (entry) entry.push(place);
    else entries.set(place.message, [place]);
  }
  return [...entries].map(([message, found]) => ({ message, places: found }));
}

/** The findings of an entry; none for issues. */
export function findingsOf({ places }: CheckEntry): ReportedFinding[] {
  return places.filter((place) => 'level' in place);
}
