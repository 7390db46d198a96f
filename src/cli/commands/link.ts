import { writeLinkView, type LinkView } from '../../exchange/link/linkView';
import { linkReach, writeShareLink } from '../../exchange/link/shareLink';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { readAll } from '../input/readAll';
import type { SourceTemplate } from '../input/sourceTemplate';
import { CommandError, exitCodes, type ExitCode, type Terminal } from '../terminal/terminal';

export type LinkCommand = LinkView & {
  /** Where the builder is reached. */
  base: string;
};

/** `rcs-template link`: the share link of each template of a file, one a line. */
export async function link(file: string, options: LinkCommand, terminal: Terminal): Promise<ExitCode> {
  const templates = await readAll(file, terminal);
  const links = await Promise.all(templates.map((template) => linkOf(template, options)));
  for (const address of links) {
    terminal.write(`${address}\n`);
    if (linkReach(address) === 'file') {
      terminal.remark('This link is longer than most chats take. Hand the template on as a file.\n');
    }
  }
  return exitCodes.done;
}

/**
 * The share link of a template.
 *
 * @throws {CommandError} for a template that is too large for a link.
 */
export async function linkOf(
  { template, parameters = noParameterNotes }: Pick<SourceTemplate, 'template' | 'parameters'>,
  { base, ...view }: LinkCommand,
): Promise<string> {
  try {
    return `${base}/preview${writeLinkView(view)}${await writeShareLink(template, parameters)}`;
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message);
    throw error;
  }
}
