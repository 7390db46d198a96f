import { writeFile } from 'node:fs/promises';
import { errorCodeOf } from '../lib/values';
import { jsonReport, textReport } from './report';
import { sarifReport } from './sarifReport';
import { UsageError, exitCodes, hasColours, type ExitCode, type Terminal } from './io/terminal';
import { checkFiles, countFindings } from './findings';

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
        ? `${file} cannot be written: its folder does not exist. Create the folder, or choose another file with --sarif-file.`
        : `${file} cannot be written (${code}). Choose another file with --sarif-file.`,
    );
  }
}
