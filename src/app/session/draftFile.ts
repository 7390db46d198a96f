import { draftToTemplate, type Draft } from '../../schema/draft/draft';

/** File name and content of a draft's template, as it would be sent. */
export function draftFile({ template }: Draft): [name: string, text: string] {
  const name = template.name?.replace(/[^a-z0-9_]+/gi, '_') || 'template';
  return [`${name}.json`, `${JSON.stringify(draftToTemplate(template), null, 2)}\n`];
}
