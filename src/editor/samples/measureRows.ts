import { takeSteps } from '../../lib/idle';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { findingsOf, valuesOf, type RowRules, type RowsReport } from './checkRows';
import { chooseRows } from './chooseRows';
import { withCuts, type RankedRows } from './rankRows';
import type { ValueTable } from './readValueRows';
import type { RowMeter } from './rowCuts';

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
      /** The rows with something wrong, together with what breaks a rule. */
      ranked: RankedRows;
    };

type RowsWork = RowRules & {
  table: ValueTable;
  template: TemplateDraft;
  notes: ParameterNotes;
  /** What the rules say. */
  report: RowsReport;
  meter: RowMeter;
  onProgress: (measured: RowsMeasured) => void;
  signal: AbortSignal;
};

/** Measures on the phones the rows with the longest texts. A stopped measurement says nothing more. */
export async function measureRows(work: RowsWork): Promise<void> {
  const { table, columns, template, notes, report, meter, onProgress, signal } = work;
  const typical = samplesOf(notes, 'typical', template);
  const { widthOf } = meter;
  const readings = await takeSteps(chooseRows({ template, table, columns, typical, widthOf }), signal);
  if (!readings || signal.aborted) return;
  const of = readings.length;
  function say(measured: number) {
    if (!signal.aborted) onProgress({ state: 'measuring', measured, of });
  }
  const cuts = await meter
    .measure({ template, typical, readings, onProgress: say, signal })
    .catch(() => 'failed' as const);
  if (!cuts || signal.aborted) return;
  if (cuts === 'failed') {
    onProgress({ state: 'failed' });
    return;
  }
  const measured = readings.map((reading, index) => ({ reading, cuts: cuts[index] ?? [] }));
  const cellsOf = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  const read = (row: number) => {
    const values = valuesOf(cellsOf.get(row) ?? [], columns);
    return { row, values, findings: findingsOf(values, work) };
  };
  onProgress({
    state: 'done',
    rows: countRows(measured),
    cut: countRows(measured.filter((one) => one.cuts.length > 0)),
    ranked: withCuts(report, measured, read),
  });
}

const countRows = (measured: readonly { reading: { rows: readonly number[] } }[]) =>
  measured.reduce((sum, { reading }) => sum + reading.rows.length, 0);
