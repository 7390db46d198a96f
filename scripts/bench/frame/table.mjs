// @ts-check
/** @import { Goal, Row } from './rows.mjs' */
import { isReached, ratioOf } from './rows.mjs';
import { median } from './statistics.mjs';

export const tableHead = [
  '| Part | What | Goal | Measured | Control | Ratio | Reached |',
  '|---|---|---|---|---|---|---|',
];

/** @param {number} value */
const digits = (value) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });

/** @param {number[]} values @param {string} unit */
function range(values, unit) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(digits);
  const spread = values.length > 1 && least !== most ? ` (${least}–${most})` : '';
  return `${middle}${unit && ` ${unit}`}${spread}`;
}

/** @param {Goal | undefined} goal @param {string} unit */
function goalText(goal, unit) {
  if (!goal) return '–';
  const sign = goal.most === undefined ? '≥' : '≤';
  const bound = goal.most ?? goal.least ?? Number.NaN;
  return goal.of === 'ratio' ? `${sign} ${bound} × control` : `${sign} ${digits(bound)}${unit && ` ${unit}`}`;
}

/**
 * A row of the table, medians with the smallest and largest.
 * @param {string} part
 * @param {Row} row
 */
export function tableRow(part, row) {
  const { what, unit, goal, measured, control } = row;
  const reached = isReached(row);
  const cells = [
    part,
    what,
    goalText(goal, unit),
    range(measured, unit),
    control ? `${control.what}: ${range(control.measured, unit)}` : '–',
    ratioOf(row)?.toFixed(2) ?? '–',
    reached === undefined ? '–' : reached ? 'yes' : '**no**',
  ];
  return `| ${cells.join(' | ')} |`;
}
