import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Terminal } from '../terminal/terminal';
import { holdsTemplate } from './holdsTemplate';
import { listFolder } from './listFolder';
import { readFile } from './readFile';
import { readTemplates } from './readTemplates';
import type { ReadTemplates } from './sourceTemplate';
import { templateEnding } from './templateEnding';

/**
 * A file with its templates, or the reason why there are none. `isIgnored`: it stood in a folder, and nothing says that
 * it holds a template.
 */
export type Input = { file: string } & (
  | (ReadTemplates & { isIgnored?: never })
  | { ok: false; problem: string; isIgnored: true }
);

/**
 * The templates of files and folders, one file after the other, so that a thousand do not stand in memory together. A
 * file below a folder is read once, also if it was named.
 */
export async function* readInputs(places: readonly string[], terminal: Terminal): AsyncGenerator<Input> {
  const seen = new Set(places.filter((place) => place !== '-').map((place) => resolve(place)));
  for (const place of places) {
    // oxlint-disable-next-line no-await-in-loop
    if (await isFolder(place)) yield* readFolder(place, seen, terminal);
    // oxlint-disable-next-line no-await-in-loop
    else yield await readNamed(place, terminal);
  }
}

async function isFolder(place: string): Promise<boolean> {
  if (place === '-') return false;
  // What cannot be looked at is told by its reader.
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function readNamed(file: string, terminal: Terminal): Promise<Input> {
  const input = await readFile(file, terminal);
  return input.ok ? { file, ...(await readTemplates(input.text)) } : input;
}

async function* readFolder(folder: string, seen: Set<string>, terminal: Terminal): AsyncGenerator<Input> {
  let isEmpty = true;
  for (const { file, problem, isLink } of await listFolder(folder)) {
    if (problem !== undefined) {
      isEmpty = false;
      yield { file, ok: false, problem };
    } else if (isLink) {
      yield { file, ok: false, problem: 'It is a link, which is not followed.', isIgnored: true };
    } else if (seen.has(resolve(file))) {
      isEmpty = false;
    } else {
      seen.add(resolve(file));
      // oxlint-disable-next-line no-await-in-loop
      const input = await readUnnamed(file, terminal);
      if (!input.isIgnored) isEmpty = false;
      yield input;
    }
  }
  if (isEmpty) yield { file: folder, ok: false, problem: 'There is no template in this folder.' };
}

/** Reads a file of a folder. Its name may say that it holds a template; else its content must. */
async function readUnnamed(file: string, terminal: Terminal): Promise<Input> {
  const input = await readFile(file, terminal);
  if (!input.ok) return input;
  const mayHold = file.toLowerCase().endsWith(templateEnding) || holdsTemplate(input.text);
  if (!mayHold) return { file, ok: false, problem: 'It holds no template.', isIgnored: true };
  return { file, ...(await readTemplates(input.text)) };
}
