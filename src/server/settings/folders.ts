import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '../../lib/values';

/**
 * Creates a folder that only this user may open, and the ones above it, level by level: Node's own way never ends below
 * `/proc`.
 *
 * @throws {Error} with a sentence if it cannot be created
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST')
      throw new Error(`the folder ${folder} cannot be created (${errorCodeOf(error) ?? 'no reason given'})`, {
        cause: error,
      });
  }
}

/** Takes a file or folder of an earlier version from other users, who could read it then. */
export function makePrivate(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode);
  } catch {
    // It is not there, or belongs to another user, who decides.
  }
}

/** Whether the system lets this process write to a path. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
