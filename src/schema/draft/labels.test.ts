import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { findLabel, labelsIn, tidyLabel, tidyLabels, withArchived, withLabels } from './labels';

const draft = (...labels: string[]): Draft => ({
  id: 'd1',
  template: { name: 'offer', type: 'text_message', component: { text: 'Hello' } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
  ...(labels.length > 0 && { labels }),
});

describe('labels', () => {
  it.each([
    ['  Diwali \n 2026 ', 'Diwali 2026'],
    ['', ''],
    [' \t', ''],
    ['x'.repeat(40), 'x'.repeat(32)],
    ['🎆'.repeat(40), '🎆'.repeat(32)],
  ])('%j is stored as %j', (text, label) => {
    expect(tidyLabel(text)).toBe(label);
  });

  it('are stored once each, in one order', () => {
    expect(tidyLabels(['b', ' a', 'b ', ''])).toEqual(['a', 'b']);
  });

  it('are added and removed, and a draft without any has no member for them', () => {
    const labelled = withLabels(draft('Diwali'), { add: ['Loyalty'], remove: [] });
    expect(labelled.labels).toEqual(['Diwali', 'Loyalty']);
    const none = withLabels(labelled, { add: [], remove: ['Diwali', 'Loyalty'] });
    expect(none).toEqual(draft());
  });

  it('are listed by the alphabet, and found in any case of letters', () => {
    const known = labelsIn([draft('loyalty', 'Week 10'), draft('Diwali', 'Week 9')]);
    expect(known).toEqual(['Diwali', 'loyalty', 'Week 9', 'Week 10']);
    expect(findLabel(' LOYALTY', known)).toBe('loyalty');
    expect(findLabel('Onam ', known)).toBe('Onam');
  });
});

it('a draft that comes back from the archive is as it was', () => {
  expect(withArchived(withArchived(draft('Diwali'), true), false)).toEqual(draft('Diwali'));
});
