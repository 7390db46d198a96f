import { findRowProblems, missingColumns, type RowProblem } from '../../exchange/sets/findRowProblems';
import {
  planColumns,
  schemeWithRows,
  sheetOf,
  takeSheet,
  withPlainNumbers,
} from '../../exchange/sets/planSheet';
import { MAX_SHEET_BYTES, readSheet } from '../../exchange/sheets/readSheet';
import { newSet, membersOf, type TemplateSet } from '../../schema/draft/set';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { matchEntries } from '../../schema/entries/matchEntries';
import { createMemberMaker } from '../../schema/sets/makeMembers';
import type { SetSource } from '../../schema/sets/setFields';
import { nameMembers } from '../../schema/sets/memberNames';
import { writeSetValue } from '../../schema/sets/setValues';
import { limits } from '../../schema/values/limits';
import { plural } from '../../schema/values/text';
import { readAll, readBytes } from '../io/readInputs';
import { exitCodes, UsageError, type ExitCode, type Terminal } from '../io/terminal';
import { templateEnding, writeFolder } from '../io/writeFolder';

export type RowOptions = {
  /** The file of the template that the rows fill. */
  template: string;
  /** How names are made. */
  name?: string;
  /** ISO 3166 code of the country of phone numbers that name none. */
  country: string;
  json?: boolean;
};

/** `rcs-template set check`: what is wrong with the rows of a sheet. Ends with 1 if anything is. */
export async function checkRows(sheet: string, options: RowOptions, terminal: Terminal): Promise<ExitCode> {
  const { set, problems, missing } = await readRows(sheet, options, terminal);
  report(set, problems, missing, options, terminal);
  return problems.length + missing.length === 0 ? exitCodes.done : exitCodes.found;
}

/** `rcs-template set build`: one file for each row. Writes nothing if anything is wrong with a row. */
export async function buildRows(
  sheet: string,
  { out, ...options }: RowOptions & { out: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const { set, source, problems, missing } = await readRows(sheet, options, terminal);
  if (problems.length + missing.length > 0) {
    report(set, problems, missing, options, terminal);
    terminal.remark('Nothing was written.\n');
    return exitCodes.found;
  }
  const members = membersOf(set);
  const names = nameMembers({ set, base: source.draft.name ?? '', members, taken: new Set() });
  const make = createMemberMaker(source);
  await writeFolder(
    out,
    members.map((member) => {
      const name = names.get(member.key)?.name ?? '';
      const content = `${JSON.stringify(make(member, name), null, 2)}\n`;
      return { name: `${name}${templateEnding}`, content };
    }),
  );
  terminal.write(`${plural(members.length, 'template')} in ${out}.\n`);
  return exitCodes.done;
}

type Rows = { set: TemplateSet; source: SetSource; problems: RowProblem[]; missing: string[] };

async function readRows(
  file: string,
  { template, name, country }: RowOptions,
  terminal: Terminal,
): Promise<Rows> {
  const [found, ...others] = await readAll(template, terminal);
  if (!found || others.length > 0) throw new UsageError(`--template: ${template} must have one template.`);
  const draft = found.template;
  const read = await readSheet(await readBytes(file, MAX_SHEET_BYTES), file);
  if (!read.ok) throw new UsageError(read.message);
  const entries = matchEntries(undefined, draft, () => '');
  const empty = newSet('en');
  const rows = { file, headings: read.columns, rows: read.rows.map(({ cells }) => cells) };
  const columns = planColumns(rows, { draft, entries, set: empty }, found.parameters ?? noParameterNotes);
  let count = 0;
  const plain = withPlainNumbers(sheetOf(rows, columns), { draft, entries }, country);
  const { sheet } = takeSheet(plain.sheet, undefined, () => `row${(count += 1)}`);
  const set = { ...empty, names: name ?? schemeWithRows('{base}', columns), sheet };
  const source = { draft, entries, set };
  const problems = findRowProblems(source, { taken: new Set(), textLimit: limits.text });
  return { set, source, problems, missing: missingColumns(source) };
}

function report(
  set: TemplateSet,
  problems: readonly RowProblem[],
  missing: readonly string[],
  { json = false }: RowOptions,
  terminal: Terminal,
) {
  const rows = set.sheet?.rows.length ?? 0;
  if (json) {
    const found = problems.map(({ number, message, mend }) => ({ row: number, message, mend: mend?.action }));
    terminal.write(`${JSON.stringify({ version: 1, rows, missing, problems: found }, null, 2)}\n`);
    return;
  }
  for (const name of missing)
    terminal.write(`${writeSetValue(name)}: the sheet has no column with this heading.\n`);
  for (const { number, message, mend } of problems)
    terminal.write(`row ${number}: ${message}${mend ? ` (${mend.action})` : ''}\n`);
  const faulty = new Set(problems.map(({ row }) => row.id)).size;
  terminal.write(
    `${plural(rows, 'row')}, ${faulty + missing.length === 0 ? 'no errors' : `${faulty} with errors`}.\n`,
  );
}
