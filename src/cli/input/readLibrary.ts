import { readLibraryFile } from '../../exchange/file/libraryFile';
import { isRecord } from '../../lib/isRecord';
import { draftToTemplate } from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { noParameterNotes, readParameterNotes } from '../../schema/draft/parameterNotes';
import { readAltTexts } from '../../schema/media/altTexts';
import type { ReadTemplates, SourceTemplate } from './sourceTemplate';

/** The templates of a library file, as they would be sent. A damaged draft refuses the file, so that none is missed. */
export function readLibrary(text: string): ReadTemplates {
  const read = readLibraryFile(text, toTemplate);
  if (!read.ok) return read;
  const [damaged] = read.damaged;
  if (damaged) return { ok: false, problem: `Draft ${damaged.position} of this library file is damaged.` };
  if (read.drafts.length === 0) return { ok: false, problem: 'This library file holds no drafts.' };
  return { ok: true, templates: read.drafts };
}

function toTemplate(entry: unknown): SourceTemplate | undefined {
  if (!isRecord(entry) || !isTemplateDraft(entry.template)) return undefined;
  const { template, parameters, samples, altTexts } = entry;
  return {
    template: draftToTemplate(template),
    parameters: readParameterNotes({ names: parameters, samples }) ?? noParameterNotes,
    altTexts: readAltTexts(altTexts),
    report: [],
  };
}
