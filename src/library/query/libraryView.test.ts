import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, type SendingRecord } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { TemplateType } from '../../schema/values/enums';
import {
  filterDrafts,
  LibrarySort,
  readView,
  sortDrafts,
  StatusFilter,
  wholeLibrary,
  writeView,
} from './libraryView';
import { hasWords, searchWords } from './searchDrafts';

let at = 0;
function draft(name: string, type: TemplateType = 'text_message', text = 'Hello'): Draft {
  at += 1;
  const template = { name, type, component: { text } };
  return { id: `id-${at}`, template, stash: {}, sendings: [], createdAt: 100 - at, changedAt: at };
}
function sent(
  from: Draft,
  status: SendingRecord['status'],
  payload: unknown = draftToTemplate(from.template),
): Draft {
  const sending = { at: 1, platform: 'p', appId: 'a', outcome: 'created', summary: '', payload } as const;
  return { ...from, sendings: [{ ...sending, ...(status ? { status } : {}) }] };
}
const namesOf = (drafts: readonly Draft[]) => drafts.map(({ template }) => template.name);

const drafts = [
  { ...draft('beta_10'), labels: ['Diwali'] },
  sent(draft('Beta_9', 'carousel'), 'approved'),
  sent(draft('alpha', 'carousel', 'Winter'), 'pending', { name: 'alpha' }),
  { ...draft('', 'rich_card', 'Winter'), labels: ['Diwali', 'Loyalty'] },
];

describe('a view in the URL', () => {
  it('is read as it was written, and other parameters stay', () => {
    const view = fc.record({
      query: fc.string(),
      type: fc.option(fc.constantFrom(...TemplateType.options), { nil: undefined }),
      status: fc.option(fc.constantFrom(...StatusFilter.options), { nil: undefined }),
      label: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      sort: fc.constantFrom(...LibrarySort.options),
    });
    fc.assert(
      fc.property(view, (written) => {
        const address = writeView(written, new URLSearchParams('freeze=1&q=old&type=rich_card')).toString();
        const read = new URLSearchParams(address);
        expect(readView(read)).toEqual(written);
        expect(read.get('freeze')).toBe('1');
      }),
    );
  });

  it('is empty for the whole library, and ignores invalid values', () => {
    expect(writeView(wholeLibrary, new URLSearchParams()).toString()).toBe('');
    expect(readView(new URLSearchParams('type=sticker&status=7&sort=up'))).toEqual(wholeLibrary);
  });
});

function select(part: Partial<typeof wholeLibrary>) {
  const view = { ...wholeLibrary, ...part };
  const words = searchWords(view.query);
  return filterDrafts(sortDrafts(drafts, view.sort).filter(hasWords(words)), view, {
    isNew: ({ template }) => template.name === 'alpha',
    isToReview: () => false,
    peopleOf: () => '',
  });
}
const shown = (view: Partial<typeof wholeLibrary>) => namesOf(select(view).shown);

describe('the drafts of a view', () => {
  it.each([
    ['changed', ['', 'alpha', 'Beta_9', 'beta_10']],
    ['created', ['beta_10', 'Beta_9', 'alpha', '']],
    ['name', ['alpha', 'Beta_9', 'beta_10', '']],
    ['status', ['', 'beta_10', 'alpha', 'Beta_9']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(shown({ sort })).toEqual(expected);
  });

  it('filters by words, type and status together', () => {
    expect(shown({ query: 'winter' })).toEqual(['', 'alpha']);
    expect(shown({ query: 'winter', type: 'carousel' })).toEqual(['alpha']);
    expect(shown({ status: 'approved' })).toEqual(['Beta_9']);
    expect(shown({ status: 'changed' })).toEqual(['alpha']);
    expect(shown({ status: 'new' })).toEqual(['alpha']);
    expect(shown({ status: 'approved', type: 'rich_card' })).toEqual([]);
  });

  it('filters by a label, which the search finds too, and counts what each label would show', () => {
    expect(shown({ label: 'Diwali' })).toEqual(['', 'beta_10']);
    expect(shown({ label: 'Diwali', type: 'rich_card' })).toEqual(['']);
    expect(shown({ label: 'Onam' })).toEqual([]);
    expect(shown({ query: 'loyalty' })).toEqual(['']);
    const { labels, types } = select({ label: 'Diwali', type: 'text_message' });
    expect([...labels]).toEqual([
      ['Diwali', 1],
      ['Loyalty', 0],
    ]);
    expect(types).toEqual({ all: 2, text_message: 1, rich_card: 1, carousel: 0 });
  });

  it('counts for each filter the drafts that it would show with the other filter unchanged', () => {
    const { types, statuses } = select({ type: 'carousel', status: 'draft' });
    expect(types).toEqual({ all: 2, text_message: 1, rich_card: 1, carousel: 0 });
    expect(statuses).toMatchObject({ all: 2, approved: 1, pending: 1, changed: 1, draft: 0 });
  });
});
