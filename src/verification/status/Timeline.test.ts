import { expect, test } from 'vitest';
import type { StatusOutcome } from './readStatus';
import { timelineOf } from './Timeline';

type Known = Extract<StatusOutcome, { kind: 'status' }>;
const outcome = (part: Partial<Known>): Known => ({
  kind: 'status',
  status: 'PENDING',
  isFinal: false,
  times: {},
  deviations: [],
  raw: '{}',
  ...part,
});
const lines = (part: Partial<Known>, startedAt?: number) =>
  timelineOf(outcome(part), { askedAt: 9, startedAt }).map(
    ({ name, at, text }) => `${name} ${at ?? '–'} ${text}`,
  );

test('an expired verification says at which step it stopped', () => {
  const expired = { status: 'FAIL', reason: 'Expired', isFinal: true };
  expect(lines({ ...expired, times: { startedAt: 1, openedAt: 2, endedAt: 5 } })).toEqual([
    'Started 1 The platform accepted the start.',
    'Opened 2 A device called the target address.',
    'Responded – The operator didn’t respond.',
    'Ended 5 FAIL: Expired.',
  ]);
  expect(lines({ ...expired, times: { startedAt: 1, endedAt: 5 } })[1]).toBe(
    'Opened – No call to the target address was seen. The platform sees calls at simulated operators only.',
  );
});

test('a rejected one has the response', () => {
  const times = { startedAt: 1, openedAt: 2, answeredAt: 3, endedAt: 3 };
  expect(lines({ status: 'FAIL', reason: 'Denied', isFinal: true, times }).slice(2)).toEqual([
    'Responded 3 The operator responded: Denied.',
    'Ended 3 FAIL: Denied.',
  ]);
});

test('of a platform that tells no times, only what this device knows is said', () => {
  expect(lines({ status: 'SUCCESSFUL', isFinal: true }, 1)).toEqual([
    'Started 1 By this device’s clock.',
    'Opened – The platform doesn’t say whether the target address was called.',
    'Responded – The platform doesn’t say when the operator responded.',
    'Ended 9 SUCCESSFUL. It had ended when this page checked; the platform doesn’t say when.',
  ]);
  expect(lines({})[0]).toBe('Started – The platform doesn’t say when.');
  expect(lines({})[3]).toBe('Ended – Not yet.');
});
