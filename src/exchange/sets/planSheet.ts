import { parsePhoneText } from '../../lib/text/phoneText';
import { groupBy, isSame } from '../../lib/values';
import { markersOf, nameOfParameter, type ParameterNotes } from '../../schema/draft/parameterNotes';
import type { ColumnUse, SetSheet, SheetColumn, SheetRow, TemplateSet } from '../../schema/draft/set';
import { setFields, type SetField, type SetSource } from '../../schema/sets/setFields';
import { findSetValues, foldSetValue } from '../../schema/sets/setValues';

/** A sheet as it was read: its headings, and the cells of each row. */
type ReadRows = { file: string; headings: readonly string[]; rows: readonly (readonly string[])[] };

const fold = (name: string) =>
  name
    .trim()
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();

/** Headings that mean the one field of a form, in words that sheets have for it. */
const fieldHeadings: readonly [RegExp, (field: SetField) => boolean][] = [
  [
    /^(?:phone|mobile|tel|telephone|call|contact)(?: number| no\.?)?$/,
    ({ meta }) => meta.form === 'phoneNumber',
  ],
  [/^(?:link|url|website|web address|address of the page)$/, ({ path }) => path.at(-1) === 'url'],
  [/^(?:picture|image|photo|media)(?: url| link| address)?$/, ({ path }) => path.at(-1) === 'fileUrl'],
  [/^(?:title|headline)$/, ({ path }) => path.at(-1) === 'title'],
  [
    /^(?:description|text|body|message)$/,
    ({ path }) => ['description', 'text'].includes(String(path.at(-1))) && path.length <= 5,
  ],
  [/^(?:lat|latitude)$/, ({ path }) => path.at(-1) === 'latitude'],
  [/^(?:lng|lon|long|longitude)$/, ({ path }) => path.at(-1) === 'longitude'],
];

/** The likely use of a column by its heading: a set value that the source has, the name, a parameter, a field, else a set value. */
function guessUse(
  heading: string,
  fields: readonly SetField[],
  { draft }: SetSource,
  { names }: ParameterNotes,
): ColumnUse {
  const name = fold(heading);
  if (
    fields.some(({ text }) =>
      findSetValues(text).some((value) => foldSetValue(value) === foldSetValue(heading)),
    )
  )
    return { kind: 'value' };
  if (/^(?:template )?name$|^template$/.test(name)) return { kind: 'name' };
  const marker = markersOf(draft).find((one) => fold(nameOfParameter(one, names)) === name);
  if (marker !== undefined) return { kind: 'sample', marker };
  const fits = fieldHeadings.find(([words]) => words.test(name))?.[1];
  const found = fits ? fields.filter(fits) : [];
  const [only] = found;
  return only && found.length === 1 ? { kind: 'field', field: only.key } : { kind: 'value' };
}

/** The columns of a sheet with what each is likely for. Columns of an earlier sheet keep their use. */
export function planColumns(
  { headings }: ReadRows,
  source: SetSource,
  parameters: ParameterNotes,
): SheetColumn[] {
  const fields = setFields(source.draft, source.entries);
  const known = source.set.sheet?.columns ?? [];
  return headings.map((name, index) => {
    const before = known.find((column) => fold(column.name) === fold(name));
    return before
      ? { ...before, name }
      : {
          id: `c${index}-${fold(name).replaceAll(' ', '_')}`,
          name,
          use: guessUse(name, fields, source, parameters),
        };
  });
}

/** The column by which rows are known again: the name, else the first one whose values are all different, else the first. */
function keyColumnOf(columns: readonly SheetColumn[], rows: readonly SheetRow[]): string {
  const used = columns.filter(({ use }) => use.kind !== 'ignored');
  const isUnique = ({ id }: SheetColumn) => {
    const values = rows.map((row) => row.values[id]?.trim() ?? '');
    return values.every((value) => value !== '') && new Set(values).size === values.length;
  };
  const named = used.find(({ use }) => use.kind === 'name');
  return (named ?? used.find(isUnique) ?? used[0] ?? columns[0])?.id ?? '';
}

/** What was read as a sheet, with the use of its columns. Its rows have no identity yet. */
export function sheetOf({ file, rows }: ReadRows, columns: readonly SheetColumn[]): SetSheet {
  const read = rows.map((cells) => ({
    id: '',
    values: Object.fromEntries(columns.map(({ id }, index) => [id, cells[index]?.trim() ?? ''])),
  }));
  return { file, columns: [...columns], rows: read, key: keyColumnOf(columns, read) };
}

/** What a newer sheet changes: by row. `before` and `after` are missing where a row is new or gone. */
type RowChange = { before?: SheetRow; after?: SheetRow };
export type SheetChanges = Record<'added' | 'changed' | 'removed' | 'leftOut', RowChange[]>;

/**
 * A sheet in place of an earlier one. Rows that the earlier sheet has keep their identity, and those that a person has left
 * out of it are left out again, as long as they say the same.
 */
export function takeSheet(
  read: SetSheet,
  before: SetSheet | undefined,
  makeId: () => string,
): { sheet: SetSheet; changes: SheetChanges } {
  const { columns } = read;
  const key = before && columns.some(({ id }) => id === before.key) ? before.key : read.key;
  const free = groupBy(before?.rows ?? [], ({ values }) => fold(values[key] ?? ''));
  const used = columns.filter(
    ({ id, use }) => use.kind !== 'ignored' && before?.columns.some((column) => column.id === id),
  );
  const textOf = (values: SheetRow['values']) => JSON.stringify(used.map(({ id }) => values[id] ?? ''));
  const out = groupBy(Object.entries(before?.leftOut ?? {}), ([, values]) => textOf(values));
  const changes: SheetChanges = { added: [], changed: [], removed: [], leftOut: [] };
  const leftOut: Record<string, SheetRow['values']> = {};
  const rows = read.rows.flatMap(({ values }) => {
    const known = free.get(fold(values[key] ?? ''))?.shift();
    const [left] = (known ? undefined : out.get(textOf(values))?.shift()) ?? [];
    const after = { id: known?.id ?? left ?? makeId(), values };
    if (left !== undefined) {
      leftOut[left] = values;
      changes.leftOut.push({ after });
    } else if (!known) changes.added.push({ after });
    else if (!isSame(known.values, values)) changes.changed.push({ before: known, after });
    return left === undefined ? [after] : [];
  });
  changes.removed = [...free.values()].flat().map((row) => ({ before: row }));
  return { sheet: { ...read, rows, key, ...(changes.leftOut.length > 0 && { leftOut }) }, changes };
}

/** The set with a row that no template is made of. A newer sheet leaves it out too. */
export function withoutRow(set: TemplateSet, row: string): TemplateSet {
  const { sheet } = set;
  const values = sheet?.rows.find(({ id }) => id === row)?.values;
  if (!sheet || !values) return set;
  const rows = sheet.rows.filter(({ id }) => id !== row);
  return { ...set, sheet: { ...sheet, rows, leftOut: { ...sheet.leftOut, [row]: values } } };
}

/** The set with the rows that were left out, after the others. */
export function withLeftOut(set: TemplateSet): TemplateSet {
  if (!set.sheet) return set;
  const { leftOut = {}, ...sheet } = set.sheet;
  const rows = Object.entries(leftOut).map(([id, values]) => ({ id, values }));
  return { ...set, sheet: { ...sheet, rows: [...sheet.rows, ...rows] } };
}

/** The set with a column that is not used. A newer sheet does not use it either. */
export const withoutColumn = (set: TemplateSet, column: string): TemplateSet =>
  set.sheet
    ? {
        ...set,
        sheet: {
          ...set.sheet,
          columns: set.sheet.columns.map((one) =>
            one.id === column ? { ...one, use: { kind: 'ignored' } } : one,
          ),
        },
      }
    : set;

/** The columns whose values are phone numbers: of a phone field, or a set value that is all of one. */
function phoneColumns(sheet: SetSheet, fields: readonly SetField[]): string[] {
  const isPhone = (key: string) =>
    fields.some((field) => field.key === key && field.meta.form === 'phoneNumber');
  const alone = new Set(
    fields
      .filter(({ meta, text }) => meta.form === 'phoneNumber' && /^\{\{[^{}]+\}\}$/.test(text.trim()))
      .flatMap(({ text }) => findSetValues(text).map(foldSetValue)),
  );
  return sheet.columns
    .filter(({ name, use }) =>
      use.kind === 'field' ? isPhone(use.field) : use.kind === 'value' && alone.has(foldSetValue(name)),
    )
    .map(({ id }) => id);
}

/**
 * The sheet with its phone numbers in the form that the interface wants, where a number has one meaning, and how many were
 * written so. Others stay, for Check to name them; `loose` is the first of those that need a country.
 *
 * @param country ISO 3166 code, for numbers without a country; empty if it is not known
 */
export function withPlainNumbers(
  sheet: SetSheet,
  { draft, entries }: Pick<SetSource, 'draft' | 'entries'>,
  country: string,
): { sheet: SetSheet; count: number; loose: string | undefined } {
  const columns = phoneColumns(sheet, setFields(draft, entries));
  let count = 0;
  let loose: string | undefined;
  const rows = sheet.rows.map((row) => {
    const fixed = columns.flatMap((id) => {
      const written = row.values[id] ?? '';
      const number = written === '' ? undefined : parsePhoneText(written, country);
      if (country === '' && !number && /^[\d\s()./-]{6,}$/.test(written)) loose ??= written;
      return number?.isValid() && number.number !== written ? [[id, number.number] as const] : [];
    });
    count += fixed.length;
    return fixed.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(fixed) } };
  });
  return { sheet: { ...sheet, rows }, count, loose };
}

/** The scheme of names for a set that has rows now: by the first value, unless the scheme has one. */
export function schemeWithRows(names: string, columns: readonly SheetColumn[]): string {
  const value = columns.find(({ use }) => use.kind === 'value');
  const hasColumn = columns.some(({ name }) => names.includes(`{${name}}`)) || names.includes('{n}');
  return hasColumn ? names : value ? `${names}_{${value.name}}` : `${names}_{n}`;
}
