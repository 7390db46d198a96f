import { readAll } from './io/readInputs';
import { exitCodes, type ExitCode, type Terminal } from './io/terminal';

/**
 * `rcs-template import`: the template of a file as a request body, or a list of them. The report of what reading changed
 * is a remark, so that the result can be piped.
 */
export async function importFile(file: string, terminal: Terminal): Promise<ExitCode> {
  const sources = await readAll(file, terminal);
  for (const { report } of sources) {
    for (const { path, message } of report)
      terminal.remark(`${path === undefined ? '' : `${path}: `}${message}\n`);
  }
  const templates = sources.map(({ template }) => template);
  terminal.write(`${JSON.stringify(templates.length === 1 ? templates[0] : templates, null, 2)}\n`);
  return exitCodes.done;
}
