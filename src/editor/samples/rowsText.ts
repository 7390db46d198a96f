import type { ValueFinding } from '../../advice/withSamples';
import { nameOfParameter, type ParameterNames } from '../../schema/draft/parameterNames';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { formatNumber } from '../../schema/values/text';
import type { BrokenRow, RankedRows } from './rankRows';

/** The letters of a value that the text shows at most. */
const MAX_TOLD = 60;

const levels = ['error', 'warning', 'hint'] satisfies ValueFinding['level'][];

/** What goes wrong with a row: what the rules and the phones say together, by its level. */
export const linesOf = ({ findings, cuts = [] }: BrokenRow) =>
  [...findings, ...cuts].toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));

/** The values of a row in words: "First name: Asha, Order: 7". */
export const valuesText = ({ values }: BrokenRow, names: ParameterNames): string =>
  Object.entries(values)
    .map(([marker, value]) => {
      const told = value.length > MAX_TOLD ? `${value.slice(0, MAX_TOLD)}…` : value;
      return `${nameOfParameter(marker, names)}: ${told}`;
    })
    .join(', ');

type CheckedRows = Pick<RankedRows, 'broken' | 'worst'> & { total: number };

/** The rows that break something as a text for the person who keeps the file, the worst first. */
export function rowsText(
  { total, broken, worst }: CheckedRows,
  names: ParameterNames,
  template = '',
): string {
  const of = template === '' ? '' : ` of ${template}`;
  const blocks = worst.map((row) =>
    [
      `Row ${formatNumber(row.row)} (${valuesText(row, names)})`,
      ...linesOf(row).map(({ path, message }) =>
        path.length === 0 ? `- ${message}` : `- ${nameOfPath(path)}: ${message}`,
      ),
    ].join('\n'),
  );
  const left = broken - worst.length;
  return [
    `Values${of}: ${formatNumber(broken)} of ${formatNumber(total)} rows need a look`,
    ...blocks,
    ...(left > 0 ? [`and ${formatNumber(left)} more rows`] : []),
  ].join('\n\n');
}
