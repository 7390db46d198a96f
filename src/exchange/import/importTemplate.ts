import { curlBody, isCurl } from './curlBody';
import { formatNumber } from '../../schema/values/text';
import type { ImportedPart } from './describePart';
import { explainUnknown } from './explainUnknown';
import { createNotes, type ReportLine } from './importNotes';
import { readFound } from './readFound';
import { MAX_FIELDS, MAX_LEVELS, readJson, type ReadJson } from '../../lib/json/parseJson';
import { detectFormat } from './detectFormat';
import { relaxJson } from '../../lib/json/relaxJson';
import { readShareLink } from '../link/shareLink';

/** What an import found, with a report of what was done to it. The content may be unfinished and wrong. */
export type Imported = ImportedPart & {
  report: ReportLine[];
  /** Imported values that have no field, by their path in the import. */
  unmapped: Record<string, unknown>;
};

export type ImportResult = ({ ok: true } & Imported) | { ok: false; problem: string };

/** Bytes of UTF-8 that an import may have. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

const FENCE = /^\s*```[\w-]*[ \t]*\r?\n([^]*?)\n?[ \t]*```\s*$/;
const LINK = /#v\d+\.[^\s"'<>]*/;

/**
 * Imports whatever a person pastes or drops: a request, a created template, a component, a card, buttons,
 * a message of Google's, a cURL command, a share link. Nothing is run or fetched.
 */
export async function importText(text: string): Promise<ImportResult> {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const content = text.replace(/^\ufeff/, '').trim();
  if (isCurl(content)) {
    const curl = curlBody(content);
    return curl.ok
      ? importJson(curl.body, 'The data of a cURL command. The command was not run.')
      : failed(curl.problem);
  }
  const link = /^[[{"'`]/.test(content) ? undefined : LINK.exec(content)?.[0];
  return link === undefined ? importJson(content) : importLink(link);
}

/** Imports JSON that a person pastes, in the same tolerant way, but at once: no share links, no commands. */
export function importJson(text: string, origin?: string): ImportResult {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const content = FENCE.exec(text)?.[1] ?? text;
  if (content.trim() === '') return failed('There is nothing to import: the text is empty.');
  const strict = readJson(content);
  const isRelaxed = !strict.ok && strict.kind === 'not_json' && /^\s*[[{]/.test(content);
  const json = isRelaxed ? readJson(relaxJson(content)) : strict;
  if (!json.ok) return failed(jsonProblem(strict.ok ? json : strict));
  const unquoted = typeof json.value === 'string' ? readJson(json.value) : json;
  if (!unquoted.ok) return failed(explainUnknown(json.value));
  const result = importValue(unquoted.value, origin);
  if (!result.ok) return result;
  const refusedKeys = json.refusedKeys + (unquoted === json ? 0 : unquoted.refusedKeys);
  const remarks: ReportLine[] = [
    ...(isRelaxed
      ? [
          {
            level: 'renamed' as const,
            message: 'It was not quite JSON (quotes, commas or comments) and was read as it was meant.',
          },
        ]
      : []),
    ...(refusedKeys > 0
      ? [{ level: 'set_aside' as const, message: 'Keys called "__proto__" were left out.' }]
      : []),
  ];
  const [first, ...others] = result.report;
  return { ...result, report: [...(first ? [first] : []), ...remarks, ...others] };
}

function importValue(value: unknown, origin: string | undefined): ImportResult {
  const found = detectFormat(value);
  if (found === undefined) return failed(explainUnknown(value));
  const notes = createNotes();
  const read = readFound(found, notes);
  if (!read.ok) return read;
  const summary: ReportLine = {
    level: 'taken',
    message: origin === undefined ? read.summary : `${origin} ${read.summary}`,
  };
  return { ...read.part, ok: true, report: [summary, ...notes.report()], unmapped: notes.unmapped() };
}

async function importLink(link: string): Promise<ImportResult> {
  const read = await readShareLink(link);
  return read.ok ? importValue(read.template, 'From a share link.') : failed(read.message);
}

function refuseSize(text: string): string | undefined {
  const isTooLarge =
    text.length > MAX_IMPORT_BYTES ||
    (text.length * 3 > MAX_IMPORT_BYTES && new TextEncoder().encode(text).length > MAX_IMPORT_BYTES);
  return isTooLarge
    ? 'This is larger than 1 MB and was not read. A template needs a small part of that.'
    : undefined;
}

function jsonProblem(json: Exclude<ReadJson, { ok: true }>): string {
  if (json.kind === 'too_deep') {
    return `This is nested deeper than ${MAX_LEVELS} levels and was not read. It is no template.`;
  }
  if (json.kind === 'too_many_fields') {
    return `This has more than ${formatNumber(MAX_FIELDS)} fields and was not read. It is no template.`;
  }
  return `This is neither JSON nor a cURL command nor a share link. ${json.detail}.`;
}

function failed(problem: string): ImportResult {
  return { ok: false, problem };
}
