import { isLibraryFile, readLibraryFile } from '../../exchange/file/libraryFile';
import { importedDraft, namePart, type ImportedPart } from '../../exchange/import/importedPart';
import { importText, type Imported } from '../../exchange/import/importTemplate';
import { isTemplateForm } from '../../exchange/import/detectFormat';
import { findDuplicateKey } from '../../lib/json/findDuplicateKey';
import { readJson } from '../../lib/json/parseJson';
import { quote } from '../../lib/text/isolate';
import type { TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import type { ReportLine } from '../../exchange/import/parts/importNotes';
import { type ParameterNotes, noParameterNotes, readParameterNotes } from '../../schema/draft/parameterNotes';
import { type AltTexts, readAltTexts } from '../../schema/media/altTexts';
import { isRecord } from '../../lib/values';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** Finds places in a JSON text. */
function createLocate(text: string): Locate {
  const root = parseTree(text);
  const starts = lineStarts(text);
  return (path) => {
    const node = root && nearest(root, path);
    if (!node) return undefined;
    const { offset, length } = extentOf(node);
    const start = placeAt(offset, starts);
    const end = placeAt(offset + length, starts);
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  };
}

/** The node at a path, or the nearest one around a value that is absent. */
function nearest(root: Node, path: FilePath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** A text as a whole; of an object or a list its key, as its lines say little. */
function extentOf(node: Node): { offset: number; length: number } {
  if (node.type !== 'object' && node.type !== 'array') return node;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ?? { offset: node.offset, length: 1 };
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
}

function placeAt(offset: number, starts: readonly number[]): { line: number; column: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Keys and list positions from the template down. */
export type FilePath = (string | number)[];

/** A part of a file, counted from 1 as editors do. Columns are UTF-16 code units; the end is exclusive. */
export type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number };

/** Finds the place of a value by its path in the JSON of a file. */
type Locate = (path: FilePath) => Region | undefined;

/**
 * The templates of a text. A request body, or a list of them, stays unchanged; of a library file, its drafts; anything
 * else is imported as on the page.
 */
export async function readTemplates(file: string): Promise<ReadTemplates> {
  const text = file.replace(/^\ufeff/, '');
  if (isLibraryFile(text)) return readLibrary(text);
  const own = readOwn(file);
  if (own) return { ok: true, templates: own };
  const imported = await importText(text);
  if (imported.ok) return { ok: true, templates: imported.found.map(toTemplate) };
  const { problem, place, isPlainText } = imported;
  if (isPlainText)
    return { ok: false, problem: 'No template found: it is not JSON, a command or a share link.' };
  return { ok: false, problem, ...(place ? { line: place.line, column: place.column } : {}) };
}

/** A response also has a status, which import leaves out. */
const isOwnForm = (value: unknown): value is Record<string, unknown> =>
  isTemplateForm(value) && !('status' in value);

function readOwn(file: string): SourceTemplate[] | undefined {
  const text = file.replace(/^\ufeff/, '');
  const json = readJson(text);
  if (!json.ok || json.refusedKeys > 0) return undefined;
  const { value } = json;
  const locate = createLocate(text);
  const faults = findTextFaults(file, text);
  if (isOwnForm(value)) return [{ ...asItStands(value, locate, []), faults }];
  if (!Array.isArray(value) || value.length === 0 || !value.every(isOwnForm)) return undefined;
  return value.map((entry, index) => ({
    ...asItStands(entry, locate, [index]),
    faults: faults.flatMap(({ path: [at, ...path], message }) =>
      at === index || (at === undefined && index === 0) ? [{ path, message }] : [],
    ),
  }));
}

/** Faults that are lost when the text is parsed. */
function findTextFaults(file: string, text: string): TextFault[] {
  const doubled = findDuplicateKey(text);
  return [
    ...(file === text
      ? []
      : [
          {
            path: [],
            message:
              'The file starts with a byte order mark, which the interface rejects. Save it as UTF-8 without one.',
          },
        ]),
    ...(doubled
      ? [
          {
            path: doubled,
            message: `${quote(String(doubled.at(-1)))} appears twice here, and only the last one would count. Remove one of the two.`,
          },
        ]
      : []),
  ];
}

function asItStands(value: Record<string, unknown>, locate: Locate, at: FilePath): SourceTemplate {
  const { $schema: _editorKey, ...template } = value;
  return {
    // Checks and readers of a draft accept any JSON.
    template: template as unknown as TemplateDraft,
    report: [],
    locate: (path) => locate([...at, ...path]),
  };
}

function toTemplate(imported: Imported): SourceTemplate {
  const { report, parameters, altTexts } = imported;
  const remark = wrapped(imported);
  return {
    template: draftToTemplate(importedDraft(imported)),
    report: remark === undefined ? report : [...report, { level: 'added', message: remark }],
    parameters,
    altTexts,
  };
}

/** The remark about a part that became a template. */
function wrapped(part: ImportedPart): string | undefined {
  if (part.kind === 'template') return undefined;
  const type = part.kind === 'card' ? 'vertical rich card' : 'text message';
  return `This is ${namePart(part)}, not a whole template, so it was placed in a ${type}.`;
}

type TextFault = { path: FilePath; message: string };

/** A template of a file. */
export type SourceTemplate = {
  /** As it would be sent, which may be incomplete or wrong. */
  template: TemplateDraft;
  /** Names and sample values of its parameters, if the file has them. */
  parameters?: ParameterNotes | undefined;
  /** The alt texts of its pictures likewise. */
  altTexts?: AltTexts | undefined;
  /** What import changed; empty if the file has the template as it is sent. */
  report: readonly ReportLine[];
  /** Why the interface rejects the text, whatever its value is. */
  faults?: readonly TextFault[];
  /** Finds the lines of its fields, if the file has the template as it is sent. */
  locate?: Locate;
};

/** The templates of a text, or why there are none. `line` and `column`: where its JSON is wrong. */
export type ReadTemplates =
  | { ok: true; templates: SourceTemplate[] }
  | { ok: false; problem: string; line?: number; column?: number };

/** The templates of a library file, as they would be sent. One damaged draft rejects the file, so that none is missed. */
function readLibrary(text: string): ReadTemplates {
  const read = readLibraryFile(text, templateOfEntry);
  if (!read.ok) return read;
  const [damaged] = read.damaged;
  if (damaged) return { ok: false, problem: `Draft ${damaged.position} in this library file is damaged.` };
  if (read.drafts.length === 0) return { ok: false, problem: 'This library file has no drafts.' };
  return { ok: true, templates: read.drafts };
}

function templateOfEntry(entry: unknown): SourceTemplate | undefined {
  if (!isRecord(entry) || !isTemplateDraft(entry.template)) return undefined;
  const { template, parameters, samples, altTexts } = entry;
  return {
    template: draftToTemplate(template),
    parameters: readParameterNotes({ names: parameters, samples }) ?? noParameterNotes,
    altTexts: readAltTexts(altTexts),
    report: [],
  };
}
