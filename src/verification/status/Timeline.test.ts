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
    'Started 1 The platform took the start.',
    'Opened 2 A device called the target address.',
    'Answered – No answer of the operator came.',
    'Ended 5 FAIL: Expired.',
  ]);
  expect(lines({ ...expired, times: { startedAt: 1, endedAt: 5 } })[1]).toBe(
    'Opened – No call of the target address was seen. The platform sees one at simulated operators only.',
  );
});

test('a refused one has the answer', () => {
  const times = { startedAt: 1, openedAt: 2, answeredAt: 3, endedAt: 3 };
  expect(lines({ status: 'FAIL', reason: 'Denied', isFinal: true, times }).slice(2)).toEqual([
    'Answered 3 The operator answered: Denied.',
    'Ended 3 FAIL: Denied.',
  ]);
});

test('of a platform that tells no times, only what this device knows is said', () => {
  expect(lines({ status: 'SUCCESSFUL', isFinal: true }, 1)).toEqual([
    'Started 1 By the clock of this device.',
    'Opened – The platform does not say whether the target address was called.',
    'Answered – The platform does not say when the operator answered.',
    'Ended 9 SUCCESSFUL. It was over when this page asked; the platform does not say since when.',
  ]);
  expect(lines({})[0]).toBe('Started – The platform does not say when.');
  expect(lines({})[3]).toBe('Ended – Not yet.');
});
