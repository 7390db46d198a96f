import { valueBelow } from '../../lib/path';
import type { DraftEntries } from '../draft/conflicts';
import type { TemplateDraft } from '../draft/draft';
import { identifyPath, placePath } from '../entries/entryPaths';
import { fieldAt, templateTree } from '../template/templateTree';
import { parsePath } from '../values/issues';
import type { FieldMeta } from '../walk/fieldMeta';
import { textFieldsIn } from '../walk/textFieldsIn';
import type { FieldKey, SetLanguage, TemplateSet } from '../draft/set';

/** A source with its set, and the identities of its cards and buttons. */
export type SetSource = { draft: TemplateDraft; entries: DraftEntries; set: TemplateSet };

/** A text of the source that members can have in words of their own. */
export type SetField = {
  key: FieldKey;
  /** Its place in the template as it is now. */
  path: readonly (string | number)[];
  text: string;
  meta: FieldMeta;
  /** Whether people read it in their language; links, numbers, times and IDs are the same in all, unless a person says otherwise. */
  isRead: boolean;
};

/** The key of the field at a path: cards and buttons in it have their identity in place of a number. */
export const keyOfField = (path: readonly (string | number)[], entries: DraftEntries): FieldKey =>
  identifyPath(path.map(String), entries).join('/');

/** The path of a field; undefined if its card or button is gone. */
const pathOfField = (key: FieldKey, entries: DraftEntries): (string | number)[] | undefined => {
  const path = placePath(key.split('/'), entries);
  return path && parsePath(path.join('.'));
};

/** The texts of a source in document order, without its name. */
export function setFields(draft: TemplateDraft, entries: DraftEntries): SetField[] {
  return textFieldsIn(draft, templateTree(), [])
    .filter(({ path }) => path[0] !== 'name')
    .map((field) => ({
      ...field,
      key: keyOfField(field.path, entries),
      isRead: (field.meta.form ?? 'freeText') === 'freeText',
    }));
}

/** The fields that a set translates. */
export const translatedFields = (
  fields: readonly SetField[],
  { untranslated }: Pick<TemplateSet, 'untranslated'>,
): SetField[] => fields.filter(({ key, isRead, text }) => isRead && text.trim() !== '' && !untranslated[key]);

/** The facts of a field by its key, also where the source has no text there; undefined if there is no such field now. */
export function fieldOfKey(key: FieldKey, draft: TemplateDraft, entries: DraftEntries): SetField | undefined {
  const path = pathOfField(key, entries);
  if (!path) return undefined;
  const node = fieldAt(path);
  if (node?.kind !== 'text') return undefined;
  const text = valueBelow(draft, path.map(String));
  const { meta } = node;
  const isRead = (meta.form ?? 'freeText') === 'freeText';
  return { key, path, text: typeof text === 'string' ? text : '', meta, isRead };
}

/** Counts the texts of a language that are missing, older than the source, a machine's that nobody accepted, or too long. */
export function countGaps(
  fields: readonly SetField[],
  set: Pick<TemplateSet, 'untranslated'>,
  { texts }: Pick<SetLanguage, 'texts'>,
) {
  const gaps = { missing: 0, outdated: 0, machine: 0, tooLong: 0 };
  for (const { key, text, meta } of translatedFields(fields, set)) {
    const translation = texts[key];
    if (!translation) gaps.missing += 1;
    else if (translation.source !== text) gaps.outdated += 1;
    else if (translation.isMachine) gaps.machine += 1;
    if (translation && translation.text.length > (meta.limit ?? Infinity)) gaps.tooLong += 1;
  }
  return gaps;
}
