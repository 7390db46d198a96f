import { expect, it, describe } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { orderShipped } from '../../schema/examples/cards';
import { liveSendings, type LivePlace, hasUnknownBefore } from './settleSending';

const payload = orderShipped.template;
const record = (more: Partial<SendingRecord> = {}): SendingRecord => ({
  at: 1,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  status: 'pending',
  summary: 'Created.',
  payload,
  ...more,
});
const at = (status: 'approved' | 'pending', component: unknown = payload.component): LivePlace[] => [
  {
    platform: 'embedded',
    appId: 'demo',
    byName: new Map([[payload.name, { name: payload.name, type: payload.type, status, component }]]),
  },
];

it('takes the status that the platform says now', () => {
  expect(liveSendings([record()], at('approved'))).toEqual([record({ status: 'approved' })]);
});

it('settles an unknown outcome by the template that was sent, and by no other', () => {
  const unknown: SendingRecord = { ...record(), outcome: 'unknown' };
  delete unknown.status;
  expect(liveSendings([unknown], at('approved'))[0]).toMatchObject({
    outcome: 'created',
    status: 'approved',
  });
  expect(liveSendings([unknown], at('approved', { text: 'Another' }))).toEqual([unknown]);
  const added = { ...payload.component, ttl: '1d' };
  expect(liveSendings([unknown], at('approved', added))[0]).toMatchObject({ outcome: 'created' });
  const { cardContent } = payload.component.richCard.standaloneCard;
  const other = {
    richCard: {
      standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { ...cardContent, title: 'Other' } },
    },
  };
  expect(liveSendings([unknown], at('approved', other))).toEqual([unknown]);
});

it('leaves everything else as it is, the list included', () => {
  const same = [record()];
  expect(liveSendings(same, at('pending'))).toBe(same);
  for (const sending of [
    record({ platform: 'https://rcs.example.com' }),
    record({ appId: 'other' }),
    record({ outcome: 'refused' }),
    record({ byHand: { status: 'rejected', on: '2027-03-14', setAt: 2 } }),
  ]) {
    const list = [sending];
    expect(liveSendings(list, at('approved'))).toBe(list);
  }
});

const earlier = (change: Partial<SendingRecord>): SendingRecord => ({
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
    expect(hasUnknownBefore([earlier({ outcome: 'unknown' })], sending)).toBe(true);
    expect(hasUnknownBefore([earlier({ outcome: 'unknown', at: 5 })], sending)).toBe(false);
    expect(hasUnknownBefore([earlier({ outcome: 'unknown', payload: { name: 'x' } })], sending)).toBe(false);
    expect(hasUnknownBefore([earlier({})], sending)).toBe(false);
  });
});
