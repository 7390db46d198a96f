import { expect, test } from 'vitest';
import { newSet, type TemplateSet } from '../../schema/draft/set';
import { chooseValue, mergeEdits, type SharedDraft } from './mergeEdits';

const title = 'component/text';
const hindi = (text: string) => ({ tag: 'hi', texts: { [title]: { text, source: 'Sale' } } });
const set: TemplateSet = {
  ...newSet('en'),
  languages: [hindi('सेल')],
  sheet: {
    file: '',
    key: 'c1',
    columns: [{ id: 'c1', name: 'Branch', use: { kind: 'value' } }],
    rows: ['Pune', 'Goa'].map((name) => ({ id: name, values: { c1: name } })),
  },
};
const draft = (part: TemplateSet): SharedDraft => ({
  template: { type: 'text_message', component: { text: 'Sale' } },
  entries: { cards: [], buttons: [] },
  stash: {},
  sendings: [],
  conflicts: [],
  createdAt: 0,
  changedAt: 0,
  set: part,
});
const merge = (mine: TemplateSet, theirs: TemplateSet) =>
  mergeEdits({
    base: draft(set),
    mine: draft(mine),
    theirs: draft(theirs),
    by: { mine: { name: 'asha', device: 'a' }, theirs: { name: 'ben', device: 'b' } },
    at: 1,
    makeId: () => 'new',
  });
const { sheet } = set;
const withRows = (rows: NonNullable<typeof sheet>['rows']): TemplateSet => ({
  ...set,
  ...(sheet && { sheet: { ...sheet, rows } }),
});

test('two people who add a language and rows each keep theirs', () => {
  const pune = { id: 'Pune', values: { c1: 'Poona' } };
  const goa = { id: 'Goa', values: { c1: 'Goa' } };
  const mine = { ...withRows([pune, goa]), languages: [hindi('सेल'), { tag: 'de', texts: {} }] };
  const theirs = {
    ...withRows([{ id: 'Pune', values: { c1: 'Pune' } }, { id: 'Ooty', values: { c1: 'Ooty' } }, goa]),
    languages: [hindi('बड़ी सेल')],
  };
  const merged = merge(mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(merged.set?.languages).toEqual([hindi('बड़ी सेल'), { tag: 'de', texts: {} }]);
  expect(merged.set?.sheet?.rows.map(({ values }) => values['c1'])).toEqual(['Poona', 'Ooty', 'Goa']);
});

test('two translations of one text are a choice, and both can be chosen', () => {
  const merged = merge({ ...set, languages: [hindi('मेरा')] }, { ...set, languages: [hindi('उनका')] });
  const [conflict, ...others] = merged.conflicts;
  expect(others).toEqual([]);
  expect(conflict?.path).toEqual(['set', 'languages', '#hi', 'texts', title, 'text']);
  expect(merged.set?.languages).toEqual([hindi('मेरा')]);
  if (!conflict) throw new Error('There is no conflict.');
  expect(chooseValue(merged, conflict, 'other').set?.languages).toEqual([hindi('उनका')]);
  expect(chooseValue(merged, conflict, 'kept').set?.languages).toEqual([hindi('मेरा')]);
});
