import { putAt, valueAt } from '../../lib/path';
import { replaceEqualDeep } from '@tanstack/react-query';
import { withoutBlanks, type TemplateDraft } from '../../schema/draft/draft';

/**
 * The draft after a field was typed in. A mounted input puts an empty text where nothing was; blank means absent
 * here. If a text was a text before, nothing else can have changed: copy its path and do not read the rest.
 */
export function projectDraft(before: TemplateDraft, values: TemplateDraft, path = ''): TemplateDraft {
  const text = valueAt(values, path);
  return typeof text === 'string' && text !== '' && typeof valueAt(before, path) === 'string'
    ? putAt(before, path, text)
    : replaceEqualDeep(before, withoutBlanks(values));
}
