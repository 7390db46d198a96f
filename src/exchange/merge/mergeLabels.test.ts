import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { matchEntries } from '../../schema/entries/matchEntries';
import { mergeEdits, type SharedDraft } from './mergeEdits';

const template: TemplateDraft = { name: 'offer', type: 'text_message', component: { text: 'Hello' } };

const shared = (labels?: readonly string[], archived?: true): SharedDraft => ({
  template,
  entries: matchEntries(undefined, template, () => 'id'),
  stash: {},
  sendings: [],
  conflicts: [],
  createdAt: 1,
  changedAt: 1,
  ...(labels && { labels }),
  ...(archived && { archived }),
});

const merge = (base: SharedDraft, mine: SharedDraft, theirs: SharedDraft) =>
  mergeEdits({
    base,
    mine,
    theirs,
    by: { mine: { name: 'Asha', device: 'a' }, theirs: { name: 'Ben', device: 'b' } },
    at: 5,
    makeId: () => 'new',
  });

test.each([
  ['each add one', undefined, ['Onam'], ['Diwali'], ['Diwali', 'Onam']],
  ['add the same one', ['A'], ['A', 'B'], ['A', 'B'], ['A', 'B']],
  ['remove and add', ['A', 'B'], ['B'], ['A', 'B', 'C'], ['B', 'C']],
  ['remove different ones', ['A', 'B'], ['A'], ['B'], undefined],
  ['remove the last one and leave it', ['A'], undefined, ['A'], undefined],
  ['use names of the language', undefined, ['__proto__'], ['constructor'], ['__proto__', 'constructor']],
])('two people who %s keep what both did, without a conflict', (_what, base, mine, theirs, expected) => {
  const merged = merge(shared(base), shared(mine), shared(theirs));
  expect([merged.labels, merged.conflicts]).toEqual([expected, []]);
  const other = merge(shared(base), shared(theirs), shared(mine));
  expect(other.labels).toEqual(expected);
});

test('a draft that one archives and the other edits is in the archive, with the edit', () => {
  const edited = { ...shared(), template: { ...template, name: 'sale' } };
  const merged = merge(shared(), shared(undefined, true), edited);
  expect([merged.archived, merged.template.name, merged.conflicts]).toEqual([true, 'sale', []]);
  expect(merge(shared(undefined, true), shared(), shared(undefined, true)).archived).toBeUndefined();
});
