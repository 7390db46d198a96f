import { describe, expect, it } from 'vitest';
import { namesInUse, nextName } from './nextName';

describe('nextName', () => {
  it.each([
    ['sale', [], 'sale_2'],
    ['sale_2', [], 'sale_3'],
    ['sale_9', [], 'sale_10'],
    ['diwali_sale_26', [], 'diwali_sale_27'],
    ['promo_v2', [], 'promo_v3'],
    ['sale', ['sale_2', 'sale_3'], 'sale_4'],
    ['diwali_2026', [], 'diwali_2026_2'],
    ['diwali_2026_2', ['diwali_2026_2'], 'diwali_2026_3'],
    ['sale_2026_11', [], 'sale_2026_11_2'],
    ['sale_22_11_2026', [], 'sale_22_11_2026_2'],
    ['offer_nov_22', [], 'offer_nov_22_2'],
    ['offer_20261122', [], 'offer_20261122_2'],
    ['a_name_of_20_letters', [], 'a_name_of_20_2'],
    ['grand_sale_oct_2026', [], 'grand_oct_2026_2'],
    ['festivecollectionnew', [], 'festivecollectionn_2'],
    ['sale_', [], 'sale__2'],
    ['2026', [], '2026_2'],
    ['7', [], '7_2'],
    ['', [], ''],
  ])('turns "%s", beside %j, into "%s"', (name, taken, next) => {
    expect(nextName(name, new Set(taken))).toBe(next);
  });

  it('gives names within the limit, each free, as often as it is asked', () => {
    const taken = new Set(['big_summer_sale_2026']);
    for (let name = 'big_summer_sale_2026', count = 0; count < 120; count += 1) {
      name = nextName(name, taken);
      expect(taken.has(name)).toBe(false);
      expect(name).toMatch(/^[a-z0-9_]{1,20}$/);
      taken.add(name);
    }
  });
});

const sent = (name: string, outcome: 'created' | 'refused' | 'unknown') => ({
  at: 1,
  platform: 'p',
  appId: 'a',
  outcome,
  summary: '',
  payload: { name },
});

it('counts a name that was sent as used, and one that was refused as free', () => {
  const drafts = [
    { template: { name: 'now' }, sendings: [sent('before', 'created'), sent('free', 'refused')] },
    { template: {}, sendings: [sent('perhaps', 'unknown')] },
  ];
  expect([...namesInUse(drafts)]).toEqual(['now', 'before', 'perhaps']);
});
