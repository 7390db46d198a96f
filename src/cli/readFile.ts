import { open } from 'node:fs/promises';
import { MAX_LIBRARY_BYTES } from '../exchange/file/libraryFile';
import { errorCodeOf } from '../lib/values';
import { formatNumber } from '../schema/values/text';
import type { Terminal } from './terminal';

/** A file of the command line with its text, or the reason why it cannot be read. */
export type InputFile = { file: string } & ({ ok: true; text: string } | { ok: false; problem: string });

const MEGABYTE = 1024 * 1024;
const tooLarge = `It is larger than ${MAX_LIBRARY_BYTES / MEGABYTE} MB. A template needs a small part of that.`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name one of its files.',
  EACCES: 'You may not read this file.',
};

/** Reads a file, or the standard input for `-`, as UTF-8 text of bounded size. */
export async function readFile(file: string, terminal: Terminal): Promise<InputFile> {
  try {
    const bytes = file === '-' ? await terminal.readInput() : await readBounded(file);
    if (bytes === undefined || bytes.length > MAX_LIBRARY_BYTES)
      return { file, ok: false, problem: tooLarge };
    return decode(file, bytes);
  } catch (error) {
    const code = errorCodeOf(error);
    return {
      file,
      ok: false,
      problem: reasons[code ?? ''] ?? `It cannot be read (${code ?? String(error)}).`,
    };
  }
}

function decode(file: string, bytes: Uint8Array): InputFile {
  // Windows PowerShell writes files as UTF-16 by default.
  const [first, second] = bytes;
  const isUtf16 = first === 0xff && second === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return { file, ok: true, text };
  } catch {
    const problem = `It is no text: its ${formatNumber(bytes.length)} bytes are not UTF-8. Save it as UTF-8 and try again.`;
    return { file, ok: false, problem };
  }
}

/** The content of a file; undefined if it is too large. A pipe has no size, so it is measured while it is read. */
async function readBounded(file: string): Promise<Uint8Array | undefined> {
  const handle = await open(file);
  try {
    if ((await handle.stat()).size > MAX_LIBRARY_BYTES) return undefined;
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
