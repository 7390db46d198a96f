import type { TextPlace } from '../../lib/json/explainJson';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import type { AltTexts } from '../../schema/media/altTexts';
import type { ImportedPart } from './describePart';
import { explainUnknown } from './explainUnknown';
import { createNotes, type ReportLine } from './importNotes';
import { readFound } from './readFound';
import { detectFormat } from './detectFormat';
import { readShareLink } from '../link/shareLink';
import { MAX_MESSAGES } from './source/messagesIn';
import { readLooseJson, type Form } from './source/readLooseJson';
import { readSource } from './source/readSource';

/** The content of an import, with a report of every change to it. The content may be unfinished and wrong. */
export type Imported = ImportedPart & {
  report: ReportLine[];
  /** Values without a place in a template, by their path in the source. */
  unmapped: Record<string, unknown>;
  /** Names and samples of its parameters, if they came with it. */
  parameters?: ParameterNotes;
  /** The alt texts of its pictures, if they came with it. */
  altTexts?: AltTexts;
};

export type ImportProblem = {
  ok: false;
  problem: string;
  /** Where a text that is meant as JSON cannot be read. */
  place?: TextPlace;
  /** The text is neither data nor a command, so it may be the words of a message. */
  isPlainText?: true;
};

/** One message. */
export type ImportResult = ({ ok: true } & Imported) | ImportProblem;

/** The messages of a text, at least one. */
export type ImportedText = { ok: true; found: [Imported, ...Imported[]] } | ImportProblem;

/** Maximum bytes (UTF-8) of an import. */
export const MAX_IMPORT_BYTES = 1024 * 1024;

const LINK = /#v\d+\.[^\s"'<>]*/;

/**
 * Imports a pasted or dropped text: requests, created templates, components, cards, buttons, messages of other
 * platforms, as JSON or almost, in a sentence, in a command (cURL of any shell, PowerShell), in code (fetch), in a
 * recording of a browser, or as a share link. Runs and fetches nothing.
 */
export async function importText(text: string): Promise<ImportedText> {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const content = text.replace(/^\ufeff/, '').trim();
  const link = /^[[{"'`]/.test(content) ? undefined : LINK.exec(content)?.[0];
  if (link !== undefined && !content.includes('{')) return one(await importLink(link));
  const source = readSource(content, isKnown);
  if (!source.ok) return source;
  const results = source.values.map((value) => importValue(value, source));
  const [first, ...others] = results.filter((result) => result.ok);
  if (!first) return one(results[0] ?? failed(explainUnknown(undefined)));
  if (results.length >= MAX_MESSAGES) {
    first.report.splice(1, 0, {
      level: 'set_aside',
      message: `Only the first ${MAX_MESSAGES} messages were read.`,
    });
  }
  return { ok: true, found: [first, ...others] };
}

function one(result: ImportResult): ImportedText {
  return result.ok ? { ok: true, found: [result] } : result;
}

/** Imports pasted JSON of one message, synchronously: no share links, no commands. */
export function importJson(text: string): ImportResult {
  const refusal = refuseSize(text);
  if (refusal !== undefined) return failed(refusal);
  const json = readLooseJson(text);
  return json.ok ? importValue(json.value, json) : failed('This is not JSON.');
}

const isKnown = (value: unknown) => detectFormat(value) !== undefined;

function importValue(
  value: unknown,
  { origin, isRelaxed, refusedKeys }: Form & { origin?: string },
): ImportResult {
  const found = detectFormat(value);
  if (found === undefined) return failed(explainUnknown(value));
  const notes = createNotes();
  const read = readFound(found, notes);
  if (!read.ok) return read;
  const lines = notes.report();
  const mapped = lines.filter(({ level }) => level === 'renamed').length;
  const summary = [
    ...(origin === undefined ? [] : [origin]),
    read.summary,
    ...(mapped > 1 ? [`${mapped} names and values were mapped.`] : []),
  ].join(' ');
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
  return {
    ...read.part,
    ok: true,
    report: [{ level: 'taken', message: summary }, ...remarks, ...lines],
    unmapped: notes.collected(),
  };
}

async function importLink(link: string): Promise<ImportResult> {
  const read = await readShareLink(link);
  if (!read.ok) return failed(read.message);
  const form = { origin: 'From a share link.', isRelaxed: false, refusedKeys: 0 };
  const { parameters, altTexts } = read;
  return {
    ...importValue(read.template, form),
    ...(parameters ? { parameters } : {}),
    ...(altTexts ? { altTexts } : {}),
  };
}

function refuseSize(text: string): string | undefined {
  const isTooLarge =
    text.length > MAX_IMPORT_BYTES ||
    (text.length * 3 > MAX_IMPORT_BYTES && new TextEncoder().encode(text).length > MAX_IMPORT_BYTES);
  return isTooLarge
    ? 'This is larger than 1 MB and was not read. A template needs a small part of that.'
    : undefined;
}

function failed(problem: string): ImportProblem {
  return { ok: false, problem };
}
