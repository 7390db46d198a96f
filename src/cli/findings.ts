import type { Region, FilePath, SourceTemplate } from './io/readTemplates';
import { type Issue, formatPath, parsePath } from '../schema/values/issues';
import { adviceWithSamples, findOverruns, overrunRule } from '../advice/withSamples';
import { findAdvice } from '../advice/findAdvice';
import type { ReportLine } from '../exchange/import/parts/importNotes';
import { noParameterNotes } from '../schema/draft/parameterNotes';
import { nameOfPath } from '../schema/template/templateTree';
import { findTemplateIssues } from '../schema/template/template';
import { readInputs } from './io/readInputs';
import type { TemplateDraft } from '../schema/draft/draft';
import type { Terminal } from './io/terminal';

/** `error`: the interface refuses it. `warning`, `hint`: see advice. `note`: what an import changed. */
const findingLevels = ['error', 'warning', 'hint', 'note'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** One remark about a template in a file. */
export type FileFinding = {
  level: FindingLevel;
  /** The rule, in kebab case. */
  rule: string;
  /** The field as in the interface document, `component.text`; empty for the template as a whole. */
  path: string;
  /** The field for people: "Card 2 › Title". */
  name: string;
  /** Sentences for people: the thing, the problem, the remedy. */
  message: string;
  /** Where the rule comes from, and when that was written or read; rules of the interface have none. */
  source?: string;
  date?: string;
  /** The place in the file, where the file is JSON of this form. */
  region?: Region;
};

/** The kinds of errors, each with its description for the list of rules. */
export const issueRules = {
  required: 'A required field is missing or blank.',
  limit: 'A text or list is too long or too short.',
  choice: 'A value is not one of the options.',
  'unknown-field': 'There is no such field.',
  content: 'Fields are missing or contradict each other.',
  form: 'A value has the wrong format.',
  json: 'The text can be read in two ways, or starts with a byte order mark.',
} as const;
type IssueRule = keyof typeof issueRules;

const byRequirement: readonly [RegExp, IssueRule][] = [
  [/^(?:is required|must not be blank)/, 'required'],
  [/^must have at (?:most|least) /, 'limit'],
  [/^must be one of /, 'choice'],
  [/^is not a known field/, 'unknown-field'],
  [/^must contain (?!only)|when cardWidth/, 'content'],
];

/** The kind of an error, by the requirement that it breaks. */
function issueRule({ requirement }: Issue): IssueRule {
  return byRequirement.find(([pattern]) => pattern.test(requirement))?.[1] ?? 'form';
}

export type CheckOptions = {
  /** Characters of a message text at most: 2,500 or 3,072. */
  textLimit: number;
  /** Milliseconds since 1970. */
  now: number;
};

/** Everything that stands in the way of a template with every set of samples, and the advice about it: errors first, each level in document order. */
export function findFindings(source: SourceTemplate, { textLimit, now }: CheckOptions): FileFinding[] {
  const { template, parameters = noParameterNotes, report, locate, faults = [] } = source;
  const place = (path: FilePath) => {
    const region = locate?.(path);
    return { path: formatPath(path), name: nameOfPath(path), ...(region ? { region } : {}) };
  };
  const ofText = faults.map(({ path, message }): FileFinding => {
    return { level: 'error', rule: 'json', ...place(path), message };
  });
  const issues = findTemplateIssues(template, { textLimit }).map((issue): FileFinding => {
    return { level: 'error', rule: issueRule(issue), ...place(issue.path), message: issue.message };
  });
  const options = { textLimit, now };
  const advice = [...adviceWithSamples(template, parameters, options), ...findAdvice(template, options)].map(
    ({ id, level, path, message, source: origin, date }): FileFinding => {
      return { level, rule: id, ...place(path), message, source: origin, date };
    },
  );
  const overruns = findOverruns(template, parameters, textLimit).map(({ path, message }): FileFinding => {
    return { level: 'warning', rule: overrunRule, ...place(path), message };
  });
  return [...notesOf(report), ...ofText, ...issues, ...overruns, ...advice].sort(
    (a, b) => findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level),
  );
}

/** What reading a file changed. A file that is no request body as it stands is worth a warning: nobody sends an import. */
function notesOf(report: readonly ReportLine[]): FileFinding[] {
  const changes = report.filter(({ level }) => level !== 'taken');
  const whole = { path: '', name: 'Template' };
  const summary: FileFinding[] =
    report.length === 0
      ? []
      : [
          {
            level: 'warning',
            rule: 'not-a-request',
            ...whole,
            message: `This is not a request body. ${report[0]?.message ?? ''} The imported template was checked; rcs-template import prints it.`,
          },
        ];
  return [
    ...summary,
    ...changes.map(({ path, message }): FileFinding => ({
      level: 'note',
      rule: 'import',
      path: path ?? '',
      name: path === undefined ? 'Template' : nameOfPath(parsePath(path)),
      message,
    })),
  ];
}

export type CheckedSource = {
  name: string | undefined;
  type: TemplateDraft['type'];
  findings: FileFinding[];
};

/** A file with its templates, or the reason why there are none. */
export type CheckedFile = { file: string } & (
  | { ok: true; templates: CheckedSource[] }
  | { ok: false; problem: string; line?: number; column?: number }
);

/** Files of folders that were left out, with the reason. */
export type IgnoredFile = { file: string; problem: string };

export type Checked = { files: CheckedFile[]; ignored: IgnoredFile[] };

/** Checks the templates of files and folders, in their order. */
export async function checkFiles(
  places: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<Checked> {
  const files: CheckedFile[] = [];
  const ignored: IgnoredFile[] = [];
  for await (const input of readInputs(places, terminal)) {
    const { file } = input;
    if (input.ok) files.push({ file, ok: true, templates: input.templates.map(checkTemplate) });
    else if (input.isIgnored) ignored.push({ file, problem: input.problem });
    else files.push(input);
  }
  return { files, ignored };

  function checkTemplate(source: SourceTemplate): CheckedSource {
    const { name, type } = source.template;
    const findings = findFindings(source, options);
    return { name: typeof name === 'string' ? name : undefined, type, findings };
  }
}

export type Counts = Record<FindingLevel, number> & { files: number; templates: number; unreadable: number };

export function countFindings(files: readonly CheckedFile[]): Counts {
  const templates = files.flatMap((file) => (file.ok ? file.templates : []));
  const findings = templates.flatMap((template) => template.findings);
  const of = (level: FindingLevel) => findings.filter((finding) => finding.level === level).length;
  return {
    files: files.length,
    templates: templates.length,
    unreadable: files.filter(({ ok }) => !ok).length,
    error: of('error'),
    warning: of('warning'),
    hint: of('hint'),
    note: of('note'),
  };
}
