import { writeFile } from 'node:fs/promises';
import { checkFiles, countFindings } from '../findings/checkFiles';
import { jsonReport } from '../report/jsonReport';
import { sarifReport } from '../report/sarifReport';
import { textReport } from '../report/textReport';
import { exitCodes, hasColours, type ExitCode, type Terminal } from '../terminal/terminal';

export type CheckCommand = {
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
  if (sarifFile !== undefined) await writeFile(sarifFile, sarifReport(checked.files));
  const shows = ({ level }: { level: string }) => !quiet || level === 'error';
  const text = () => textReport(checked, counts, { hasColour: hasColours(terminal), shows });
  terminal.write(json ? jsonReport(checked, counts) : sarif ? sarifReport(checked.files) : text());
  if (counts.unreadable > 0) return exitCodes.failed;
  return counts.error > 0 || counts.warning > maxWarnings ? exitCodes.found : exitCodes.done;
}
