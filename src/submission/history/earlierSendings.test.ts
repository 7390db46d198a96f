import { describe, expect, it } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { hasUnknownBefore } from './earlierSendings';

const record = (change: Partial<SendingRecord>): SendingRecord => ({
  at: 1,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  summary: 'Created and approved',
  payload: { name: 'sale' },
  ...change,
});
const sending = { at: 5, payload: { name: 'sale' } };

describe('hasUnknownBefore', () => {
  it('counts only earlier sendings of the same name with an unknown outcome', () => {
    expect(hasUnknownBefore([record({ outcome: 'unknown' })], sending)).toBe(true);
    expect(hasUnknownBefore([record({ outcome: 'unknown', at: 5 })], sending)).toBe(false);
    expect(hasUnknownBefore([record({ outcome: 'unknown', payload: { name: 'x' } })], sending)).toBe(false);
    expect(hasUnknownBefore([record({})], sending)).toBe(false);
  });
});
