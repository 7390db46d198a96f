import { linkReach } from '../../exchange/link/shareLink';
import { readAll } from '../input/readAll';
import { linkOf, type LinkPlace } from '../links/linkOf';
import { exitCodes, type ExitCode, type Terminal } from '../terminal/terminal';

/** `rcs-template link`: the share link of each template of a file, one a line. */
export async function link(file: string, options: LinkPlace, terminal: Terminal): Promise<ExitCode> {
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
