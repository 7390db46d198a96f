import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../../lib/errorCodeOf';
import { CommandError } from '../terminal/terminal';

/** A file below a folder. Its name is plain: letters, digits, hyphens, underscores, stops. */
export type OutputFile = { name: string; content: string | Uint8Array };

/**
 * Writes files into a folder, which is made if it does not exist.
 *
 * @throws {CommandError} if the folder cannot be written.
 */
export async function writeFolder(folder: string, files: readonly OutputFile[]): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ name, content }) => writeFile(join(folder, name), content)));
  } catch (error) {
    throw new CommandError(
      `${folder} cannot be written (${errorCodeOf(error) ?? String(error)}). Choose another folder with --out.`,
    );
  }
}
