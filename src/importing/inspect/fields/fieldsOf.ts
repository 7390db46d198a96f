import type { TemplateDraft } from '../../../schema/draft/draft';
import { base64ToText } from '../../../schema/values/postback';

/** One field of a template and its value, as text. */
export type TemplateField = {
  path: (string | number)[];
  value: string;
  /** The text of a postback; absent if it holds no text. */
  decoded?: string;
};

/** The fields of a template that have a value, in their order. An empty object is shown as `{}`. */
export function fieldsOf(template: TemplateDraft): TemplateField[] {
  return fieldsIn(template, []);
}

function fieldsIn(value: unknown, path: TemplateField['path']): TemplateField[] {
  if (typeof value !== 'object' || value === null) return [fieldOf(String(value), path)];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (members.length === 0) return [{ path, value: JSON.stringify(value) }];
  return members.flatMap(([key, member]) => fieldsIn(member, [...path, key]));
}

function fieldOf(value: string, path: TemplateField['path']): TemplateField {
  const decoded = path.at(-1) === 'postbackData' ? base64ToText(value) : undefined;
  return { path, value, ...(decoded === undefined ? {} : { decoded }) };
}
