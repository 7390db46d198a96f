import { describe, expect, it } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { fashion } from '../../schema/examples/carousels';
import { duplicateDraft } from './copyDrafts';

describe('duplicateDraft', () => {
  const draft: Draft = {
    id: 'd1',
    template: fashion.template,
    stash: { 'component#rich_card': { richCard: {} } },
    samples: { 'Set 1': { '1a': 'Asha' } },
    parameters: { '1a': { name: 'Customer name' } },
    altTexts: { 'https://shop.example/saree.jpg': 'A red saree' },
    trustsMedia: false,
    sendings: [{ at: 1, platform: 'p', appId: 'a', outcome: 'created', summary: '', payload: {} }],
    createdAt: 1,
    changedAt: 2,
  };
  const copy = duplicateDraft(draft, { id: 'd2', now: 9, taken: new Set([fashion.template.name]) });

  it('copies everything but the sendings: also names of parameters and alt texts', () => {
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
