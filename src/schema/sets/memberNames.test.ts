import { describe, expect, it } from 'vitest';
import { nameMembers } from './memberNames';
import { membersOf, newSet, type TemplateSet } from '../draft/set';

const withRows = (names: readonly string[], rest: Partial<TemplateSet> = {}): TemplateSet => ({
  ...newSet('en'),
  names: '{base}_{Branch}',
  sheet: {
    file: '',
    key: 'c1',
    columns: [{ id: 'c1', name: 'Branch', use: { kind: 'value' } }],
    rows: names.map((name, index) => ({ id: `r${index}`, values: { c1: name } })),
  },
  ...rest,
});

const namesOf = (set: TemplateSet, base = 'sale', taken: readonly string[] = []) =>
  [...nameMembers({ set, base, members: membersOf(set), taken: new Set(taken) }).values()].map(
    ({ name }) => name,
  );

describe('the names of members', () => {
  it.each([
    ['Pune', 'sale_pune'],
    ['New Delhi', 'sale_new_delhi'],
    ['Koramangala 5th Block', 'sale_koramangala_5th'],
    ['Thiruvananthapuram', 'sale_thiruvananthapu'],
    ['पुणे', 'sale_pune'],
    ['Zürich & Köln', 'sale_zurich_and_koln'],
    ['', 'sale'],
  ])('of the row "%s" are %s', (branch, name) => {
    expect(namesOf(withRows([branch]))).toEqual([name]);
  });

  it('have the language, which is never cut', () => {
    const languages = [
      { tag: 'hi', texts: {} },
      { tag: 'pt-BR', texts: {} },
    ];
    expect(namesOf({ ...newSet('en'), languages }, 'diwali_sale_of_2026')).toEqual([
      'diwali_sale_of_en',
      'diwali_sale_of_hi',
      'diwali_sale_of_pt_br',
    ]);
  });

  it('are each used once, beside those that are taken', () => {
    const set = withRows(['Pune', 'Pune', 'Pune (east)'], { names: '{Branch}' });
    expect(namesOf(set, 'sale', ['pune_2'])).toEqual(['pune', 'pune_3', 'pune_east']);
  });

  it('stay once they are fixed', () => {
    const set = withRows(['Pune', 'Goa'], { fixedNames: { 'r1|en': 'sale_pune' } });
    expect(namesOf(set)).toEqual(['sale_pune_2', 'sale_pune']);
  });

  it('come from the sheet as they are, also where they are wrong', () => {
    const set = withRows(['Fine', 'fine_name']);
    const columns = [{ id: 'c1', name: 'Branch', use: { kind: 'name' } as const }];
    expect(
      namesOf({ ...set, sheet: { ...set.sheet, file: '', key: 'c1', rows: set.sheet?.rows ?? [], columns } }),
    ).toEqual(['Fine', 'fine_name']);
  });
});
