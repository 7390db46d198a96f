import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCodeOf } from '../../lib/values';
import { UsageError } from './terminal';

/** A file below a folder. Its name is plain: letters, digits, hyphens, underscores, stops. */
export type OutputFile = { name: string; content: string | Uint8Array };

/**
 * Writes files into a folder, which is made if it does not exist.
 *
 * @throws {UsageError} if the folder cannot be written.
 */
export async function writeFolder(folder: string, files: readonly OutputFile[]): Promise<void> {
  try {
    await createFolder(resolve(folder));
    await Promise.all(files.map(({ name, content }) => writeFile(join(folder, name), content)));
  } catch (error) {
    throw new UsageError(
      `${folder} cannot be written (${errorCodeOf(error) ?? String(error)}). Choose another folder with --out.`,
    );
  }
}

/** Creates a folder and the ones above it, level by level: Node's recursive `mkdir` never ends below `/proc`. */
async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await createFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Makes names of files: plain characters only, and no name twice. */
export function createFileNames(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const base = name.replace(/[^a-z0-9_-]+/gi, '_').slice(0, 80) || 'template';
    // A file system may not tell upper from lower case.
    const key = base.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/** The ending by which editors, the command line and the action know a template. */
export const templateEnding = '.rcs-template.json';
