import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../../lib/values';
import { z } from 'zod';
import { exitCodes, type ExitCode, type Terminal, UsageError } from '../io/terminal';
import { createSpaceClient, type Login } from './spaceClient';

const Login = z.object({
  server: z.url({ protocol: /^https?$/ }),
  token: z.string().optional(),
  space: z.string(),
}) satisfies z.ZodType<Login>;

const names = {
  server: 'RCS_TEMPLATE_URL',
  token: 'RCS_TEMPLATE_TOKEN',
  space: 'RCS_TEMPLATE_SPACE',
} as const;
const MAX_TOKEN_BYTES = 1000;

function loginFile({ environment }: Terminal): string {
  const folder = environment['XDG_CONFIG_HOME'] ?? join(environment['HOME'] ?? homedir(), '.config');
  return join(folder, 'rcs-template', 'login.json');
}

/**
 * `rcs-template login`: checks server, token and space, and stores them for this user. The token comes from the
 * environment or the standard input, because other users of a machine can read command lines.
 */
export async function login(
  server: string,
  { space, token: readsToken }: { space?: string; token?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const token = readsToken ? await readToken(terminal) : terminal.environment[names.token];
  const chosen = await chooseSpace({ server, token, space });
  const file = loginFile(terminal);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${JSON.stringify({ server, token, space: chosen }, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${errorCodeOf(error) ?? String(error)}).`);
  }
  terminal.write(`Logged in to the space ${chosen} of ${server}.\n`);
  return exitCodes.done;
}

async function readToken(terminal: Terminal): Promise<string> {
  const bytes = await terminal.readInput(MAX_TOKEN_BYTES);
  const token = new TextDecoder().decode(bytes).trim();
  if (token === '') throw new UsageError('There is no token on the standard input.');
  return token;
}

async function chooseSpace({ server, token, space }: Partial<Login> & { server: string }): Promise<string> {
  const spaces = await createSpaceClient({ server, token, space: '' }).listSpaces();
  const listed = spaces.map(({ name }) => name).join(', ');
  if (space !== undefined) {
    if (spaces.some(({ name }) => name === space)) return space;
    throw new UsageError(`There is no space ${space}, or it is not yours. Yours: ${listed || 'none'}.`);
  }
  const [only, ...others] = spaces;
  if (only === undefined) throw new UsageError('You have no space on this server. Ask for access.');
  if (others.length > 0) throw new UsageError(`Choose one of your spaces with --space: ${listed}.`);
  return only.name;
}

/**
 * Where this user works: the environment counts before the stored login.
 *
 * @throws {UsageError} if neither says it
 */
export async function readLogin(terminal: Terminal): Promise<Login> {
  const given = Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
      const value = terminal.environment[name];
      return value === undefined || value === '' ? [] : [[key, value]];
    }),
  );
  // The environment of a pipeline must not meet the token of somebody else's login.
  const stored = 'server' in given ? {} : await readStored(loginFile(terminal));
  const found = { ...stored, ...given };
  const complete = Login.safeParse(found);
  if (complete.success) return complete.data;
  if ('server' in found && !('space' in found))
    return { ...Login.omit({ space: true }).parse(found), space: await chooseSpace(found as Login) };
  throw new UsageError(
    `Not logged in. Run rcs-template login <url>, or set ${names.server}${'server' in given ? ' to a full URL' : ''}.`,
  );
}

async function readStored(file: string): Promise<Partial<Login>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    return Login.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} cannot be read. Log in again.`);
  }
}
