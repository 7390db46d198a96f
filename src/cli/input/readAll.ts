import { CommandError, type Terminal } from '../terminal/terminal';
import { readFile } from './readFile';
import { readTemplates } from './readTemplates';
import type { ReadTemplates, SourceTemplate } from './sourceTemplate';

/**
 * The templates of one file.
 *
 * @throws {CommandError} if it cannot be read.
 */
export async function readAll(file: string, terminal: Terminal): Promise<SourceTemplate[]> {
  const input = await readFile(file, terminal);
  return templatesOf({ file, ...(input.ok ? await readTemplates(input.text) : input) });
}

/**
 * The templates that were read from a file.
 *
 * @throws {CommandError} if there are none.
 */
export function templatesOf({ file, ...read }: ReadTemplates & { file: string }): SourceTemplate[] {
  if (read.ok) return read.templates;
  const name = file === '-' ? 'Standard input' : file;
  const place = read.line === undefined ? '' : `:${read.line}:${read.column ?? 1}`;
  throw new CommandError(`${name}${place}: ${read.problem}`);
}
