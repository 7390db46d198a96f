import type { TemplateDraft } from '../../schema/draft/draft';
import { readInputs } from '../input/readInputs';
import type { SourceTemplate } from '../input/sourceTemplate';
import type { Terminal } from '../terminal/terminal';
import { findFindings, type CheckOptions } from './findFindings';
import type { Finding, FindingLevel } from './finding';

export type CheckedTemplate = { name: string | undefined; type: TemplateDraft['type']; findings: Finding[] };

/** A file with its templates, or the reason why there are none. */
export type CheckedFile = { file: string } & (
  | { ok: true; templates: CheckedTemplate[] }
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

  function checkTemplate(source: SourceTemplate): CheckedTemplate {
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
