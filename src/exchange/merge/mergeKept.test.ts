import { expect, test } from 'vitest';
import { matchEntries } from '../../schema/entries/matchEntries';
import { mergeEdits, type SharedDraft } from './mergeEdits';

let made = 0;
const makeId = () => `id${(made += 1)}`;
const people = { mine: { name: 'Asha', device: 'a' }, theirs: { name: 'Ben', device: 'b' } };

function draftOf(name: string, text: string, conflicts: SharedDraft['conflicts'] = []): SharedDraft {
  const template = { name, type: 'text_message' as const, component: { text } };
  const entries = matchEntries(undefined, template, makeId);
  return { template, entries, stash: {}, sendings: [], conflicts, createdAt: 1, changedAt: 1 };
}
const merge = (base: SharedDraft, mine: SharedDraft, theirs: SharedDraft) =>
  mergeEdits({ base, mine, theirs, by: people, at: 5, makeId });

test('a conflict names who wrote the value that the draft has now', () => {
  const open = merge(draftOf('one', 'Text'), draftOf('one', 'Mine'), draftOf('one', 'Theirs'));
  expect(open.conflicts).toMatchObject([{ kept: people.mine, other: people.theirs }]);
  const later = open.conflicts.map((conflict) => ({ ...conflict, kept: people.theirs }));
  const merged = merge(open, draftOf('two', 'Mine', open.conflicts), draftOf('one', 'Written later', later));
  expect(merged.template).toMatchObject({ name: 'two', component: { text: 'Written later' } });
  expect(merged.conflicts).toMatchObject([{ kept: people.theirs }]);
});
