import { putAt } from '../../lib/path';
import type { TemplateDraft } from '../draft/draft';
import { draftToTemplate } from '../draft/draftToTemplate';
import type { FieldKey, SetMember, SheetRow } from '../draft/set';
import { base64ToText } from '../values/postback';
import { fieldOfKey, setFields, type SetField, type SetSource } from './setFields';
import { fillSetValues, valuesOfRow } from './setValues';

/** The text that a member has in a field unless it says something itself, with its set values as they are written. */
export function inheritedText({ set }: Pick<SetSource, 'set'>, member: SetMember, field: SetField): string {
  const { key, text } = field;
  const { texts = {} } = set.languages.find(({ tag }) => tag === member.language) ?? {};
  const translation = set.untranslated[key] ? undefined : texts[key]?.text;
  const ofRow = (set.sheet?.columns ?? [])
    .filter(({ use }) => use.kind === 'field' && use.field === key)
    .map(({ id }) => member.row?.values[id]?.trim() ?? '');
  return [translation, ...ofRow.toReversed()].find((one) => one !== undefined && one.trim() !== '') ?? text;
}

/**
 * Prepares a source, and returns what makes the request body of a member: the text that the member says itself, else that
 * of its row, else that of its language, else that of the source, with the set values of the row filled in. Cards, buttons
 * and everything but texts are those of the source. The name is the caller's.
 *
 * A button keeps the ID that it has in the source, so that one answer of a bot fits all languages.
 */
export function createMemberMaker(
  { draft, entries, set }: SetSource,
  fields: readonly SetField[] = setFields(draft, entries),
): (member: SetMember, name?: string) => TemplateDraft {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const find = (key: FieldKey) => byKey.get(key) ?? fieldOfKey(key, draft, entries);
  const columns = (set.sheet?.columns ?? []).flatMap(({ id, use }) => {
    const field = use.kind === 'field' ? find(use.field) : undefined;
    return field ? [{ id, field }] : [];
  });
  const texts = new Map(
    set.languages.map(({ tag, texts: byField }) => [
      tag,
      Object.entries(byField).flatMap(([key, { text }]) => {
        const field = set.untranslated[key] ? undefined : find(key);
        return field && text.trim() !== '' ? [{ field, text }] : [];
      }),
    ]),
  );

  // What each row replaces; in most IDs of buttons it is nothing.
  const filledFields = fields.filter(({ text, meta }) =>
    (meta.form === 'postback' ? (base64ToText(text) ?? '') : text).includes('{{'),
  );

  /** The template of a row in the language of the source. */
  function makeRow(row: SheetRow | undefined) {
    const lookup = valuesOfRow(set.sheet, row);
    const put = (state: TemplateDraft, { path, meta }: SetField, text: string) =>
      putAt(state, path.join('.'), fillSetValues(text, lookup, meta.form));
    let filled = filledFields.reduce((state, field) => put(state, field, field.text), draft);
    for (const { id, field } of columns) {
      const value = row?.values[id]?.trim() ?? '';
      if (value !== '') filled = put(filled, field, value);
    }
    // Completed before it is translated: the ID of a button without one comes from the label of the source.
    return { row, put, template: draftToTemplate(filled) };
  }
  // The members of a row come one after the other.
  let made: ReturnType<typeof makeRow> | undefined;

  return ({ key, language, row }, name = draft.name) => {
    made = made?.row === row && made ? made : makeRow(row);
    const { put, template } = made;
    let body: TemplateDraft = { ...template, name };
    for (const { field, text } of texts.get(language) ?? []) body = put(body, field, text);
    for (const [fieldKey, text] of Object.entries(set.own[key] ?? {})) {
      const field = find(fieldKey);
      if (field) body = put(body, field, text);
    }
    return draftToTemplate(body);
  };
}
