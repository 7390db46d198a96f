import { expect, it } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { orderShipped } from '../../schema/examples/cards';
import type { LastSending } from '../sending/sending';
import { findShownOutcome } from './findShownOutcome';

const payload = orderShipped.template;
const record = (
  at: number,
  outcome: SendingRecord['outcome'],
  more: Partial<SendingRecord> = {},
): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome,
  summary: 'Unknown: the page was left.',
  payload,
  ...more,
});
const last = (at: number, outcome: LastSending['outcome']): LastSending => ({
  sending: {
    at,
    payload,
    platform: 'embedded',
    platformName: 'default',
    appId: 'demo',
    withPageToken: false,
    key: 'k',
  },
  ...(outcome ? { outcome } : {}),
});
const unknown = { kind: 'unknown', why: 'Lost.' } as const;
const refusal = {
  kind: 'refused_content' as const,
  message: 'name: is taken',
  path: ['name'],
  isNameTaken: true as const,
};

it('shows the answer while no record says more', () => {
  expect(findShownOutcome(last(5, unknown), [record(5, 'unknown')])).toMatchObject({
    outcome: unknown,
    at: 5,
  });
});

it('keeps showing that an answer was odd while the record says no more', () => {
  const odd = {
    kind: 'created_odd' as const,
    problems: ['Its name is another.'],
    raw: '{}',
    status: 'pending',
  };
  const shown = (status: 'pending' | 'approved') =>
    findShownOutcome(last(5, odd), [record(5, 'created', { status })])?.outcome.kind;
  expect([shown('pending'), shown('approved')]).toEqual(['created_odd', 'created']);
});

it('shows what was found at the platform instead of an unknown answer', () => {
  expect(
    findShownOutcome(last(5, unknown), [record(5, 'created', { status: 'pending' })])?.outcome,
  ).toMatchObject({ kind: 'created', status: 'pending' });
});

it('shows a sending that the page was left during', () => {
  expect(findShownOutcome(undefined, [record(5, 'unknown')])?.outcome).toEqual({
    kind: 'unknown',
    why: 'Unknown: the page was left.',
  });
  expect(findShownOutcome(undefined, [record(5, 'refused')])).toBeUndefined();
});

it('shows the first creation when the second sending was refused because of it', () => {
  const earlier = [record(3, 'unknown'), record(5, 'refused')];
  expect(findShownOutcome(last(5, refusal), earlier)).toMatchObject({ isOwnName: true, outcome: refusal });
  const settled = [record(3, 'created', { status: 'approved' }), record(5, 'refused')];
  expect(findShownOutcome(last(5, refusal), settled)).toMatchObject({
    at: 3,
    outcome: { kind: 'created', status: 'approved' },
  });
});

it('shows that the name is taken when a rejected template is sent again, also after a reload', () => {
  const rejected = record(3, 'created', { status: 'rejected' });
  const again = record(5, 'refused', { isNameTaken: true });
  for (const sending of [last(5, refusal), undefined])
    expect(findShownOutcome(sending, [rejected, again])).toMatchObject({
      at: 5,
      isOwnName: false,
      outcome: { kind: 'refused_content', isNameTaken: true },
    });
  expect(findShownOutcome(undefined, [record(3, 'unknown'), again])).toMatchObject({ isOwnName: true });
});

it('shows nothing while an answer is awaited, and nothing that a noted status contradicts', () => {
  expect(findShownOutcome(last(5, undefined), [record(5, 'unknown')])).toBeUndefined();
  const byHand = { status: 'approved', on: '2027-03-14', setAt: 1 } as const;
  expect(findShownOutcome(last(5, unknown), [record(5, 'unknown', { byHand })])).toBeUndefined();
});
