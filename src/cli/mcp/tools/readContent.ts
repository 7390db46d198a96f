import { readTemplates } from '../../input/readTemplates';
import type { SourceTemplate } from '../../input/sourceTemplate';
import { CommandError } from '../../terminal/terminal';

/**
 * The templates of a text.
 *
 * @throws {CommandError} if there is none.
 */
export async function readContent(text: string): Promise<SourceTemplate[]> {
  const read = await readTemplates(text);
  if (!read.ok) throw new CommandError(read.problem);
  return read.templates;
}
