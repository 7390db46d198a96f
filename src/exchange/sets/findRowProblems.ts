import { finishSteps, type Steps } from '../../lib/idle';
import { nextName } from '../../schema/draft/names/nextName';
import { suggestName } from '../../schema/draft/names/suggestName';
import { createMemberMaker } from '../../schema/sets/makeMembers';
import { memberKey, membersOf, type SetSheet, type SheetRow } from '../../schema/draft/set';
import type { SetField, SetSource } from '../../schema/sets/setFields';
import { fillingColumns, foldSetValue, setValuesIn } from '../../schema/sets/setValues';
import { nameOfPath } from '../../schema/template/templateTree';
import { findTemplateIssues } from '../../schema/template/template';

/** Why no template can be made of a row, and a change of the row that mends it where the meaning is plain. */
export type RowProblem = {
  row: SheetRow;
  /** The number of the row, from 1. */
  number: number;
  message: string;
  mend?: { action: string; values: Readonly<Record<string, string>> } | { action: string; leavesOut: true };
};

type Facts = {
  /** Names that other templates have. */
  taken: ReadonlySet<string>;
  /** Characters that the platform accepts in a message text. */
  textLimit: number;
};

/** What is wrong with the rows of a set themselves: doubled rows, names that cannot be used, values that the message lacks. */
export function findSheetProblems(source: SetSource, taken: ReadonlySet<string>): RowProblem[] {
  const { sheet } = source.set;
  if (!sheet) return [];
  const numbers = new Map(sheet.rows.map(({ id }, index) => [id, index + 1]));
  const doubles = findDoubles(sheet);
  const doubled = sheet.rows.flatMap((row) => {
    const first = doubles.get(row.id);
    const mend = { action: 'Leave it out', leavesOut: true } as const;
    return first ? [{ row, message: `Same as row ${numbers.get(first.id)}.`, mend }] : [];
  });
  const blank = blankValues(source).map(({ row, name }) => ({
    row,
    message: `“${name}” is empty, and the message needs it.`,
  }));
  return [...doubled, ...nameProblems(source, taken, doubles), ...blank].map((problem) => ({
    ...problem,
    number: numbers.get(problem.row.id) ?? 0,
  }));
}

/** What prevents the rows of a set from becoming templates, in their order. Every member of a row is checked; equal problems are named once. */
export const findRowProblems = (source: SetSource, facts: Facts): RowProblem[] =>
  finishSteps(rowProblemSteps(source, facts));

/** The same in steps, one for each member: a large sheet takes seconds. */
export function* rowProblemSteps(source: SetSource, { taken, textLimit }: Facts): Steps<RowProblem[]> {
  const { set } = source;
  const { sheet } = set;
  if (!sheet) return [];
  const numbers = new Map(sheet.rows.map(({ id }, index) => [id, index + 1]));
  const make = createMemberMaker(source);
  const members = membersOf(set);
  const problems = findSheetProblems(source, taken);
  const doubles = findDoubles(sheet);
  const hasBlank = new Set(blankValues(source).map(({ row }) => row.id));
  const said = new Set<string>();
  for (const member of members) {
    yield;
    const { row } = member;
    if (!row || doubles.has(row.id)) continue;
    for (const { path, message: issue } of findTemplateIssues(make(member), { textLimit })) {
      // Said above, in the words of the sheet.
      if (path[0] === 'name' || (hasBlank.has(row.id) && issue.includes('empty'))) continue;
      const message = `${nameOfPath(path)}: ${issue}`;
      const key = `${row.id} ${message}`;
      if (!said.has(key)) problems.push({ row, number: numbers.get(row.id) ?? 0, message });
      said.add(key);
    }
  }
  return problems.toSorted((a, b) => a.number - b.number);
}

/** The rows that say the same as an earlier one, with that one. */
function findDoubles(sheet: SetSheet): Map<string, SheetRow> {
  const used = fillingColumns(sheet);
  const seen = new Map<string, SheetRow>();
  const doubles = new Map<string, SheetRow>();
  for (const row of sheet.rows) {
    const text = JSON.stringify(used.map(({ id }) => (row.values[id] ?? '').trim().toLowerCase()));
    const first = seen.get(text);
    if (first) doubles.set(row.id, first);
    else seen.set(text, row);
  }
  return doubles;
}

/** Names that the sheet writes, and that cannot be used so. */
function nameProblems(
  { set, draft }: SetSource,
  taken: ReadonlySet<string>,
  doubles: ReadonlyMap<string, SheetRow>,
): Pick<RowProblem, 'row' | 'message' | 'mend'>[] {
  const column = set.sheet?.columns.find(({ use }) => use.kind === 'name');
  // With several languages the name in the sheet is only the base of names.
  if (!column || !set.sheet || set.languages.length > 0) return [];
  const used = new Map<string, number>();
  const all = new Set([...taken, ...set.sheet.rows.map((row) => row.values[column.id]?.trim() ?? '')]);
  return set.sheet.rows.flatMap((row, index) => {
    if (doubles.has(row.id) || set.fixedNames[memberKey(set.language, row.id)] !== undefined) return [];
    const name = row.values[column.id]?.trim() ?? '';
    const use = (better: string) => ({ action: `Use ${better}`, values: { [column.id]: better } });
    if (name === '') return [{ row, message: `“${column.name}” is empty. Each template needs a name.` }];
    const tidy = suggestName(name);
    const other = used.get(name);
    used.set(name, other ?? index + 1);
    if (!/^[a-z0-9_]{1,20}$/.test(name)) {
      const why =
        name.length > 20
          ? `has ${name.length} characters, and at most 20 are allowed`
          : 'may only have a–z, 0–9 and _';
      const free = taken.has(tidy) || used.has(tidy) ? nextName(tidy, all) : tidy;
      return [{ row, message: `The name “${name}” ${why}.`, ...(free !== '' && { mend: use(free) }) }];
    }
    if (other !== undefined)
      return [{ row, message: `Row ${other} has the name “${name}” too.`, mend: use(nextName(name, all)) }];
    if (taken.has(name) || name === (draft.name ?? ''))
      return [{ row, message: `A template named “${name}” exists already.`, mend: use(nextName(name, all)) }];
    return [];
  });
}

/** Set values that the source needs and a row does not have. */
function blankValues(source: SetSource): { row: SheetRow; name: string }[] {
  const { sheet } = source.set;
  const needed = new Set(setValuesIn(source).map(foldSetValue));
  const columns = fillingColumns(sheet).filter(({ name }) => needed.has(foldSetValue(name)));
  return (sheet?.rows ?? []).flatMap((row) =>
    columns.filter(({ id }) => (row.values[id] ?? '').trim() === '').map(({ name }) => ({ row, name })),
  );
}

/** Set values in the texts of a set that no column has: they would be sent as they are written. */
export function missingColumns(source: SetSource, fields?: readonly SetField[]): string[] {
  const known = new Set(fillingColumns(source.set.sheet).map(({ name }) => foldSetValue(name)));
  return setValuesIn(source, fields).filter((name) => !known.has(foldSetValue(name)));
}
