import { adviceWithSamples, findOverruns, overrunRule } from '../../advice/withSamples';
import { findAdvice } from '../../advice/findAdvice';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { findTemplateIssues } from '../../schema/template/template';
import { formatPath, parsePath } from '../../schema/values/issues';
import type { SourceTemplate } from '../input/sourceTemplate';
import type { Path } from '../input/place';
import { findingLevels, type Finding } from './finding';
import { issueRule } from './issueRule';

export type CheckOptions = {
  /** Characters of a message text at most: 2,500 or 3,072. */
  textLimit: number;
  /** Milliseconds since 1970. */
  now: number;
};

/** Everything that stands in the way of a template with every set of samples, and the advice about it: errors first, each level in document order. */
export function findFindings(source: SourceTemplate, { textLimit, now }: CheckOptions): Finding[] {
  const { template, parameters = noParameterNotes, report, locate } = source;
  const place = (path: Path) => {
    const region = locate?.(path);
    return { path: formatPath(path), name: nameOfPath(path), ...(region ? { region } : {}) };
  };
  const issues = findTemplateIssues(template, { textLimit }).map((issue): Finding => {
    return { level: 'error', rule: issueRule(issue), ...place(issue.path), message: issue.message };
  });
  const options = { textLimit, now };
  const advice = [...adviceWithSamples(template, parameters, options), ...findAdvice(template, options)].map(
    ({ id, level, path, message, source: origin, date }): Finding => {
      return { level, rule: id, ...place(path), message, source: origin, date };
    },
  );
  const overruns = findOverruns(template, parameters, textLimit).map(({ path, message }): Finding => {
    return { level: 'warning', rule: overrunRule, ...place(path), message };
  });
  return [...notesOf(report), ...issues, ...overruns, ...advice].sort(
    (a, b) => findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level),
  );
}

/** What reading a file changed. A file that is no request body as it stands is worth a warning: nobody sends an import. */
function notesOf(report: readonly ReportLine[]): Finding[] {
  const changes = report.filter(({ level }) => level !== 'taken');
  const whole = { path: '', name: 'Template' };
  const summary: Finding[] =
    report.length === 0
      ? []
      : [
          {
            level: 'warning',
            rule: 'not-a-request',
            ...whole,
            message: `This is no request body as it stands. ${report[0]?.message ?? ''} It was checked as the builder reads it; rcs-template import writes that template.`,
          },
        ];
  return [
    ...summary,
    ...changes.map(({ path, message }): Finding => ({
      level: 'note',
      rule: 'import',
      path: path ?? '',
      name: path === undefined ? 'Template' : nameOfPath(parsePath(path)),
      message,
    })),
  ];
}
