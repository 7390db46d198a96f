import { withoutBlanks, type TemplateDraft } from '../../schema/draft/draft';
import { putAt, valueAt } from '../../lib/path';
import { shareStructure } from './shareStructure';

/**
 * The read-only copy of the form's value, which shares what did not change with the copy before. An input that
 * is mounted puts an empty text where nothing was: blank is absent here too.
 */
export function project(before: TemplateDraft, values: TemplateDraft): TemplateDraft {
  return shareStructure(before, withoutBlanks(values));
}

/** The same while a person types in a text: nothing else changes, so its path is copied and the rest is not read. */
export function projectTyped(before: TemplateDraft, values: TemplateDraft, path = ''): TemplateDraft {
  const text = valueAt(values, path);
  return typeof text === 'string' && text !== '' && typeof valueAt(before, path) === 'string'
    ? putAt(before, path, text)
    : project(before, values);
}
