import { takeSteps, type Steps } from '../../lib/idle';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { valuesOf } from './checkRows';
import type { Columns, ValueTable } from '../state/valuesFile';
import { withClipping, type BrokenRow } from './rankRows';
import type { RowMeter, RowReading } from './rowClipping';
import { templateTree } from '../../schema/template/templateTree';
import { hasMarker, replaceMarkers } from '../../schema/values/markers';
import { textFieldsIn } from '../../schema/walk/textFieldsIn';

/** How far the phones are with the rows of a file. */
export type RowsMeasured =
  | { state: 'measuring'; measured: number; of: number }
  | { state: 'failed' }
  | {
      state: 'done';
      /** Rows that were measured, or that read as one that was. */
      rows: number;
      /** Those of them that are cut. */
      cut: number;
      /** The rows with something wrong on the phones or by the rules, worst first. */
      broken: readonly BrokenRow[];
    };

type RowsWork = {
  table: ValueTable;
  columns: Columns;
  template: TemplateDraft;
  notes: ParameterNotes;
  /** The rows that break a rule. */
  broken: readonly BrokenRow[];
  meter: RowMeter;
  onProgress: (measured: RowsMeasured) => void;
  signal: AbortSignal;
};

/** Measures on the phones the rows with the longest texts. A stopped measurement says nothing more. */
export async function measureRows(work: RowsWork): Promise<void> {
  const { table, columns, template, notes, broken, meter, onProgress, signal } = work;
  const typical = samplesOf(notes, 'typical', template);
  const { widthOf } = meter;
  const readings = await takeSteps(chooseRows({ template, table, columns, typical, widthOf }), signal);
  if (!readings || signal.aborted) return;
  const of = readings.length;
  const report = (measured: RowsMeasured) => {
    if (!signal.aborted) onProgress(measured);
  };
  const onMeasured = (measured: number) => report({ state: 'measuring', measured, of });
  const cuts = await meter
    .measure({ template, typical, readings, onProgress: onMeasured, signal })
    .catch(() => 'failed' as const);
  if (!cuts) return;
  if (cuts === 'failed') return report({ state: 'failed' });
  const measured = readings.map((reading, index) => ({ reading, cuts: cuts[index] ?? [] }));
  const cellsOf = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  report({
    state: 'done',
    rows: countRows(measured),
    cut: countRows(measured.filter((one) => one.cuts.length > 0)),
    broken: withClipping(broken, measured, (row) => valuesOf(cellsOf.get(row) ?? [], columns)),
  });
}

const countRows = (measured: readonly { reading: { rows: readonly number[] } }[]) =>
  measured.reduce((sum, { reading }) => sum + reading.rows.length, 0);

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

type Candidate = RowReading & { rows: number[]; texts: readonly string[] };

/** Rows after which a key may come in between. */
const ROWS_AT_ONCE = 50;

/**
 * The rows that are measured on the phones, each reading once: for every field and every card in turn those with the
 * longest text, then those with the next one, until there are enough.
 */
export function* chooseRows(choice: RowChoice): Steps<RowReading[]> {
  const fields = drawnTexts(choice.template);
  const candidates = yield* readingsOf(choice, fields);
  if (candidates.length <= maxReadings) return candidates;
  const rankings = yield* rank(candidates, fields, choice.widthOf);
  const chosen = new Set<RowReading>();
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
): Steps<RowReading[][]> {
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
  const rankings: RowReading[][] = [];
  for (const measure of measures) {
    yield;
    const of = (reading: Candidate) => measure(widths.get(reading) ?? []);
    rankings.push(readings.toSorted((a, b) => of(b) - of(a)));
  }
  return rankings;
}
