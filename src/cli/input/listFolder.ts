import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../../lib/errorCodeOf';
import { formatNumber } from '../../schema/values/text';

/** Files and folders that are looked at below one folder. */
const maxEntries = 20_000;

/** A JSON file below a folder, or a place that was not looked into and the reason for it. */
export type FolderEntry = { file: string; problem?: string; isLink?: true };

/** What other programs keep for themselves: packages, and everything hidden. */
const isForeign = (name: string) => name === 'node_modules' || name.startsWith('.');
const isJson = (name: string) => /\.json$/i.test(name);

/**
 * The JSON files below a folder, in the order of their names. Leaves out `node_modules` and hidden entries, and follows
 * no symbolic links, which may lead out of the folder or in a circle.
 */
export async function listFolder(folder: string, max = maxEntries): Promise<FolderEntry[]> {
  const found: FolderEntry[] = [];
  const waiting = [folder];
  let entries = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // The next folder follows from this one.
    // oxlint-disable-next-line no-await-in-loop
    const listed = await listEntries(next);
    if ('problem' in listed) {
      found.push({ file: next, problem: listed.problem });
      continue;
    }
    entries += listed.length;
    if (entries > max) {
      const problem = `It has more than ${formatNumber(max)} files and folders. Name a smaller folder.`;
      return [{ file: folder, problem }];
    }
    for (const entry of listed) {
      const file = join(next, entry.name);
      if (isForeign(entry.name)) continue;
      if (entry.isDirectory()) waiting.push(file);
      else if (!isJson(entry.name)) continue;
      else if (entry.isFile()) found.push({ file });
      else if (entry.isSymbolicLink()) found.push({ file, isLink: true });
    }
  }
  return found.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

async function listEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const code = errorCodeOf(error);
    const problem =
      code === 'EACCES'
        ? 'You may not read this folder.'
        : `This folder cannot be read (${code ?? String(error)}).`;
    return { problem };
  }
}
