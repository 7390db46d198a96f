import type { TemplateDraft } from '../../schema/draft/draft';
import { readFile } from '../input/readFile';
import { readTemplates } from '../input/readTemplates';
import type { Terminal } from '../terminal/terminal';
import { findFindings, type CheckOptions } from './findFindings';
import type { Finding, FindingLevel } from './finding';

export type CheckedTemplate = { name: string | undefined; type: TemplateDraft['type']; findings: Finding[] };

/** A file with its templates, or the reason why there are none. */
export type CheckedFile = { file: string } & (
  | { ok: true; templates: CheckedTemplate[] }
  | { ok: false; problem: string; line?: number; column?: number }
);

/** Checks the templates of files, in the order of the files. */
export async function checkFiles(
  files: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    // One after the other, so that a thousand files do not stand in memory together.
    // oxlint-disable-next-line no-await-in-loop
    checked.push(await checkFile(file, options, terminal));
  }
  return checked;
}

async function checkFile(file: string, options: CheckOptions, terminal: Terminal): Promise<CheckedFile> {
  const input = await readFile(file, terminal);
  if (!input.ok) return input;
  const read = await readTemplates(input.text);
  if (!read.ok) return { file, ...read };
  const templates = read.templates.map((source): CheckedTemplate => {
    const { name, type } = source.template;
    const findings = findFindings(source, options);
    return { name: typeof name === 'string' ? name : undefined, type, findings };
  });
  return { file, ok: true, templates };
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
