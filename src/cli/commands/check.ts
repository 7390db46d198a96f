import { writeFile } from 'node:fs/promises';
import { errorCodeOf } from '../../lib/values';
import { jsonReport, textReport } from '../report';
import { sarifReport } from '../sarifReport';
import { UsageError, exitCodes, hasColours, type ExitCode, type Terminal } from '../terminal';
import type { TemplateDraft } from '../../schema/draft/draft';
import { readInputs } from '../input/readInputs';
import type { SourceTemplate } from '../input/readTemplates';
import { findFindings, type CheckOptions, type FileFinding, type FindingLevel } from '../findings';

type CheckCommand = {
  json?: true;
  sarif?: true;
  /** A file that gets SARIF beside the result. */
  sarifFile?: string;
  maxWarnings?: number;
  textLimit: number;
  /** Lists errors only. */
  quiet?: true;
};

/** `rcs-template check`: the errors of the templates of files and folders, and the advice about them. */
export async function check(
  places: readonly string[],
  { json, sarif, sarifFile, maxWarnings = Infinity, textLimit, quiet }: CheckCommand,
  terminal: Terminal,
): Promise<ExitCode> {
  const checked = await checkFiles(places, { textLimit, now: Date.now() }, terminal);
  const counts = countFindings(checked.files);
  const shows = ({ level }: { level: string }) => !quiet || level === 'error';
  const text = () => textReport(checked, counts, { hasColour: hasColours(terminal), shows });
  terminal.write(json ? jsonReport(checked, counts) : sarif ? sarifReport(checked.files) : text());
  if (sarifFile !== undefined) await writeSarif(sarifFile, sarifReport(checked.files));
  if (counts.unreadable > 0) return exitCodes.failed;
  return counts.error > 0 || counts.warning > maxWarnings ? exitCodes.found : exitCodes.done;
}

async function writeSarif(file: string, report: string): Promise<void> {
  try {
    await writeFile(file, report);
  } catch (error) {
    const code = errorCodeOf(error) ?? String(error);
    throw new UsageError(
      code === 'ENOENT'
        ? `${file} cannot be written: its folder does not exist. Make it first, or name another file with --sarif-file.`
        : `${file} cannot be written (${code}). Name another file with --sarif-file.`,
    );
  }
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
async function checkFiles(
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
