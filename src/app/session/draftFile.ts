import { draftToTemplate, type Draft } from '../../schema/draft/draft';

/** The download of a draft: file name, and its template as it would be sent. */
export function draftFile({ template }: Draft): [name: string, text: string] {
  const name = template.name?.replace(/[^a-z0-9_]+/gi, '_') || 'template';
  return [`${name}.json`, `${JSON.stringify(draftToTemplate(template), null, 2)}\n`];
}
