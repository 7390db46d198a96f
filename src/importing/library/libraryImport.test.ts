import { describe, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { planLibraryImport } from './libraryImport';

const draft = (id: string, text: string): Draft => ({
  id,
  template: { name: id, type: 'text_message', component: { text } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
});
const nothing = { drafts: [], deleted: [], damaged: [] };
const plan = (drafts: Draft[], kept: Partial<Parameters<typeof planLibraryImport>[1]>) =>
  planLibraryImport(drafts, { ...nothing, ...kept }, () => 'new');
const none = { fresh: [], same: [], returned: [], copies: [] };

describe('planLibraryImport', () => {
  const a = draft('draft-a1', 'Hello');

  it('adds a new draft unchanged', () => {
    expect(plan([a], {})).toEqual({ ...none, fresh: [a] });
  });

  it.each(['../x', 'new', 'a/b', '', 'x'.repeat(65)])('replaces the unusable id "%s"', (id) => {
    expect(plan([draft(id, 'Hello')], {}).fresh).toEqual([{ ...draft(id, 'Hello'), id: 'new' }]);
  });

  it('skips a draft that is there with the same content, in any order of its members', () => {
    const { template, ...rest } = a;
    const { type, component, name } = template;
    const kept = {
      ...rest,
      template: { component, name, type },
      samples: {},
      trustsMedia: true,
      changedAt: 9,
    };
    expect(plan([a], { drafts: [kept] })).toEqual({ ...none, same: [a] });
  });

  it('adds other content under the same id as a copy, and recognizes the copy the next time', () => {
    const mine = draft('draft-a1', 'Changed');
    const first = plan([a], { drafts: [mine] });
    expect(first).toEqual({ ...none, copies: [{ ...a, id: 'new' }] });
    expect(plan([a], { drafts: [mine, ...first.copies] })).toEqual({ ...none, same: [a] });
  });

  it('brings back a deleted draft, and never replaces another deleted or damaged draft', () => {
    expect(plan([a], { deleted: [a] })).toEqual({ ...none, returned: ['draft-a1'] });
    expect(plan([a], { deleted: [draft('draft-a1', 'Other')] }).copies).toHaveLength(1);
    expect(plan([a], { damaged: ['draft-a1'] }).copies).toHaveLength(1);
  });

  it('adds both of two different drafts with one id, but the same draft only once', () => {
    const other = draft('draft-a1', 'Other');
    expect(plan([a, a, other], {})).toEqual({
      ...none,
      fresh: [a],
      same: [a],
      copies: [{ ...other, id: 'new' }],
    });
  });
});
