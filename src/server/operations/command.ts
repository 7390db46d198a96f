import { resolve } from 'node:path';
import { readSettings, type Settings } from '../settings/settings';
import { SettingsError } from '../settings/settingValues';

/** Ends a command with a sentence for the person who gave it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command about the embedded database that takes one file, and prints its result. A wrong use ends with
 * exit code 2, a failure with 1.
 */
export async function runFileCommand(
  name: 'backup' | 'restore',
  work: (settings: Settings, file: string) => string | Promise<string>,
): Promise<void> {
  // What a command writes is for this user alone.
  process.umask(0o077);
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || others.length > 0)
    return end(2, [`Usage: npm run ${name} -- FILE`]);
  try {
    const settings = readSettings(process.env);
    if (settings.DATABASE_URL !== undefined)
      throw new CommandError('DATABASE_URL: the data is in PostgreSQL. Use pg_dump and pg_restore.');
    // npm changes to the project's folder and names the person's own in this variable.
    console.log(await work(settings, resolve(process.env.INIT_CWD ?? '', file)));
  } catch (error) {
    if (error instanceof SettingsError) return end(1, error.problems);
    if (error instanceof CommandError) return end(1, [error.message]);
    throw error;
  }
}

function end(code: 1 | 2, sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = code;
}
