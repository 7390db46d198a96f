import { describe, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { fashion } from '../../schema/examples/carousels/fashion';
import { duplicateOf, nextName } from './duplicateOf';

describe('nextName', () => {
  it.each([
    ['sale', [], 'sale_2'],
    ['sale_2', [], 'sale_3'],
    ['sale', ['sale_2', 'sale_3'], 'sale_4'],
    ['a_name_of_20_letters', [], 'a_name_of_20_lette_2'],
    ['a_name_of_20_lette_9', [], 'a_name_of_20_lett_10'],
    ['sale_', [], 'sale__2'],
    ['order_2026', [], 'order_2027'],
    ['', [], ''],
  ])('turns "%s", beside %j, into "%s"', (name, taken, next) => {
    expect(nextName(name, new Set(taken))).toBe(next);
  });
});

describe('duplicateOf', () => {
  const draft: Draft = {
    id: 'd1',
    template: fashion.template,
    stash: { 'component#rich_card': { richCard: {} } },
    samples: { 'Set 1': { '1a': 'Asha' } },
    trustsMedia: false,
    sendings: [{ at: 1, platform: 'p', appId: 'a', outcome: 'created', summary: '', payload: {} }],
    createdAt: 1,
    changedAt: 2,
  };
  const copy = duplicateOf(draft, { id: 'd2', now: 9, taken: new Set([fashion.template.name]) });

  it('copies the content, the stash, the samples and the trust in media', () => {
    expect(copy).toEqual({
      ...draft,
      id: 'd2',
      template: { ...draft.template, name: `${fashion.template.name}_2` },
      sendings: [],
      createdAt: 9,
      changedAt: 9,
    });
  });

  it('shares no object with its original', () => {
    expect(copy.template.component).not.toBe(draft.template.component);
    expect(copy.stash).not.toBe(draft.stash);
  });
});
