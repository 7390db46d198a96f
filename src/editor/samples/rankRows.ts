import type { ValueFinding } from '../../advice/withSamples';
import { nameOfParameter } from '../../schema/draft/parameterNotes';
import { type ParameterNames } from '../../schema/draft/draft';
import { nameOfPath } from '../../schema/template/templateTree';
import { formatNumber } from '../../schema/values/text';
import type { RowReading, RowClipping } from './rowClipping';

/** What goes wrong with the values of one row. `row` counts as spreadsheets do, with headings and blank rows. */
export type BrokenRow = {
  row: number;
  values: Readonly<Record<string, string>>;
  findings: readonly ValueFinding[];
  /** What the phones cut, the worst first; none if it was not measured. */
  cuts?: readonly RowClipping[];
};

const weights = { error: 100, warning: 10, hint: 1 } satisfies Record<ValueFinding['level'], number>;

const errorsIn = ({ findings }: BrokenRow) => findings.filter(({ level }) => level === 'error').length;
const goneIn = ({ cuts = [] }: BrokenRow) => cuts.filter(({ loss }) => loss === 1).length;
/** A whole text that is lost weighs as a warning of the rules does. */
const weightOf = ({ findings, cuts = [] }: BrokenRow) =>
  findings.reduce((sum, { level }) => sum + weights[level], 0) +
  cuts.reduce((sum, { loss }) => sum + loss * weights.warning, 0);

/** The worst rows first, by what they break: errors, then what is gone on a phone, then the rest and the share lost. */
export const worstFirst = (rows: readonly BrokenRow[]): BrokenRow[] =>
  rows.toSorted(
    (a, b) =>
      errorsIn(b) - errorsIn(a) || goneIn(b) - goneIn(a) || weightOf(b) - weightOf(a) || a.row - b.row,
  );

type Measurement = { reading: RowReading; cuts: readonly RowClipping[] };

/** The rows that break a rule together with those that the phones cut, worst first. `valuesOf`: the values of a row. */
export function withClipping(
  broken: readonly BrokenRow[],
  measured: readonly Measurement[],
  valuesOf: (row: number) => BrokenRow['values'],
): BrokenRow[] {
  const rows = new Map(broken.map((found) => [found.row, found]));
  for (const { reading, cuts } of measured)
    for (const row of cuts.length > 0 ? reading.rows : [])
      rows.set(row, { ...(rows.get(row) ?? { row, values: valuesOf(row), findings: [] }), cuts });
  return worstFirst([...rows.values()]);
}

/** Rows that the text lists at most. */
const MAX_LISTED = 50;
/** The letters of a value that the text shows at most. */
const MAX_SHOWN = 60;

const levels = ['error', 'warning', 'hint'] satisfies ValueFinding['level'][];

/** What goes wrong with a row: what the rules and the phones say together, by its level. */
export const linesOf = ({ findings, cuts = [] }: BrokenRow) =>
  [...findings, ...cuts].toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));

/** The values of a row in words: "First name: Asha, Order: 7". */
export const valuesText = ({ values }: BrokenRow, names: ParameterNames): string =>
  Object.entries(values)
    .map(([marker, value]) => {
      const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
      return `${nameOfParameter(marker, names)}: ${shown}`;
    })
    .join(', ');

/** The rows that break something as a text for the person who keeps the file, the worst first. */
export function rowsText(
  { total, broken }: { total: number; broken: readonly BrokenRow[] },
  names: ParameterNames,
  template = '',
): string {
  const of = template === '' ? '' : ` of ${template}`;
  const blocks = broken
    .slice(0, MAX_LISTED)
    .map((row) =>
      [
        `Row ${formatNumber(row.row)} (${valuesText(row, names)})`,
        ...linesOf(row).map(({ path, message }) =>
          path.length === 0 ? `- ${message}` : `- ${nameOfPath(path)}: ${message}`,
        ),
      ].join('\n'),
    );
  const left = broken.length - blocks.length;
  return [
    `Values${of}: ${formatNumber(broken.length)} of ${formatNumber(total)} rows need attention`,
    ...blocks,
    ...(left > 0 ? [`and ${formatNumber(left)} more rows`] : []),
  ].join('\n\n');
}
