import { parse, type ParseError } from 'jsonc-parser';
import { isLibraryFile } from '../../exchange/file/libraryFile';
import { isTemplateForm } from '../../exchange/import/isTemplateForm';
import { isRecord } from '../../lib/isRecord';
import { readJson } from '../../lib/json/parseJson';

/**
 * Whether a JSON file that nobody named holds a template: a request body or an answer of the interface, a list of them,
 * or a library file. What an import would make of it does not count, as any title may be a card. A text that is no JSON
 * may be a template with a mistake; comments and last commas, as in files of settings, are none.
 */
export function holdsTemplate(text: string): boolean {
  const content = text.replace(/^\ufeff/, '');
  if (isLibraryFile(content)) return true;
  const json = readJson(content);
  if (json.ok) return isTemplateFile(json.value);
  // A template is neither that deep nor that long.
  if (json.kind !== 'not_json') return false;
  const errors: ParseError[] = [];
  const value: unknown = parse(content, errors, { allowTrailingComma: true });
  return errors.length > 0 || isTemplateFile(value);
}

function isTemplateFile(value: unknown): boolean {
  const list = isRecord(value) && Array.isArray(value.templates) ? value.templates : value;
  return Array.isArray(list) ? list.some(isTemplateForm) : isTemplateForm(list);
}
