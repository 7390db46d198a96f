import { isLibraryFile, readLibraryFile } from '../exchange/file/libraryFile';
import { namePart, type ImportedPart } from '../exchange/import/importedPart';
import { importText, type Imported } from '../exchange/import/importTemplate';
import { isTemplateForm } from '../exchange/import/detectFormat';
import { readJson } from '../lib/json/parseJson';
import { type TemplateDraft } from '../schema/draft/draft';
import { draftToTemplate } from '../schema/draft/draftToTemplate';
import { createLocate, type Locate, type FilePath } from './locate';
import type { ReportLine } from '../exchange/import/parts/importNotes';
import { type ParameterNotes, noParameterNotes, readParameterNotes } from '../schema/draft/parameterNotes';
import { type AltTexts, readAltTexts } from '../schema/media/altTexts';
import { isRecord } from '../lib/values';
import { isTemplateDraft } from '../schema/draft/isTemplateDraft';

/**
 * The templates of a text. A request body, alone or in a list, is taken as it stands; a library file gives its drafts;
 * everything else is read as the page reads a paste.
 */
export async function readTemplates(file: string): Promise<ReadTemplates> {
  const text = file.replace(/^\ufeff/, '');
  if (isLibraryFile(text)) return readLibrary(text);
  const own = readOwn(text);
  if (own) return { ok: true, templates: own };
  const imported = await importText(text);
  if (imported.ok) return { ok: true, templates: imported.found.map(toTemplate) };
  const { problem, place, isPlainText } = imported;
  if (isPlainText)
    return { ok: false, problem: 'It holds no template: it is neither JSON nor a command nor a share link.' };
  return { ok: false, problem, ...(place ? { line: place.line, column: place.column } : {}) };
}

/** An answer has a status as well, which an import drops. */
const isOwnForm = (value: unknown): value is Record<string, unknown> =>
  isTemplateForm(value) && !('status' in value);

function readOwn(text: string): SourceTemplate[] | undefined {
  const json = readJson(text);
  if (!json.ok || json.refusedKeys > 0) return undefined;
  const { value } = json;
  const locate = createLocate(text);
  if (isOwnForm(value)) return [asItStands(value, locate, [])];
  if (!Array.isArray(value) || value.length === 0 || !value.every(isOwnForm)) return undefined;
  return value.map((entry, index) => asItStands(entry, locate, [index]));
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
    template: draftToTemplate(draftOf(imported)),
    report: remark === undefined ? report : [...report, { level: 'added', message: remark }],
    ...(parameters ? { parameters } : {}),
    ...(altTexts ? { altTexts } : {}),
  };
}

function draftOf(part: ImportedPart): TemplateDraft {
  switch (part.kind) {
    case 'template':
      return part.draft;
    case 'card': {
      const standaloneCard = { cardOrientation: 'VERTICAL' as const, cardContent: part.card };
      return { type: 'rich_card', component: { richCard: { standaloneCard } } };
    }
    case 'suggestions':
    case 'text': {
      const text = part.kind === 'text' ? { text: part.text } : {};
      return { type: 'text_message', component: { ...text, suggestions: part.suggestions } };
    }
    default:
      return part satisfies never;
  }
}

/** The sentence about a part that became a template. */
function wrapped(part: ImportedPart): string | undefined {
  if (part.kind === 'template') return undefined;
  const type = part.kind === 'card' ? 'rich card that is upright (VERTICAL)' : 'text message';
  return `It is no whole template but ${namePart(part)}, so it was put into a ${type}.`;
}

/** A template of a file. */
export type SourceTemplate = {
  /** As it would be sent. It may be unfinished and wrong. */
  template: TemplateDraft;
  /** Names and samples of its parameters, if the file has them. */
  parameters?: ParameterNotes;
  /** The alt texts of its pictures likewise. */
  altTexts?: AltTexts;
  /** What reading it changed; empty for a file that holds the template as it is sent. */
  report: readonly ReportLine[];
  /** Places of its fields, for a file that holds the template as it is sent. */
  locate?: Locate;
};

/** The templates of a text, or the reason why there is none. `line`: where a text that is meant as JSON breaks. */
export type ReadTemplates =
  | { ok: true; templates: SourceTemplate[] }
  | { ok: false; problem: string; line?: number; column?: number };

/** The templates of a library file, as they would be sent. A damaged draft refuses the file, so that none is missed. */
function readLibrary(text: string): ReadTemplates {
  const read = readLibraryFile(text, templateOfEntry);
  if (!read.ok) return read;
  const [damaged] = read.damaged;
  if (damaged) return { ok: false, problem: `Draft ${damaged.position} of this library file is damaged.` };
  if (read.drafts.length === 0) return { ok: false, problem: 'This library file holds no drafts.' };
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
