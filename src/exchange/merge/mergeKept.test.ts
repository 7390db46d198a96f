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

const textOf = ({ template }: SharedDraft) => (template.component as { text: string }).text;

test('a conflict names who wrote the value that the draft has now', () => {
  const open = merge(draftOf('one', 'Text'), draftOf('one', 'Mine'), draftOf('one', 'Theirs'));
  expect(open.conflicts).toMatchObject([{ kept: people.mine, other: people.theirs }]);
  const later = open.conflicts.map((conflict) => ({ ...conflict, kept: people.theirs }));
  const merged = merge(open, draftOf('two', 'Mine', open.conflicts), draftOf('one', 'Written later', later));
  expect(merged.template).toMatchObject({ name: 'two', component: { text: 'Written later' } });
  expect(merged.conflicts).toMatchObject([{ kept: people.theirs }]);
});

test('two people who type on in one field leave one choice, whatever they have typed on the way', () => {
  const writers = { asha: people.mine, ben: people.theirs };
  // Each types before what is there, so that no state contains the one before.
  const typed = (draft: SharedDraft, letter: string): SharedDraft => ({
    ...draft,
    template: { ...draft.template, component: { text: `${textOf(draft).slice(0, -1)}${letter}!` } },
  });
  let server = draftOf('one', 'Sale!');
  const pages = { asha: { base: server, now: server }, ben: { base: server, now: server } };
  for (let round = 0; round < 12; round += 1)
    for (const me of ['asha', 'ben'] as const) {
      const other = me === 'asha' ? 'ben' : 'asha';
      const page = pages[me];
      const mine = typed(page.now, me.charAt(round % 3));
      const now = mergeEdits({
        base: page.base,
        mine,
        theirs: server,
        by: { mine: writers[me], theirs: writers[other] },
        at: round,
        makeId,
      });
      server = now;
      pages[me] = { base: now, now };
      expect(textOf(now)).toBe(textOf(mine));
      expect(now.conflicts.length).toBeLessThanOrEqual(1);
    }
  expect(server.conflicts).toMatchObject([
    { kept: writers.ben, other: { name: 'Asha', value: textOf(pages.asha.now) } },
  ]);
});
