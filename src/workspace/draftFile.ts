import { type Draft, type TemplateDraft } from '../schema/draft/draft';
import { draftToTemplate } from '../schema/draft/draftToTemplate';

/** The name of a file about a template, without its ending. */
export function fileNameOf({ name }: Pick<TemplateDraft, 'name'>): string {
  return name?.replace(/[^a-z0-9_]+/gi, '_') || 'template';
}

/** The download of a draft: file name, and its template as it would be sent. */
export function draftFile({ template }: Pick<Draft, 'template'>): [name: string, text: string] {
  return [`${fileNameOf(template)}.json`, `${JSON.stringify(draftToTemplate(template), null, 2)}\n`];
}
