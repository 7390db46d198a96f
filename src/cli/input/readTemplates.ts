import { isLibraryFile } from '../../exchange/file/libraryFile';
import { namePart, type ImportedPart } from '../../exchange/import/describePart';
import { importText, type Imported } from '../../exchange/import/importTemplate';
import { isTemplateForm } from '../../exchange/import/isTemplateForm';
import { readJson } from '../../lib/json/parseJson';
import { draftToTemplate, type TemplateDraft } from '../../schema/draft/draft';
import { createLocate } from './locate';
import type { Locate, Path } from './place';
import { readLibrary } from './readLibrary';
import type { ReadTemplates, SourceTemplate } from './sourceTemplate';

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

function asItStands(value: Record<string, unknown>, locate: Locate, at: Path): SourceTemplate {
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
