import { isRecord } from '../../lib/isRecord';
import { readJson } from '../../lib/json/parseJson';
import { draftToTemplate } from '../../schema/draft/draft';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { noParameterNotes, readParameterNotes } from '../../schema/draft/parameterNotes';
import { readAltTexts } from '../../schema/media/altTexts';
import type { ReadTemplates, SourceTemplate } from './sourceTemplate';

/** Of a library file only the size needs a bound: the page wrote it. */
const levels = 64;
const fields = 2_000_000;

/** The templates of a library file, as they would be sent. */
export function readLibrary(text: string): ReadTemplates {
  const json = readJson(text, { levels, fields });
  const drafts = json.ok && isRecord(json.value) ? json.value['drafts'] : undefined;
  if (!Array.isArray(drafts)) {
    return {
      ok: false,
      problem: 'This library file is damaged: it is not whole JSON. Take the original file.',
    };
  }
  const entries: unknown[] = drafts;
  if (entries.length === 0) return { ok: false, problem: 'This library file holds no drafts.' };
  const unread = entries.findIndex((entry) => !isRecord(entry) || !isTemplateDraft(entry['template']));
  if (unread !== -1) return { ok: false, problem: `Draft ${unread + 1} of this library file is damaged.` };
  return { ok: true, templates: entries.flatMap(toTemplate) };
}

function toTemplate(entry: unknown): SourceTemplate[] {
  if (!isRecord(entry) || !isTemplateDraft(entry['template'])) return [];
  const { template, parameters, samples, altTexts } = entry;
  return [
    {
      template: draftToTemplate(template),
      parameters: readParameterNotes({ names: parameters, samples }) ?? noParameterNotes,
      altTexts: readAltTexts(altTexts),
      report: [],
    },
  ];
}
