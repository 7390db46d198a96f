import { fieldPaths } from '../../editor/state/paths';
import { valueAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import { parsePath } from '../../schema/values/issues';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { base64ToText } from '../../schema/values/postback';
import type { Command } from '../../workspace/services/createCommandRegistry';

/** Enum values of the API. People do not search for them. */
const CODE = /^(?:[A-Z_]+|text_message|rich_card|carousel)$/;

/** One command for each field of a template, with the field's text as detail. */
export function fieldCommands(template: TemplateDraft, goTo: (path: string) => void): Command[] {
  return fieldPaths(template).map((path) => {
    const value = valueAt(template, path);
    const text = typeof value === 'string' && !CODE.test(value) ? shownText(path, value) : '';
    return {
      id: `field.${path}`,
      label: nameOfPath(parsePath(path)),
      group: 'Fields',
      ...(text === '' ? {} : { detail: text.slice(0, 80) }),
      keywords: 'go to field',
      run: () => goTo(path),
    };
  });
}

function shownText(path: string, value: string): string {
  return path.endsWith('.postbackData') ? (base64ToText(value) ?? value) : value;
}
