import { isRecord } from '../../lib/values';
import { z } from '../values/zod';

/** Names a field of the source, whatever place its card has: see `keyOfField`. */
export type FieldKey = string;

/** A language tag (BCP 47), for instance `hi` or `pt-BR`. */
export const languageTag = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a language tag, as en or pt-BR'));

const translation = z.object({
  text: z.string(),
  /** The text of the source that it translates: it is outdated once the source has another one. */
  source: z.string(),
  /** A translation service wrote it, and nobody has accepted it yet. */
  isMachine: z.optional(z.literal(true)),
});
export type Translation = z.infer<typeof translation>;

const setLanguage = z.object({
  tag: languageTag,
  /** By field. A field without one takes the text of the source. */
  texts: z.record(z.string(), translation),
});
export type SetLanguage = z.infer<typeof setLanguage>;

/**
 * What the values of a column are for. `value`: they replace `{{Column}}` in every text. `name`: they are the name of the
 * template. `field`: they replace the whole text of one field, and a blank one keeps that of the source. `sample`: they are
 * sample values of a parameter, for the phones only.
 */
export type ColumnUse =
  | { kind: 'value' | 'name' | 'ignored' }
  | { kind: 'field'; field: FieldKey }
  | { kind: 'sample'; marker: string };

function isColumnUse(use: unknown): use is ColumnUse {
  if (!isRecord(use)) return false;
  const { kind, field, marker } = use;
  if (kind === 'field') return typeof field === 'string';
  return kind === 'sample' ? typeof marker === 'string' : /^(?:value|name|ignored)$/.test(String(kind));
}

const sheetColumn = z.object({ id: z.string(), name: z.string(), use: z.custom<ColumnUse>(isColumnUse) });
export type SheetColumn = z.infer<typeof sheetColumn>;

/** By column. */
const rowValues = z.record(z.string(), z.string());

const sheetRow = z.object({ id: z.string(), values: rowValues });
export type SheetRow = z.infer<typeof sheetRow>;

const setSheet = z.object({
  /** The name of the file; empty for pasted rows. */
  file: z.string(),
  columns: z.array(sheetColumn),
  rows: z.array(sheetRow),
  /** The column by which a row of a newer sheet is known again. */
  key: z.string(),
  /** The rows that a person has left out, by id. */
  leftOut: z.optional(z.record(z.string(), rowValues)),
});
export type SetSheet = z.infer<typeof setSheet>;

/**
 * One message as many templates: in several languages, with values from the rows of a sheet. It belongs to a draft, the
 * source; the members are all languages with all rows. What a member does not say itself it takes from the source.
 */
const templateSet = z.object({
  /** The language of the source. */
  language: languageTag,
  /** The other languages, in the order of their columns. */
  languages: z.array(setLanguage),
  /** Fields whose text is the same in all languages, although people read it. */
  untranslated: z.record(z.string(), z.literal(true)),
  sheet: z.optional(setSheet),
  /** How names are made, for instance `{base}_{lang}`: see `nameMembers`. */
  names: z.string(),
  /** Names that members have for good: they were sent under them, or a person chose them. */
  fixedNames: z.record(z.string(), z.string()),
  /** What single members say themselves, by member and field. A blank text leaves the field out. */
  own: z.record(z.string(), z.record(z.string(), z.string())),
});
export type TemplateSet = z.infer<typeof templateSet>;

/** The set of a draft that becomes one: as yet it has one member, the source itself. */
export const newSet = (language: string): TemplateSet => ({
  language,
  languages: [],
  untranslated: {},
  names: '{base}_{lang}',
  fixedNames: {},
  own: {},
});

/** Reads a stored set; undefined if it is damaged. */
export function readSet(stored: unknown): TemplateSet | undefined {
  return templateSet.safeParse(stored).data;
}

/** What a row is called on the page: its first value that stands in the text, else the one by which it is known. */
export function titleOfRow({ columns, key }: SetSheet, { values }: SheetRow): string {
  const column = columns.find(({ use }) => use.kind === 'value');
  return values[column?.id ?? key] ?? '';
}

/** One template of a set. */
export type SetMember = {
  /** Names it for good: the language, and the row if there are any. */
  key: string;
  language: string;
  row?: SheetRow;
};

export const memberKey = (language: string, row?: string): string =>
  row === undefined ? language : `${row}|${language}`;

/** The languages of a set, that of the source first. */
export const languagesOf = ({ language, languages }: TemplateSet): string[] => [
  language,
  ...languages.map(({ tag }) => tag),
];

/** The members of a row, in the order of their languages; without a row those of a set that has none. */
export const membersOfRow = (set: TemplateSet, row: SheetRow | undefined): SetMember[] =>
  languagesOf(set).map((language) => ({
    key: memberKey(language, row?.id),
    language,
    ...(row && { row }),
  }));

/** All members: row by row, in each the languages in their order. */
export function membersOf(set: TemplateSet): SetMember[] {
  const rows = set.sheet?.rows ?? [];
  return rows.length === 0 ? membersOfRow(set, undefined) : rows.flatMap((row) => membersOfRow(set, row));
}

/** Whether there is more than the source itself: a language, or a row. */
export const isSet = (set: TemplateSet | undefined): set is TemplateSet =>
  set !== undefined && (set.languages.length > 0 || (set.sheet?.rows.length ?? 0) > 0);

/** How many templates a draft becomes, without making them: one if it has no set. */
export const countMembers = (set: TemplateSet | undefined): number =>
  set ? (set.languages.length + 1) * Math.max(1, set.sheet?.rows.length ?? 0) : 1;

/** What the templates of a set say beside the source, for the search: names, translations, one text for each row. */
export function textsOfSet({ fixedNames, languages, sheet }: TemplateSet): string[] {
  const translations = languages.flatMap(({ texts }) => Object.values(texts).map(({ text }) => text));
  const rows = (sheet?.rows ?? []).map(({ values }) => Object.values(values).join(', '));
  return [...Object.values(fixedNames), ...translations, ...rows];
}
