import { describe, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import type { Version } from '../../library/versions/version';
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
const none = { fresh: [], same: [], returned: [], copies: [], versions: [] };

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

  it('takes the versions of added drafts along, under ids of their own', () => {
    const facts = { id: 'v', draftId: 'draft-a1', at: 1, origin: 'hand' } as const;
    const versions: Version[] = [{ ...facts, template: a.template, stash: {}, sendings: [] }];
    let count = 0;
    const makeId = () => `new-${(count += 1)}`;
    const withVersions = (kept: Draft[]) =>
      planLibraryImport([a], { ...nothing, drafts: kept }, makeId, () => versions).versions;
    expect(withVersions([])).toEqual([{ ...versions[0], id: 'new-1', draftId: 'draft-a1' }]);
    expect(withVersions([draft('draft-a1', 'Changed')])).toEqual([
      { ...versions[0], id: 'new-3', draftId: 'new-2' },
    ]);
    expect(withVersions([a])).toEqual([]);
  });
});
