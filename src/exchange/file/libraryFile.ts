import { type Draft, toStoredDraft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { isRecord, lazy } from '../../lib/values';
import { readJson } from '../../lib/json/parseJson';

/** The value of `format` in a library file. */
const LIBRARY_FORMAT = 'rcs-template-library';
const LIBRARY_VERSION = 1;

/** Maximum bytes (UTF-8) of an import of messages. */
export const MAX_IMPORT_BYTES = 1024 * 1024;
/** Maximum bytes of a library file: some thousand large drafts with their sendings. */
export const MAX_LIBRARY_BYTES = 64 * 1024 * 1024;
export const MAX_DRAFTS = 10_000;
const MAX_LIBRARY_FIELDS = 2_000_000;
/** More than for a template, as a draft contains its sendings and its stash. */
const MAX_LIBRARY_LEVELS = 64;

/** An entry that is no readable draft: its position (from 1) and its name, if it has one. */
export type DamagedEntry = { position: number; name: string | undefined; text: string };

export type ReadLibrary<Read = Draft> =
  | { ok: true; drafts: Read[]; damaged: DamagedEntry[] }
  | { ok: false; problem: string };

/**
 * Drafts as one file, complete with stash, samples and sendings. `versionsOf`: the versions of a draft as they are stored;
 * earlier programs ignore them.
 */
export function writeLibraryFile(
  drafts: readonly Draft[],
  exportedAt: number,
  versionsOf: (draftId: string) => readonly object[] = () => [],
): string {
  const file = {
    format: LIBRARY_FORMAT,
    version: LIBRARY_VERSION,
    exportedAt: new Date(exportedAt).toISOString(),
    drafts: drafts.map((draft) => {
      const versions = versionsOf(draft.id);
      return { ...toStoredDraft(draft), ...(versions.length > 0 ? { versions } : {}) };
    }),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const MARK = /"format"\s*:\s*"rcs-template-library"/;
/** Characters at either end to search for the format; other programs may write the keys in another order. */
export const LIBRARY_EDGE = 4096;

/** Whether a text claims to be a library file, complete or not. */
export function isLibraryFile(text: string): boolean {
  return (
    /^\ufeff?\s*\{/.test(text) &&
    [text.slice(0, LIBRARY_EDGE), text.slice(-LIBRARY_EDGE)].some((edge) => MARK.test(edge))
  );
}

/**
 * The drafts of a library file. Reports entries that `readDraft` cannot read and reads the others; ignores additions
 * of a later version.
 */
export function readLibraryFile<Read>(
  text: string,
  readDraft: (entry: unknown) => Read | undefined,
): ReadLibrary<Read> {
  const json = readJson(text.replace(/^\ufeff/, ''), {
    levels: MAX_LIBRARY_LEVELS,
    fields: MAX_LIBRARY_FIELDS,
  });
  if (!json.ok) return failed(problems()[json.kind]);
  const { value } = json;
  if (!isRecord(value) || value.format !== LIBRARY_FORMAT) {
    return failed('This isn’t a library file.');
  }
  const { version } = value;
  if (version !== LIBRARY_VERSION) {
    return failed(
      typeof version === 'number' && version > LIBRARY_VERSION
        ? `This library file was written by a newer version of the builder (format ${version}). Update the builder and try again.`
        : `This library file has an unknown format version. Version ${LIBRARY_VERSION} is supported.`,
    );
  }
  const entries: unknown = value.drafts;
  if (!Array.isArray(entries)) return failed('This library file has no list of drafts. It may be cut off.');
  if (entries.length > MAX_DRAFTS) {
    return failed(
      `This library file contains ${formatNumber(entries.length)} drafts, and the maximum is ${formatNumber(MAX_DRAFTS)}. Export them to several files.`,
    );
  }
  const drafts: Read[] = [];
  const damaged: DamagedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const draft = readDraft(entry);
    if (draft) drafts.push(draft);
    else damaged.push({ position: index + 1, name: nameOf(entry), text: JSON.stringify(entry) });
  }
  return { ok: true, drafts, damaged };
}

/** Made when needed: the first format of a number takes a browser 10 ms. */
const problems = lazy(() => ({
  not_json: 'This library file is damaged or cut off: it isn’t complete JSON. Use the original file.',
  too_deep: `This library file is nested deeper than ${MAX_LIBRARY_LEVELS} levels. Files of the builder have fewer: use the original file.`,
  too_many_fields: `This library file has more than ${formatNumber(MAX_LIBRARY_FIELDS)} fields. Export the drafts to several files.`,
}));

function nameOf(entry: unknown): string | undefined {
  const template = isRecord(entry) ? entry.template : undefined;
  const name = isRecord(template) ? template.name : undefined;
  return typeof name === 'string' && name !== '' ? name.slice(0, 60) : undefined;
}

function failed(problem: string): ReadLibrary<never> {
  return { ok: false, problem };
}
