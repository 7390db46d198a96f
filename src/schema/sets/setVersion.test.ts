import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../lib/values';
import type { TemplateDraft } from '../draft/draft';
import { draftToTemplate } from '../draft/draftToTemplate';
import { membersOf, newSet, type TemplateSet } from '../draft/set';
import { examples } from '../examples/examples';
import { matchEntries } from '../entries/matchEntries';
import { digestOfVersion, memberBodies, type VersionSource } from './setVersion';
import { keyOfField, type SetSource } from './setFields';

const draft: TemplateDraft = {
  name: 'sale',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardContents: [
          { title: 'Coats in {{Branch}}', suggestions: [{ action: { text: 'Call' } }] },
          { title: 'Shoes' },
        ],
      },
    },
  },
};
const entries = matchEntries(undefined, draft, String);
const card = (index: number) => ['component', 'richCard', 'carouselCard', 'cardContents', index];
const title = (index: number) => keyOfField([...card(index), 'title'], entries);
const set: TemplateSet = {
  ...newSet('en'),
  languages: [
    { tag: 'hi', texts: { [title(1)]: { text: 'जूते', source: 'Shoes', isMachine: true } } },
    { tag: 'ta', texts: {} },
  ],
  sheet: {
    file: 'branches.csv',
    key: 'c1',
    columns: [
      { id: 'c1', name: 'Branch', use: { kind: 'value' } },
      { id: 'c2', name: 'Sample', use: { kind: 'sample', marker: '[custom_param1a]' } },
      { id: 'c3', name: 'Note', use: { kind: 'ignored' } },
    ],
    rows: [
      { id: 'r1', values: { c1: 'Pune', c2: 'Asha', c3: 'new' } },
      { id: 'r2', values: { c1: 'Kochi', c2: 'Ben', c3: '' } },
    ],
  },
};
const source: SetSource = { draft, entries, set };
const named = (fixed: TemplateSet = set): TemplateSet => ({
  ...fixed,
  fixedNames: Object.fromEntries(membersOf(fixed).map(({ key }, index) => [key, `sale_${index}`])),
});
const sheet = set.sheet ?? never();
const withSheet = (change: Partial<typeof sheet>): SetSource => ({
  ...source,
  set: { ...set, sheet: { ...sheet, ...change } },
});
const withHindi = (change: Partial<{ text: string; source: string; isMachine: true | undefined }>) => ({
  ...source,
  set: {
    ...set,
    languages: set.languages.map((language) =>
      language.tag === 'hi'
        ? {
            ...language,
            texts: { [title(1)]: { text: 'जूते', source: 'Shoes', isMachine: true as const, ...change } },
          }
        : language,
    ),
  },
});

function never(): never {
  throw new Error('The set has a sheet.');
}

const bodiesOf = (version: SetSource) => JSON.stringify([...memberBodies(version)]);

it.each<[string, VersionSource]>([
  ['a translation', withHindi({ text: 'चप्पल' })],
  [
    'a language more',
    { ...source, set: { ...set, languages: [...set.languages, { tag: 'de', texts: {} }] } },
  ],
  ['another name of the source', { ...source, draft: { ...draft, name: 'sale2' } }],
  ['a value of a row', withSheet({ rows: [{ id: 'r1', values: { c1: 'Goa' } }, ...sheet.rows.slice(1)] })],
  ['a row less', withSheet({ rows: sheet.rows.slice(1) })],
  ['the column of a value', withSheet({ columns: sheet.columns.slice(1) })],
  ['the pattern of the names', { ...source, set: { ...set, names: '{lang}_{base}' } }],
  ['a name that is fixed', { ...source, set: { ...set, fixedNames: { 'r1|hi': 'a_name' } } }],
  ['what one member says itself', { ...source, set: { ...set, own: { 'r1|hi': { [title(0)]: 'Own' } } } }],
  ['a text that is not translated', { ...source, set: { ...set, untranslated: { [title(1)]: true } } }],
])('is another version, and other bodies, with %s', (_, other) => {
  expect(digestOfVersion(other)).not.toBe(digestOfVersion(source));
  expect(bodiesOf(other as SetSource)).not.toBe(bodiesOf(source));
});

it.each<[string, VersionSource]>([
  ['a translation that is still right', withHindi({ source: 'Shoes, cheap' })],
  ['a translation that somebody accepted', withHindi({ isMachine: undefined })],
  ['the name of the file', withSheet({ file: 'newer.csv', key: 'c3' })],
  [
    'samples and columns that are not used',
    withSheet({ rows: sheet.rows.map(({ id, values: { c1 = '' } }) => ({ id, values: { c1 } })) }),
  ],
  ['blank texts', { ...source, draft: { ...draft, component: { ...draft.component, text: '' } } }],
])('is the same version, and the same bodies, with %s', (_, other) => {
  expect(digestOfVersion(other)).toBe(digestOfVersion(source));
  expect(bodiesOf(other as SetSource)).toBe(bodiesOf(source));
});

it('does not depend on what names are made of, once all members have one', () => {
  const before = { ...source, set: named() };
  const after = { ...source, draft: { ...draft, name: 'other' }, set: { ...named(), names: '{n}' } };
  expect(digestOfVersion(after)).toBe(digestOfVersion(before));
  expect(bodiesOf(after)).toBe(bodiesOf(before));
});

it('follows the cards, and not their identities', () => {
  const renamed = JSON.parse(
    JSON.stringify(source).replaceAll(entries.cards[1]?.id ?? '', 'another'),
  ) as SetSource;
  expect(digestOfVersion(renamed)).toBe(digestOfVersion(source));
  const swapped = { ...source, entries: { ...entries, cards: entries.cards.toReversed() } };
  expect(digestOfVersion(swapped)).not.toBe(digestOfVersion(source));
});

it('is that of the request body without a set, as programs know it', () => {
  for (const { template } of examples) {
    const body = canonicalJson(draftToTemplate(template));
    const sha256 = createHash('sha256').update(body, 'utf8').digest('hex');
    const own = matchEntries(undefined, template, String);
    for (const alone of [undefined, newSet('hi')])
      expect(digestOfVersion({ draft: template, entries: own, set: alone })).toBe(sha256);
  }
});
