import { beforeEach, expect, test } from 'vitest';
import {
  forgetAllVerifications,
  forgetVerification,
  rememberStatus,
  rememberVerification,
  verificationHistory,
  shortenNumber,
} from './history';

beforeEach(() => forgetAllVerifications());

const remember = (id: string, answer = '{}') =>
  rememberVerification({
    id,
    at: 1,
    number: shortenNumber('+919876543210'),
    form: 'sdk',
    appId: 'demo',
    answer,
  });

test('the newest is first, 50 are kept, and each once', () => {
  for (let at = 0; at < 60; at += 1) remember(`v-${at}`);
  remember('v-59');
  const ids = verificationHistory.getState().map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'v-59', 'v-10']);
});

test('a status is kept with its reason, and a later one replaces both', () => {
  remember('v-1');
  rememberStatus('v-1', { status: 'FAIL', reason: 'Expired', times: { endedAt: 5 } });
  expect(verificationHistory.getState()).toMatchObject([{ status: 'FAIL', reason: 'Expired', endedAt: 5 }]);
  rememberStatus('v-1', { status: 'SUCCESSFUL' });
  expect(verificationHistory.getState()).toMatchObject([{ reason: undefined, endedAt: undefined }]);
  rememberStatus('v-2', { status: 'FAIL' });
  expect(verificationHistory.getState()).toHaveLength(1);
});

test('one verification or all can be forgotten', () => {
  remember('v-1');
  remember('v-2');
  forgetVerification('v-1');
  expect(verificationHistory.getState().map(({ id }) => id)).toEqual(['v-2']);
  forgetAllVerifications();
  expect(verificationHistory.getState()).toEqual([]);
});

test('a very long answer is not kept', () => {
  remember('v-1', 'x'.repeat(20_000));
  expect(verificationHistory.getState()[0]).not.toHaveProperty('answer');
});

test.each([
  ['+919876543210', '+91…10'],
  ['+14155550123', '+14…23'],
  ['+2901', '…01'],
])('the number %s is remembered as %s', (number, short) => {
  expect(shortenNumber(number)).toBe(short);
});
