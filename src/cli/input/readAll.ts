import { CommandError, type Terminal } from '../terminal/terminal';
import { readFile } from './readFile';
import { readTemplates } from './readTemplates';
import type { SourceTemplate } from './sourceTemplate';

/**
 * The templates of one file.
 *
 * @throws {CommandError} if it cannot be read.
 */
export async function readAll(file: string, terminal: Terminal): Promise<SourceTemplate[]> {
  const input = await readFile(file, terminal);
  const name = file === '-' ? 'Standard input' : file;
  if (!input.ok) throw new CommandError(`${name}: ${input.problem}`);
  const read = await readTemplates(input.text);
  if (read.ok) return read.templates;
  const place = read.line === undefined ? '' : `:${read.line}:${read.column ?? 1}`;
  throw new CommandError(`${name}${place}: ${read.problem}`);
}
