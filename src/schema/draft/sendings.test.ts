import { expect, it } from 'vitest';
import type { SendingRecord } from './draft';
import { decisiveSending, statusOfSending, withStatusByHand } from './sendings';

const sending = (at: number, outcome: SendingRecord['outcome']): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome,
  status: 'pending',
  summary: '',
  payload: {},
});
const created = sending(1, 'created');
const refused = sending(2, 'refused');
const unknown = sending(3, 'unknown');
const byHand = { status: 'approved', on: '2026-11-20', setAt: 9 } as const;

it('takes the newest creation, else the newest sending with an unknown outcome', () => {
  expect(decisiveSending([sending(0, 'created'), created, refused, unknown])).toBe(created);
  expect(decisiveSending([refused, unknown])).toBe(unknown);
  expect(decisiveSending([refused])).toBeUndefined();
});

it('sets a status by hand beside the status of the platform, and removes it', () => {
  const set = withStatusByHand([created, refused], byHand);
  expect(set).toEqual([{ ...created, byHand }, refused]);
  expect(set.map(statusOfSending)).toEqual(['approved', 'pending']);
  expect(withStatusByHand(set, undefined)).toEqual([created, refused]);
});
