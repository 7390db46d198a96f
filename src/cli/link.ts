import { linkReach, writeShareLink } from '../exchange/link/shareLink';
import { readAll } from './io/readInputs';
import { exitCodes, type ExitCode, type Terminal, UsageError } from './io/terminal';
import { writeLinkView, type LinkView } from '../exchange/link/linkView';
import type { SourceTemplate } from './io/readTemplates';

/** `rcs-template link`: the share link of each template of a file, one a line. */
export async function link(file: string, options: LinkPlace, terminal: Terminal): Promise<ExitCode> {
  const templates = await readAll(file, terminal);
  const links = await Promise.all(templates.map((template) => linkOf(template, options)));
  for (const address of links) {
    terminal.write(`${address}\n`);
    if (linkReach(address) === 'file') {
      terminal.remark('This link is too long for most chats. Share the template as a file instead.\n');
    }
  }
  return exitCodes.done;
}

type LinkPlace = LinkView & {
  /** Where the builder is reached, without a slash at its end. */
  base: string;
};

/**
 * The share link of a template.
 *
 * @throws {UsageError} for a template that is too large for a link.
 */
export async function linkOf(
  { template, parameters, altTexts }: Pick<SourceTemplate, 'template' | 'parameters' | 'altTexts'>,
  { base, ...view }: LinkPlace,
): Promise<string> {
  try {
    const fragment = await writeShareLink(template, parameters, altTexts);
    return `${base}/inspect${writeLinkView(view)}${fragment}`;
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}
