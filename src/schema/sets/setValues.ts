import { base64ToText, textToBase64 } from '../values/postback';
import type { TextForm } from '../walk/fieldMeta';
import type { SetSheet, SheetColumn, SheetRow } from '../draft/set';
import { setFields, type SetField, type SetSource } from './setFields';

/** `{{Branch}}` in a text: filled from the row when the templates are made. Up to 64 characters, so the search is linear. */
export const SET_VALUE = /\{\{([^{}]{1,64})\}\}/g;

/** The same name for people: without blanks around it, in any case. */
export const foldSetValue = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The names of the set values in a text, as they are written, in their order. */
export function findSetValues(text: string): string[] {
  if (!text.includes('{{')) return [];
  return Array.from(text.matchAll(SET_VALUE), ([, name = '']) => name.trim());
}

/** How a set value is written in a text. */
export const writeSetValue = (name: string): string => `{{${name}}}`;

/** Looks up the value of a set value by its name; undefined where no column has that name. */
export type ValueLookup = (name: string) => string | undefined;

/** The columns that fill templates: not those that are ignored or only for samples. */
export const fillingColumns = (sheet: SetSheet | undefined): SheetColumn[] =>
  (sheet?.columns ?? []).filter(({ use }) => use.kind !== 'ignored' && use.kind !== 'sample');

/** The set values that the texts of a set have, in all its languages, each once. */
export function setValuesIn(
  { draft, entries, set }: SetSource,
  fields: readonly SetField[] = setFields(draft, entries),
): string[] {
  const texts = [
    ...fields.map(({ text }) => text),
    ...set.languages.flatMap((language) => Object.values(language.texts).map(({ text }) => text)),
  ];
  return [...new Set(texts.flatMap(findSetValues))];
}

/** The columns for the text that no text of a set has: their values stand nowhere. */
export function unusedColumns(source: SetSource, fields?: readonly SetField[]): SheetColumn[] {
  const used = new Set(setValuesIn(source, fields).map(foldSetValue));
  const values = (source.set.sheet?.columns ?? []).filter(({ use }) => use.kind === 'value');
  return values.filter(({ name }) => !used.has(foldSetValue(name)));
}

/** The values of a row, for any way of writing the names of their columns; without a row there are none. */
export function valuesOfRow(sheet: SetSheet | undefined, row: SheetRow | undefined): ValueLookup {
  const values = new Map(
    (row ? fillingColumns(sheet) : []).map(
      ({ id, name }) => [foldSetValue(name), row?.values[id] ?? ''] as const,
    ),
  );
  return (name) => values.get(foldSetValue(name));
}

/**
 * A text with the values of a row in place of the set values; those without a column stay, so that Check names them. In an
 * address a value is encoded, unless the address begins with it. In a phone number the blanks, brackets and dashes of a value
 * go. In the ID of a button the values are in its decoded text.
 */
export function fillSetValues(text: string, lookup: ValueLookup, form: TextForm = 'freeText'): string {
  if (form === 'postback') {
    const decoded = base64ToText(text);
    if (decoded === undefined || !decoded.includes('{{')) return text;
    return textToBase64(fillSetValues(decoded, lookup));
  }
  if (!text.includes('{{')) return text;
  return text.replace(SET_VALUE, (written, name: string, at: number) => {
    const value = lookup(name)?.trim();
    if (value === undefined) return written;
    if (form === 'phoneNumber') return value.replace(/[\s().-]/g, '');
    return form === 'address' && at > 0 ? encodeURIComponent(value.toWellFormed()) : value;
  });
}
