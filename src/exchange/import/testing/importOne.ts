import { importText, type ImportResult } from '../importTemplate';

/** The import of a text that holds one message, for tests. */
export async function importOne(text: string): Promise<ImportResult> {
  const result = await importText(text);
  if (!result.ok) return result;
  const [first, ...others] = result.found;
  if (others.length > 0) throw new Error(`${others.length + 1} messages instead of one`);
  return { ok: true, ...first };
}

/** The one message of a text, or of a value as JSON, for tests. */
export async function imported(value: unknown) {
  const result = await importOne(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem);
  return result;
}

/** The template of it. */
export async function draftOf(value: unknown) {
  const result = await imported(value);
  if (result.kind !== 'template') throw new Error(result.kind);
  return result.draft;
}

/** The lines of a report, each by its level and its path. */
export const levels = ({ report }: { report: readonly { level: string; path?: string }[] }) =>
  report.map(({ level, path }) => (path === undefined ? level : `${level} ${path}`));
