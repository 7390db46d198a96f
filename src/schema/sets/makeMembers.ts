import { putAt } from '../../lib/path';
import type { TemplateDraft } from '../draft/draft';
import { draftToTemplate } from '../draft/draftToTemplate';
import type { FieldKey, SetMember } from '../draft/set';
import { fieldOfKey, setFields, type SetField, type SetSource } from './setFields';
import { fillSetValues, valuesOfRow } from './setValues';

/**
 * Prepares a source, and returns what makes the request body of a member: the text that the member says itself, else that
 * of its row, else that of its language, else that of the source, with the set values of the row filled in. Cards, buttons
 * and everything but texts are those of the source. The name is the caller's.
 *
 * A button keeps the ID that it has in the source, so that one answer of a bot fits all languages.
 */
export function createMemberMaker(source: SetSource): (member: SetMember, name?: string) => TemplateDraft {
  const { draft, entries, set } = source;
  const fields = setFields(draft, entries);
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

  return ({ key, language, row }, name = draft.name) => {
    const lookup = valuesOfRow(set.sheet, row);
    const put = (state: TemplateDraft, { path, meta }: SetField, text: string) =>
      putAt(state, path.join('.'), fillSetValues(text, lookup, meta.form));
    let filled = fields.reduce(
      (state, field) =>
        field.text.includes('{{') || field.meta.form === 'postback' ? put(state, field, field.text) : state,
      draft,
    );
    for (const { id, field } of columns) {
      const value = row?.values[id]?.trim() ?? '';
      if (value !== '') filled = put(filled, field, value);
    }
    // Completed before it is translated: the ID of a button without one comes from the label of the source.
    let body = draftToTemplate({ ...filled, name });
    for (const { field, text } of texts.get(language) ?? []) body = put(body, field, text);
    for (const [fieldKey, text] of Object.entries(set.own[key] ?? {})) {
      const field = find(fieldKey);
      if (field) body = put(body, field, text);
    }
    return draftToTemplate(body);
  };
}
