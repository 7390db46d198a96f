import { describe, expect, test } from 'vitest';
import { carouselCardsOf, withCards } from '../../schema/draft/cards';
import type { TemplateDraft } from '../../schema/draft/draft';
import { matchEntries } from '../../schema/entries/matchEntries';
import { mergeEdits, type SharedDraft } from './mergeEdits';

let made = 0;
const makeId = () => `id${(made += 1)}`;

const template: TemplateDraft = {
  name: 'offers',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardContents: [{ title: 'One' }, { title: 'Two' }] } } },
};
const start = (): SharedDraft => ({
  template,
  entries: matchEntries(undefined, template, makeId),
  stash: {},
  sendings: [],
  conflicts: [],
  createdAt: 1,
  changedAt: 1,
});
const edited = (draft: SharedDraft, change: (before: TemplateDraft) => TemplateDraft): SharedDraft => {
  const next = change(draft.template);
  return { ...draft, template: next, entries: matchEntries(draft, next, makeId) };
};
const named = (name: string) => (before: TemplateDraft) => ({ ...before, name });

const merge = (base: SharedDraft, mine: SharedDraft, theirs: SharedDraft) =>
  mergeEdits({
    base,
    mine,
    theirs,
    isUnsure: true,
    by: { mine: { name: 'Asha', device: 'a' }, theirs: { name: 'Ben', device: 'b' } },
    at: 5,
    makeId,
  });

/** The other side may be an older state, as after a restored backup. */
describe('a merge with a side that may be older', () => {
  test('takes nothing over unseen, and shows it for a choice', () => {
    const base = start();
    const merged = merge(base, base, edited(base, named('older_or_newer')));
    expect(merged.template.name).toBe('offers');
    expect(merged.conflicts).toMatchObject([
      { path: ['template', 'name'], other: { value: 'older_or_newer' } },
    ]);
  });

  test('keeps what is missing there, and what is new there', () => {
    const base = start();
    const theirs = edited(base, (before) =>
      withCards(before, [...carouselCardsOf(before).slice(1), { title: 'Three' }]),
    );
    const titles = carouselCardsOf(merge(base, base, theirs).template).map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set(['One', 'Two', 'Three']));
    expect(titles).toHaveLength(3);
  });

  test('keeps one’s own edits, and the choices that are still open', () => {
    const base = start();
    const open = merge(base, edited(base, named('mine')), edited(base, named('theirs')));
    const again = merge(open, open, base);
    expect(again.template.name).toBe('mine');
    expect(again.conflicts.map(({ other }) => other.value)).toContain('theirs');
  });
});
