import { plural } from '../../schema/values/text';
import { levelNames, type Advice, type Finding } from '../../advice/model/advice';
import type { AdvisedSender } from '../../advice/model/parts';
import type { findAdvice } from '../../advice/findAdvice';
import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { valueAt } from '../../lib/path';
import { groupBy } from '../../lib/values';
import { findTemplateIssues } from '../../schema/template/template';
import { unknownField, type Issue } from '../../schema/values/issues';
import type { Stash } from '../state/stash';
import type { DocumentState } from './createDocument';
import {
  mergeFindings,
  splitDismissed,
  uncheckedIn,
  type FindingsReports,
  type ReportedFinding,
} from '../state/findings';

/** The rules that only advise. The first load of the page does without them. */
export type Adviser = typeof findAdvice;

/** The result of the last validation, and the fields that already show their issue. */
export type DiagnosticsState = {
  /** The request body that was validated. */
  template: TemplateDraft;
  /** In document order. */
  issues: readonly Issue[];
  /** The issues of each path, in document order. */
  byPath: ReadonlyMap<string, readonly Issue[]>;
  /** The advice of the rules; undefined until they are loaded. */
  ruleAdvice?: readonly Advice[] | undefined;
  /** The last report of each other source. */
  reports: FindingsReports;
  /** Advice of the rules and findings of other sources, in document order, without those that were dismissed. */
  advice: readonly ReportedFinding[];
  /** The ones that the person has dismissed. */
  dismissed: readonly ReportedFinding[];
  /** The advice and the findings of each path. */
  adviceByPath: ReadonlyMap<string, readonly ReportedFinding[]>;
  /** What was not checked, in sentences for people. */
  unchecked: readonly string[];
  /** Fields that show an issue as soon as there is one: the person has left them once. */
  revealed: ReadonlySet<string>;
  /** All fields show their issues: sending was tried, or the draft came from elsewhere. */
  allRevealed: boolean;
  /** Entries that were added blank since then: nobody has typed there yet. */
  heldBack: ReadonlySet<string>;
  /** The platform's message about a field, until the value of the field changes. */
  rejected?: { path: string; message: string; value: unknown } | undefined;
};

type Start = Pick<DiagnosticsState, 'reports' | 'revealed' | 'allRevealed' | 'heldBack'>;
const start: Start = {
  reports: new Map(),
  revealed: new Set(),
  allRevealed: false,
  heldBack: new Set(),
};

/** A remark at a place of the template. */
type Remark = { path: readonly (string | number)[]; message: string };

/** The remarks of each path, in their order. */
export const groupByPath = <R extends Remark>(remarks: readonly R[]): ReadonlyMap<string, readonly R[]> =>
  groupBy(remarks, ({ path }) => path.join('.'));

const notAdvised = 'Tips are still loading.';

/** The diagnostics with the reports of other sources than the rules. */
export function withReports(
  state: Omit<DiagnosticsState, 'advice' | 'dismissed' | 'adviceByPath' | 'unchecked'>,
  reports: FindingsReports,
  stash: Stash,
): DiagnosticsState {
  const { ruleAdvice, template } = state;
  const { advice, dismissed } = splitDismissed(mergeFindings(ruleAdvice ?? [], reports, template), stash);
  return {
    ...state,
    reports,
    advice,
    dismissed,
    adviceByPath: groupByPath(advice),
    unchecked: [...(ruleAdvice ? [] : [notAdvised]), ...uncheckedIn(reports)],
  };
}

type Validation = {
  /** Characters that the platform accepts in a message text. */
  textLimit: number;
  adviser?: Adviser | undefined;
  sender?: AdvisedSender | undefined;
  /** Makes what is shown of the draft, where that is not the draft itself. */
  make?: ((document: DocumentState) => TemplateDraft) | undefined;
};

/** The diagnostics with what the schema and the rules find in a draft. */
export function validate(
  last: Start & Partial<DiagnosticsState>,
  document: DocumentState,
  { textLimit, adviser, sender, make }: Validation,
): DiagnosticsState {
  const template = make ? make(document) : draftToTemplate(document.draft);
  const issues = findTemplateIssues(template, { textLimit });
  const ruleAdvice = adviser?.(template, { textLimit, now: Date.now(), sender });
  const next = { ...last, template, issues, byPath: groupByPath(issues), ruleAdvice };
  return withReports(next, last.reports, document.stash);
}

/** Values that are wrong or warned about: they were written, so they are shown without being left first. */
export function writtenPaths({ template, issues, advice }: DiagnosticsState): string[] {
  const isWritten = (path: string) =>
    ['string', 'number', 'boolean'].includes(typeof valueAt(template, path));
  const unknown = issues.filter(({ requirement }) => requirement === unknownField);
  const warnings = advice.filter(({ level }) => level !== 'hint');
  const places = [...issues, ...warnings].map(({ path }) => path.join('.')).filter(isWritten);
  return [...places, ...unknown.map(({ path }) => path.join('.'))];
}

/** The diagnostics of a draft that was just opened. A blank field is no mistake yet. */
export function firstDiagnostics(document: DocumentState, textLimit: number): DiagnosticsState {
  const state = validate(start, document, { textLimit });
  return { ...state, revealed: new Set(writtenPaths(state)) };
}

/** Places whose value is chosen or counted, not typed: their issues are complete, so they are shown at once. */
const CHOSEN =
  /(?:^|\.)(?:cardWidth|cardOrientation|height|carouselCard|cardContents|suggestions(?:\.\d+(?:\.action)?)?)$/;

/** Whether a place shows its issues and its advice now. */
function isRevealed(diagnostics: DiagnosticsState, path: string): boolean {
  return wasLeft(diagnostics, path) || CHOSEN.test(path);
}

/** Whether the person has left a place, or everything was shown after it was there. */
function wasLeft({ allRevealed, revealed, heldBack }: DiagnosticsState, path: string): boolean {
  if (revealed.has(path)) return true;
  return allRevealed && ![...heldBack].some((entry) => isBelow(path, entry));
}

const foundErrors = (advice: readonly Finding[] = []) => advice.filter(({ level }) => level === 'error');

/** The message to show at a field now: the platform's before ours. People read one at a time; Check lists all. */
export function visibleIssue(diagnostics: DiagnosticsState, path: string): string | undefined {
  return visibleMessage(diagnostics, path, diagnostics.byPath.get(path)?.[0]?.message);
}

/** The same with what was found at the path. */
export function visibleMessage(
  diagnostics: DiagnosticsState,
  path: string,
  found: string | undefined,
): string | undefined {
  const { rejected, adviceByPath } = diagnostics;
  if (rejected?.path === path) return rejected.message;
  if (!isRevealed(diagnostics, path)) return undefined;
  return found ?? foundErrors(adviceByPath.get(path))[0]?.message;
}

/** The first advice of a level to show at a field now. */
export function visibleAdvice(
  diagnostics: DiagnosticsState,
  path: string,
  level: 'warning' | 'hint',
): string | undefined {
  // A hint is never urgent: it waits until the place was left.
  const isShown = level === 'warning' ? isRevealed(diagnostics, path) : wasLeft(diagnostics, path);
  if (!isShown) return undefined;
  // A finding of rare states waits in Check: at each title of a usual length it would hide what matters.
  return diagnostics.adviceByPath.get(path)?.find((advice) => advice.level === level && !advice.isRare)
    ?.message;
}

const isBelow = (place: string, path: string) => place === path || place.startsWith(`${path}.`);

/** The issues that a person is told about now: those of fields that were left, and of choices. */
export function issuesToFix(diagnostics: DiagnosticsState): readonly Issue[] {
  return diagnostics.issues.filter(({ path }) => isRevealed(diagnostics, path.join('.')));
}

/** The errors that other sources found and a person is told about now. */
function foundToFix(diagnostics: DiagnosticsState): readonly Finding[] {
  return foundErrors(diagnostics.advice).filter(({ path }) => isRevealed(diagnostics, path.join('.')));
}

/** The number of errors to fix before sending that a person is told about now. */
export function countToFix(diagnostics: DiagnosticsState): number {
  return issuesToFix(diagnostics).length + foundToFix(diagnostics).length + (diagnostics.rejected ? 1 : 0);
}

/** What a collapsed part has inside: errors, else warnings. */
export type Mark = { level: 'error' | 'warning'; count: number };

/** The mark of what is shown at these places or below them; undefined if all is well. */
export function markOf(diagnostics: DiagnosticsState, paths: readonly string[]): Mark | undefined {
  const isInside = (place: string) => paths.some((path) => isBelow(place, path));
  const isShown = ({ path }: Remark) => {
    const place = path.join('.');
    return isInside(place) && isRevealed(diagnostics, place);
  };
  const { issues, advice, rejected } = diagnostics;
  const wrong = [...issues, ...foundErrors(advice)];
  const errors = wrong.filter(isShown).length + (rejected && isInside(rejected.path) ? 1 : 0);
  if (errors > 0) return { level: 'error', count: errors };
  const warnings = advice.filter((remark) => remark.level === 'warning' && isShown(remark)).length;
  return warnings > 0 ? { level: 'warning', count: warnings } : undefined;
}

/** The mark in words, as a part of an accessible name. */
export function markWords(mark: Mark | undefined): string {
  return mark ? `, ${plural(mark.count, levelNames[mark.level])}` : '';
}
