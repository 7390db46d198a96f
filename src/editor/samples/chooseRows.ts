import type { Steps } from '../../lib/idle';
import type { TemplateDraft } from '../../schema/draft/draft';
import { templateTree } from '../../schema/template/templateTree';
import { hasMarker, replaceMarkers } from '../../schema/values/markers';
import { textFieldsIn } from '../../schema/walk/textFieldsIn';
import { valuesOf } from './checkRows';
import type { Columns, ValueTable } from './readValueRows';
import type { Reading } from './rowCuts';

/** Readings that are measured at most: each takes a drawing of both phones, or of each card on both. */
export const maxReadings = 60;

type RowChoice = {
  template: TemplateDraft;
  table: ValueTable;
  columns: Columns;
  /** Values of the parameters without a column. */
  typical: Readonly<Record<string, string>>;
  widthOf: (text: string) => number;
};

type Candidate = Reading & { rows: number[]; texts: readonly string[] };

/** Rows after which a key may come in between. */
const ROWS_AT_ONCE = 50;

/**
 * The rows that are measured on the phones, each reading once: for every field and every card in turn those with the
 * longest text, then those with the next one, until there are enough.
 */
export function* chooseRows(choice: RowChoice): Steps<Reading[]> {
  const fields = drawnTexts(choice.template);
  const candidates = yield* readingsOf(choice, fields);
  if (candidates.length <= maxReadings) return candidates;
  const rankings = yield* rank(candidates, fields, choice.widthOf);
  const chosen = new Set<Reading>();
  for (let place = 0; place < candidates.length; place += 1)
    for (const ranking of rankings) {
      const reading = ranking[place];
      if (reading) chosen.add(reading);
      if (chosen.size === maxReadings) return [...chosen];
    }
  return [...chosen];
}

type DrawnText = { text: string; card: string };

/** The texts with a parameter that phones draw, with the part that shares its height with them. */
function drawnTexts(template: TemplateDraft): DrawnText[] {
  return textFieldsIn(template, templateTree(), []).flatMap(({ path, text }) =>
    ['title', 'description', 'text'].includes(String(path.at(-1))) &&
    !path.some((part) => String(part).endsWith('Action')) &&
    hasMarker(text)
      ? [{ text, card: path.slice(0, path.indexOf('cardContents') + 2).join('.') }]
      : [],
  );
}

function* readingsOf(
  { table, columns, typical }: RowChoice,
  fields: readonly DrawnText[],
): Steps<Candidate[]> {
  const readings = new Map<string, Candidate>();
  for (const [index, { number, cells }] of table.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield;
    const samples = { ...typical, ...valuesOf(cells, columns) };
    const texts = fields.map(({ text }) => replaceMarkers(text, (marker) => samples[marker] || marker));
    const key = JSON.stringify(texts);
    const known = readings.get(key);
    if (known) known.rows.push(number);
    else readings.set(key, { samples, rows: [number], texts });
  }
  return [...readings.values()];
}

/** The readings by the width of each field, then by that of all fields of each card, the longest first. */
function* rank(
  readings: readonly Candidate[],
  fields: readonly DrawnText[],
  widthOf: RowChoice['widthOf'],
): Steps<Reading[][]> {
  const widths = new Map<Candidate, number[]>();
  for (const [index, reading] of readings.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield;
    widths.set(reading, reading.texts.map(widthOf));
  }
  const cards = [...new Set(fields.map(({ card }) => card))];
  const measures = [
    ...fields.map((_, index) => (all: readonly number[]) => all[index] ?? 0),
    ...cards.map(
      (card) => (all: readonly number[]) =>
        all.reduce((sum, width, index) => (fields[index]?.card === card ? sum + width : sum), 0),
    ),
  ];
  const rankings: Reading[][] = [];
  for (const measure of measures) {
    yield;
    const of = (reading: Candidate) => measure(widths.get(reading) ?? []);
    rankings.push(readings.toSorted((a, b) => of(b) - of(a)));
  }
  return rankings;
}
