import { describe, expect, it } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { findCreatedBefore, hasUnknownBefore } from './earlierSendings';

const record = (change: Partial<SendingRecord>): SendingRecord => ({
  at: 1,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  summary: 'Created and approved',
  payload: { name: 'sale' },
  ...change,
});
const sending = { at: 5, platform: 'embedded', appId: 'demo', payload: { name: 'sale' } };

describe('findCreatedBefore', () => {
  it('finds the newest creation of the same name at the same place', () => {
    const newest = record({ at: 2 });
    expect(findCreatedBefore([record({}), newest], sending)).toBe(newest);
  });

  it.each([
    ['another name', { payload: { name: 'other' } }],
    ['a body that is no object', { payload: null }],
    ['another platform', { platform: 'https://rcs.example' }],
    ['another app id', { appId: 'shop' }],
    ['a refusal', { outcome: 'refused' }],
  ] satisfies [string, Partial<SendingRecord>][])('does not count %s', (_, change) => {
    expect(findCreatedBefore([record(change)], sending)).toBeUndefined();
  });
});

describe('hasUnknownBefore', () => {
  it('counts only earlier sendings of the same name with an unknown outcome', () => {
    expect(hasUnknownBefore([record({ outcome: 'unknown' })], sending)).toBe(true);
    expect(hasUnknownBefore([record({ outcome: 'unknown', at: 5 })], sending)).toBe(false);
    expect(hasUnknownBefore([record({ outcome: 'unknown', payload: { name: 'x' } })], sending)).toBe(false);
    expect(hasUnknownBefore([record({})], sending)).toBe(false);
  });
});
