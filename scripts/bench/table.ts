import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** The figures of one measurement by name. */
export type Run = Record<string, number>;
type Control = { what: string; runs: Run[] | undefined };

/** A figure in each repetition, and that of a control in the same run. */
export type Row = {
  what: string;
  unit: string;
  measured: number[];
  control?: { what: string; measured: number[] } | undefined;
  /** What the median, or with a control its ratio to the control's, may be at most. */
  most?: number | undefined;
};

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Measures all in turns, so that other load affects all alike; the first round warms up and does not count. */
export async function measureInTurns(repetitions: number, measures: Record<string, () => Promise<Run>>) {
  const runs: Record<string, Run[]> = Object.fromEntries(Object.keys(measures).map((name) => [name, []]));
  for (let repetition = 0; repetition <= repetitions; repetition += 1)
    for (const [name, measure] of Object.entries(measures)) {
      const run = await measure();
      if (repetition > 0) runs[name]?.push(run);
    }
  return runs;
}

/** A row of one figure of runs, beside the same figure of a control. */
export function rowOf(
  [what, unit, figure]: [what: string, unit: string, figure: string],
  runs: Run[] | undefined,
  control?: Control,
  most?: number,
): Row {
  const values = (list: Run[] = []) => list.map((run) => run[figure] ?? Number.NaN);
  const beside = control && { what: control.what, measured: values(control.runs) };
  return { what, unit, measured: values(runs), control: beside, most };
}

function range(values: number[], unit: string): string {
  const [middle, least, most] = [quantile(values, 0.5), Math.min(...values), Math.max(...values)].map(
    (value) => value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 }),
  );
  return `${middle}${unit && ` ${unit}`}${least === most ? '' : ` (${least}–${most})`}`;
}

/** A line of the table, in bold where the goal is missed. */
function lineOf(part: string, { what, unit, measured, control, most }: Row): string {
  const value = quantile(measured, 0.5) / (control ? quantile(control.measured, 0.5) : 1);
  const goal = most === undefined ? '–' : `≤ ${most} ${control ? '× control' : unit}`.trim();
  const text = range(measured, unit);
  const shown = most !== undefined && value > most ? `**${text}**` : text;
  const beside = control ? `${control.what}: ${range(control.measured, unit)}` : '–';
  return `| ${[part, what, goal, shown, beside, control ? value.toFixed(2) : '–'].join(' | ')} |`;
}

/** The table of all parts, under a line with date, commit and machine. */
export function tableOf(parts: Record<string, Row[]>, repetitions: number): string {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  return [
    `Medians of ${repetitions} (smallest–largest), ${date}, commit ${commit}, ${machine}.`,
    '',
    '| Part | What | Goal | Measured | Control | Ratio |',
    '|---|---|---|---|---|---|',
    ...Object.entries(parts).flatMap(([part, rows]) => rows.map((row) => lineOf(part, row))),
  ].join('\n');
}

/** Puts the table between the markers of docs/performance.md. */
export function writeToPage(table: string): void {
  const file = join(root, 'docs/performance.md');
  const between = /(?<=<!-- bench -->)[^]*(?=<!-- end of bench -->)/;
  const page = readFileSync(file, 'utf8').replace(between, () => `\n\n${table}\n\n`);
  writeFileSync(file, page);
}
