import { stat, readdir, open } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { readStream, type Terminal, UsageError } from './terminal';
import { readTemplates, type ReadTemplates, type SourceTemplate } from './readTemplates';
import { templateEnding } from './writeFolder';
import { parse, type ParseError } from 'jsonc-parser';
import { isLibraryFile, MAX_LIBRARY_BYTES } from '../../exchange/file/libraryFile';
import { isTemplateForm } from '../../exchange/import/detectFormat';
import { isRecord, errorCodeOf } from '../../lib/values';
import { readJson } from '../../lib/json/parseJson';
import { formatNumber } from '../../schema/values/text';

/**
 * A file with its templates, or the reason why there are none. `isIgnored`: it stood in a folder, and nothing says that
 * it holds a template.
 */
type Input = { file: string } & (
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
      yield { file, ok: false, problem: 'Symbolic links are not followed.', isIgnored: true };
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
  if (isEmpty) yield { file: folder, ok: false, problem: 'This folder contains no templates.' };
}

/** Reads a file of a folder. Its name may say that it holds a template; else its content must. */
async function readUnnamed(file: string, terminal: Terminal): Promise<Input> {
  const input = await readFile(file, terminal);
  if (!input.ok) return input;
  const mayHold = file.toLowerCase().endsWith(templateEnding) || holdsTemplate(input.text);
  if (!mayHold) return { file, ok: false, problem: 'No template found.', isIgnored: true };
  return { file, ...(await readTemplates(input.text)) };
}

/**
 * Whether a JSON file that nobody named holds a template: a request body or an answer of the interface, a list of them,
 * or a library file. What an import would make of it does not count, as any title may be a card. A text that is no JSON
 * may be a template with a mistake; comments and last commas, as in files of settings, are none.
 */
function holdsTemplate(text: string): boolean {
  const content = text.replace(/^\ufeff/, '');
  if (isLibraryFile(content)) return true;
  const json = readJson(content);
  if (json.ok) return isTemplateFile(json.value);
  // A template is neither that deep nor that long.
  if (json.kind !== 'not_json') return false;
  const errors: ParseError[] = [];
  const value: unknown = parse(content, errors, { allowTrailingComma: true });
  return errors.length > 0 || isTemplateFile(value);
}

function isTemplateFile(value: unknown): boolean {
  const list = isRecord(value) && Array.isArray(value.templates) ? value.templates : value;
  return Array.isArray(list) ? list.some(isTemplateForm) : isTemplateForm(list);
}

/** Files and folders that are looked at below one folder. */
const maxEntries = 20_000;

/** A JSON file below a folder, or a place that was not looked into and the reason for it. */
type FolderEntry = { file: string; problem?: string; isLink?: true };

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
      const problem = `It has more than ${formatNumber(max)} files and folders. Choose a smaller folder.`;
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
        ? 'You do not have permission to read this folder.'
        : `This folder cannot be read (${code ?? String(error)}).`;
    return { problem };
  }
}

/**
 * The templates of one file.
 *
 * @throws {UsageError} if it cannot be read.
 */
export async function readAll(file: string, terminal: Terminal): Promise<SourceTemplate[]> {
  const input = await readFile(file, terminal);
  return templatesOf({ file, ...(input.ok ? await readTemplates(input.text) : input) });
}

/**
 * The templates that were read from a file.
 *
 * @throws {UsageError} if there are none.
 */
export function templatesOf({ file, ...read }: ReadTemplates & { file: string }): SourceTemplate[] {
  if (read.ok) return read.templates;
  const name = file === '-' ? 'Standard input' : file;
  const place = read.line === undefined ? '' : `:${read.line}:${read.column ?? 1}`;
  throw new UsageError(`${name}${place}: ${read.problem}`);
}

/** A file of the command line with its text, or the reason why it cannot be read. */
type InputFile = { file: string } & ({ ok: true; text: string } | { ok: false; problem: string });

const MEGABYTE = 1024 * 1024;
const tooLarge = `It is larger than ${MAX_LIBRARY_BYTES / MEGABYTE} MB. Templates are much smaller.`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Choose one of its files.',
  EACCES: 'You do not have permission to read this file.',
};

function whyUnreadable(error: unknown): string {
  const code = errorCodeOf(error);
  return reasons[code ?? ''] ?? `It cannot be read (${code ?? String(error)}).`;
}

/** The bytes of a file. @throws {UsageError} if it cannot be read or has more than `max` */
export async function readBytes(file: string, max: number): Promise<Uint8Array> {
  const bytes = await readBounded(file, max).catch((error: unknown) => {
    throw new UsageError(`${file}: ${whyUnreadable(error)}`);
  });
  if (!bytes) throw new UsageError(`${file}: It is larger than ${formatNumber(max)} bytes.`);
  return bytes;
}

/** Reads a file, or the standard input for `-`, as UTF-8 text of bounded size. */
async function readFile(file: string, terminal: Terminal): Promise<InputFile> {
  try {
    const bytes =
      file === '-' ? await terminal.readInput(MAX_LIBRARY_BYTES) : await readBounded(file, MAX_LIBRARY_BYTES);
    return bytes === undefined ? { file, ok: false, problem: tooLarge } : decode(file, bytes);
  } catch (error) {
    return { file, ok: false, problem: whyUnreadable(error) };
  }
}

function decode(file: string, bytes: Uint8Array): InputFile {
  // Windows PowerShell writes files as UTF-16 by default.
  const [first, second] = bytes;
  const isUtf16 = first === 0xff && second === 0xfe;
  try {
    // A mark of UTF-8 stays: the interface refuses it, so that it is a finding.
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true, ignoreBOM: !isUtf16 }).decode(
      bytes,
    );
    return { file, ok: true, text };
  } catch {
    const problem = `It is not text: its ${formatNumber(bytes.length)} bytes are not UTF-8. Save it as UTF-8 and try again.`;
    return { file, ok: false, problem };
  }
}

/** The content of a file; undefined if it is too large. A pipe has no size, so it is measured while it is read. */
async function readBounded(file: string, max: number): Promise<Uint8Array | undefined> {
  const handle = await open(file);
  try {
    if ((await handle.stat()).size > max) return undefined;
    return await readStream(handle.createReadStream({ autoClose: false }), max);
  } finally {
    await handle.close();
  }
}
