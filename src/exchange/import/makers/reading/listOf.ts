import { readLooseJson } from '../../source/readLooseJson';
import type { OpenPart } from './openPart';

/** The entries of a list, which may be written as JSON in a text. */
export function listOf(part: OpenPart, name: string): OpenPart[] {
  const written = part.peek(name);
  if (typeof written !== 'string') return part.list(name);
  const read = readLooseJson(written);
  return read.ok && Array.isArray(read.value) ? part.entriesOf(name, read.value) : [];
}
