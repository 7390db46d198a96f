import type { Finding } from '../../advice/model/advice';
import { isSame } from '../../lib/values';
import { valueAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { inDocumentOrder } from '../../schema/walk/fieldNode';
import { templateTree } from '../../schema/template/templateTree';
import { type Stash, stashKey } from './stash';

/** A drawn phone on which a finding is seen. */
export type SeenPhone = {
  /** The finding there, in a sentence. */
  message: string;
  /** What is seen of a text there. */
  text?: string;
  /** Seen there after a press only: the phone is shown with its menu open. */
  isFolded?: true;
  /** What the page needs to draw the phone so. */
  state: Readonly<Record<string, string | number | undefined>>;
};

/** A finding of another source than the rules: of the check of media, of the drawn phones, of the names in use. */
export type ReportedFinding = Finding & {
  /** The value that was looked at: the finding is passed over while its path has another one. */
  value?: unknown;
  /** The phones on which it is seen: first the phone and text size that most people have. */
  seenOn?: readonly SeenPhone[];
  /** Seen only in states that few people set: shown when it is wanted. */
  isRare?: boolean;
  /** How bad it is beside others of its source: the greater, the worse. */
  weight?: number;
};

/** Everything that a source found at its last look, and what it could not look at. */
export type FindingsReport = {
  findings: readonly ReportedFinding[];
  /** Sentences for people: "2 pictures were not reached: this device is offline." */
  unchecked?: readonly string[];
  /** Said in place of the green light although nothing is wrong: "Already sent for approval" */
  instead?: string | undefined;
  /** Sources that this one makes superfluous: their reports are passed over. */
  covers?: readonly string[];
};

/** The last report of each source, by the name of the source. */
export type FindingsReports = ReadonlyMap<string, FindingsReport>;

/** The reports that count: without those that another source covers. */
function countedReports(reports: FindingsReports): FindingsReport[] {
  const covered = new Set([...reports.values()].flatMap(({ covers = [] }) => covers));
  return [...reports].filter(([source]) => !covered.has(source)).map(([, report]) => report);
}

/** The advice of the rules and the findings about the template as it is now, in document order. */
export function mergeFindings(
  advice: readonly Finding[],
  reports: FindingsReports,
  template: TemplateDraft,
): readonly ReportedFinding[] {
  const found = countedReports(reports)
    .flatMap(({ findings }) => findings)
    .filter(({ path, value }) => value === undefined || isSame(valueAt(template, path.join('.')), value));
  return found.length === 0 ? advice : [...advice, ...found].sort(inDocumentOrder(templateTree()));
}

/** The advice, split into what counts and what the person has dismissed. */
export function splitDismissed(advice: readonly ReportedFinding[], stash: Stash) {
  const dismissed = advice.filter((finding) => isDismissed(stash, finding));
  return dismissed.length === 0
    ? { advice, dismissed }
    : { advice: advice.filter((finding) => !dismissed.includes(finding)), dismissed };
}

/** What no source could look at, in sentences. */
export function uncheckedIn(reports: FindingsReports): string[] {
  return [...new Set(countedReports(reports).flatMap(({ unchecked = [] }) => unchecked))];
}

/** What is said in place of the green light, if a source has something to say. */
export function insteadOfReady(reports: FindingsReports): string | undefined {
  return countedReports(reports).find(({ instead }) => instead !== undefined)?.instead;
}

/**
 * A dismissal is kept in the stash: there it moves with its entry, is undone, stored and merged between tabs, and is
 * never sent.
 */
const dismissalKey = ({ id, path }: Pick<Finding, 'id' | 'path'>) => stashKey(path.join('.'), `fine:${id}`);

/** Whether a finding was dismissed. Errors never are. */
function isDismissed(stash: Stash, finding: Finding): boolean {
  return finding.level !== 'error' && stash[dismissalKey(finding)] === true;
}

/** The stash with findings dismissed, or no longer. */
export function withDismissed(stash: Stash, findings: readonly Finding[], isDismissal: boolean): Stash {
  const keys = new Set(findings.map(dismissalKey));
  const rest = Object.fromEntries(Object.entries(stash).filter(([key]) => !keys.has(key)));
  return isDismissal ? { ...rest, ...Object.fromEntries([...keys].map((key) => [key, true])) } : rest;
}
