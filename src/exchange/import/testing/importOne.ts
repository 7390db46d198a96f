import { importText, type ImportResult } from '../importTemplate';

/** The import of a text that holds one message, for tests. */
export async function importOne(text: string): Promise<ImportResult> {
  const result = await importText(text);
  if (!result.ok) return result;
  const [first, ...others] = result.found;
  if (others.length > 0) throw new Error(`${others.length + 1} messages instead of one`);
  return { ok: true, ...first };
}
