import { describe, expect, it } from 'vitest';
import { withSentNames } from './sentNames';

const sent = (name: unknown, outcome = 'created') => ({ outcome, payload: { name } });
const stored = (sendings: unknown) => ({ id: 'd1', template: { name: 'sale' }, sendings });

describe('withSentNames', () => {
  it('adds each name that a draft was sent under before it got another', () => {
    const sendings = [sent('winter'), sent('spring', 'unknown'), sent('sale'), sent('winter')];
    expect(withSentNames(stored(sendings))).toEqual({
      ...stored(sendings),
      sentNames: ['winter', 'spring'],
    });
  });

  it.each([
    ['no sendings', []],
    ['its own name', [sent('sale')]],
    ['a refused name', [sent('winter', 'refused')]],
    ['damaged sendings', [undefined, 7, { outcome: 'created' }, sent(7)]],
    ['no list of sendings', 'created'],
  ])('leaves a record with %s as it is', (_, sendings) => {
    const record = stored(sendings);
    expect(withSentNames(record)).toBe(record);
  });
});
