import { expect, it } from 'vitest';
import { newSet, type TemplateSet } from '../schema/draft/set';
import { describeSetChanges } from './describeSetChanges';

const draft = { name: 'sale', type: 'text_message' as const, component: { text: '{{Branch}}' } };
const entries = { cards: [], buttons: [] };
const text = (words: string) => ({ 'component/text': { text: words, source: '{{Branch}}' } });
const rowsOf = (...branches: string[]): TemplateSet['sheet'] => ({
  file: '',
  key: 'c1',
  columns: [{ id: 'c1', name: 'Branch', use: { kind: 'value' } }],
  rows: branches.map((branch, at) => ({ id: `r${at}`, values: { c1: branch } })),
});
const set: TemplateSet = {
  ...newSet('en'),
  languages: [
    { tag: 'hi', texts: text('एक') },
    { tag: 'de', texts: text('Eins') },
  ],
  sheet: rowsOf('Pune', 'Kochi'),
  fixedNames: { 'r0|hi': 'sale_hi' },
};
const changesTo = (after: TemplateSet | undefined, before: TemplateSet | undefined = set) =>
  describeSetChanges({ draft, entries, set: before }, { draft, entries, set: after });

it.each<[string, TemplateSet | undefined, string[]]>([
  ['nothing', { ...set, sheet: { ...(rowsOf('Pune', 'Kochi') as object), file: 'new.csv' } as never }, []],
  [
    'languages',
    { ...set, languages: [...set.languages.slice(1), { tag: 'ta', texts: {} }] },
    ['Language added: Tamil', 'Language removed: Hindi'],
  ],
  [
    'texts',
    { ...set, languages: [{ tag: 'hi', texts: text('दो') }, ...set.languages.slice(1)] },
    ['Hindi: 1 text changed'],
  ],
  ['rows', { ...set, sheet: rowsOf('Pune', 'Goa', 'Delhi') }, ['Rows: 1 added, 1 changed']],
  ['a row less', { ...set, sheet: rowsOf('Pune') }, ['Rows: 1 removed']],
  [
    'texts of single templates',
    { ...set, own: { 'r0|hi': { 'component/text': 'एक ही' }, 'r1|de': { 'component/text': 'Nur eins' } } },
    ['2 texts of single templates changed'],
  ],
  ['names', { ...set, fixedNames: { 'r0|hi': 'sale_hi_2', 'r0|de': 'sale_de' } }, ['Names: 1 changed']],
  ['the whole set', undefined, ['Languages removed: Hindi, German', 'Rows: 2 removed']],
])('names what is different: %s', (_, after, changes) => {
  expect(changesTo(after)).toEqual(changes);
});

it('says of a message that became a set what was added', () => {
  expect(changesTo(set, newSet('en'))).toEqual(['Languages added: Hindi, German', 'Rows: 2 added']);
});
