import { describe, expect, test } from 'vitest';
import { matchEntries } from '../../schema/entries/matchEntries';
import type { TemplateDraft } from '../../schema/draft/draft';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { newSet, type SetSheet, type TemplateSet } from '../../schema/draft/set';
import type { SetSource } from '../../schema/sets/setFields';
import { findRowProblems, missingColumns } from './findRowProblems';
import {
  planColumns,
  sheetOf,
  takeSheet,
  withLeftOut,
  withoutColumn,
  withoutRow,
  withPlainNumbers,
} from './planSheet';

const draft: TemplateDraft = {
  name: 'opening',
  type: 'text_message',
  component: {
    text: 'We open in {{Branch}}, {{Street}}.',
    suggestions: [{ action: { text: 'Call us', dialAction: { phoneNumber: '+911140000000' } } }],
  },
};
const source: SetSource = { draft, entries: matchEntries(undefined, draft, () => 'x'), set: newSet('en') };
const headings = ['Template name', 'Branch', 'Street', 'Phone', 'Notes'];
const branch = (index: number) => [
  `open_${index}`,
  `Branch ${index}`,
  `${index} High Street`,
  `+9198765432${String(index).padStart(2, '0')}`,
  '',
];
const read = (rows: string[][]) => ({ file: 'branches.csv', headings, rows });
let ids = 0;
const makeId = () => `id${(ids += 1)}`;

/** The problems of a sheet, as "row: message". */
function problemsOf(rows: string[][], taken: string[] = []) {
  const written = sheetOf(read(rows), planColumns(read(rows), source, noParameterNotes));
  const { sheet } = takeSheet(withPlainNumbers(written, source, 'IN').sheet, undefined, makeId);
  return findRowProblems(
    { ...source, set: { ...source.set, sheet } },
    { taken: new Set(taken), textLimit: 3072 },
  );
}

test('a number without a country stays as it is until the country is known', () => {
  const rows = [['open_1', 'Branch 1', '1 High Street', '98765 43210', '']];
  const columns = planColumns(read(rows), source, noParameterNotes);
  const { sheet } = takeSheet(sheetOf(read(rows), columns), undefined, makeId);
  expect(withPlainNumbers(sheet, source, '')).toEqual({ sheet, count: 0, loose: '98765 43210' });
  expect(withPlainNumbers(sheet, source, 'IN')).toMatchObject({ count: 1, loose: undefined });
});

test('columns are for the name, for set values and for the only field of their kind', () => {
  const uses = planColumns({ file: '', headings, rows: [] }, source, noParameterNotes).map(
    ({ use }) => use.kind,
  );
  expect(uses).toEqual(['name', 'value', 'value', 'field', 'value']);
});

test('a set value without a column is named', () => {
  expect(missingColumns(source)).toEqual(['Branch', 'Street']);
});

test('of 40 branches, the dry run names the wrong number, the long name, the doubled row and the name that exists', () => {
  const rows = Array.from({ length: 40 }, (_, index) => branch(index));
  rows[4] = ['open_4', 'Branch 4', '4 High Street', '12345', ''];
  rows[9] = ['opening_of_the_new_branch', 'Branch 9', '9 High Street', '+919876543299', ''];
  rows[20] = branch(12);
  const found = problemsOf(rows, ['open_30']);
  expect(found.map(({ number, message }) => `${number}: ${message}`)).toEqual([
    expect.stringMatching(/^5: .*Phone number/),
    '10: The name “opening_of_the_new_branch” has 25 characters, and at most 20 are allowed.',
    '21: Same as row 13.',
    '31: A template named “open_30” exists already.',
  ]);
  // "open_31" is the name of another row.
  const mends = [undefined, 'Use opening_of_the_new', 'Leave it out', 'Use open_40'];
  expect(found.map(({ mend }) => mend?.action)).toEqual(mends);
});

test('a phone number as people write it is taken in the form of the interface', () => {
  const row = ['open_1', 'Pune', 'MG Road', '98765 43210', ''];
  expect(problemsOf([row])).toEqual([]);
});

test('an empty value that the message needs is named once', () => {
  expect(problemsOf([['open_1', 'Pune', '', '+919876543210', '']]).map(({ message }) => message)).toEqual([
    '“Street” is empty, and the message needs it.',
  ]);
});

/** The rows of a sheet, in place of those of an earlier one. */
function take(rows: string[][], before?: SetSheet) {
  const columns = planColumns(read([]), { ...source, set: setWith(before) }, noParameterNotes);
  const { sheet } = withPlainNumbers(sheetOf(read(rows), columns), source, 'IN');
  return takeSheet(sheet, before, makeId);
}
const setWith = (sheet: SetSheet | undefined): TemplateSet => ({ ...source.set, ...(sheet && { sheet }) });
const firstOf = (rows: SetSheet['rows']) => rows.map(({ values }) => Object.values(values)[0]);

test('a newer sheet shows new, changed and removed rows, and keeps the identity of the others', () => {
  const { sheet } = take([branch(1), branch(2), branch(3)]);
  const moved = branch(2).with(2, 'New Road 2');
  const { sheet: next, changes } = take([branch(4), moved, branch(1)], sheet);
  expect(next.rows.map(({ id }) => sheet.rows.findIndex((row) => row.id === id))).toEqual([-1, 1, 0]);
  expect(changes.added.map(({ after }) => Object.values(after?.values ?? {})[0])).toEqual(['open_4']);
  expect(changes.changed.map(({ after }) => Object.values(after?.values ?? {})[2])).toEqual(['New Road 2']);
  expect(changes.removed.map(({ before }) => Object.values(before?.values ?? {})[0])).toEqual(['open_3']);
});

test('a newer sheet that says the same changes nothing, however its phone numbers are written', () => {
  const rows = [branch(1).with(3, '98765 43201'), branch(2).with(3, '098765-43202')];
  const { sheet } = take(rows);
  expect(take(rows, sheet)).toEqual({
    sheet,
    changes: { added: [], changed: [], removed: [], leftOut: [] },
  });
});

describe('a row that was left out', () => {
  const rows = [branch(1), branch(2), branch(1).with(3, '98765 43201')];
  const { sheet: whole } = take(rows);
  const [first, , doubled] = whole.rows;
  const left = withoutRow(setWith(whole), doubled?.id ?? '').sheet;

  test('is left out of a newer sheet, and counted', () => {
    const { sheet, changes } = take([branch(3), ...rows], left);
    expect(firstOf(sheet.rows)).toEqual(['open_3', 'open_1', 'open_2']);
    expect(changes.added).toHaveLength(1);
    expect(changes.leftOut).toHaveLength(1);
    // And of the one after that.
    expect(take(rows, sheet).sheet.rows).toHaveLength(2);
  });
  test('comes back where it says something else', () => {
    const { sheet, changes } = take([branch(1), branch(2), branch(1).with(1, 'Branch 1 North')], left);
    expect(sheet.rows).toHaveLength(3);
    expect(sheet.leftOut).toBeUndefined();
    expect(changes.added).toHaveLength(1);
  });
  test('can be used again', () => {
    expect(withLeftOut(setWith(left)).sheet).toMatchObject({ rows: [first, expect.anything(), doubled] });
  });
});

test('a column that was left out is not used in a newer sheet', () => {
  const { sheet } = take([branch(1)]);
  const notes = sheet.columns.find(({ name }) => name === 'Notes')?.id ?? '';
  const { sheet: left } = withoutColumn(setWith(sheet), notes);
  expect(take([branch(2)], left).sheet.columns.at(-1)?.use).toEqual({ kind: 'ignored' });
});
