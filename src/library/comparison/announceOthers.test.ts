import { expect, test } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { describeOthers } from './announceOthers';

const ben = { name: 'ben@shop.example', device: 'b' };

function draftOf(title: string, description: string, name: string): Draft {
  return {
    id: 'd1',
    template: {
      name,
      type: 'rich_card',
      component: {
        richCard: {
          standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title, description } },
        },
      },
    },
    stash: {},
    sendings: [],
    changedBy: ben,
    createdAt: 1,
    changedAt: 1,
  };
}

test('a colleague who replaces many fields at once is named; one who types is not', () => {
  const before = draftOf('Bags', 'Leather', 'bags');
  expect(describeOthers(before, draftOf('Shoes', 'Leather', 'bags'))).toBeUndefined();
  expect(describeOthers(before, draftOf('Shoes', 'Suede', 'shoes'))).toMatch(
    /^ben@shop\.example changed 3 fields in one step/,
  );
});

test('a colleague who settles a conflict is named', () => {
  const conflict = {
    id: 'c1',
    path: ['template', 'name'],
    kept: ben,
    other: { name: null, device: 'a', value: 'x', at: 1 },
  };
  const before = draftOf('Bags', 'Leather', 'bags');
  expect(describeOthers({ ...before, conflicts: [conflict] }, before)).toBe(
    'ben@shop.example chose between the two versions of 1 field.',
  );
});

test('a colleague who restores a version is named once, whatever it changed', () => {
  const before = draftOf('Bags', 'Leather', 'bags');
  const after = { ...draftOf('Shoes', 'Leather', 'bags'), restored: { version: 'Agreed', at: 5 } };
  expect(describeOthers(before, after)).toBe(
    'ben@shop.example restored “Agreed”. “Versions” shows what changed.',
  );
  expect(describeOthers(after, { ...after, changedAt: 9 })).toBeUndefined();
});
