// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { SendingRecord } from '../../schema/draft/draft';
import { orderShipped } from '../../schema/examples/cards';
import { findRejection, withStatus } from '../reading/settleSending';
import { questionFor, RejectedNotice } from './RejectedNotice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const sentAt = Date.UTC(2020, 10, 20, 9, 5);
const noticedAt = Date.UTC(2020, 10, 21, 16, 30);
const pending: SendingRecord = {
  at: sentAt,
  platform: 'https://rcs.example.com',
  appId: 'shop',
  outcome: 'created',
  status: 'pending',
  summary: 'Created, approval pending',
  requestId: 'abcd2345efgh',
  payload: orderShipped.template,
};
const rejected = withStatus(pending, 'rejected', noticedAt);
const { name } = orderShipped.template;

async function wordsOf(record: SendingRecord) {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<RejectedNotice record={record} nextName={<button>Use next</button>} />));
  return container.textContent;
}

it('says when the rejection was noticed, what the platform tells, and what to do', async () => {
  const words = await wordsOf(rejected);
  expect(words).toContain('Rejected by the operator');
  expect(words).toMatch(/Noticed 21 Nov 2020, \d\d:\d\d\. Sent 20 Nov 2020, \d\d:\d\d\./);
  expect(words).toContain('gives no reason');
  for (const step of ['Compare', 'Change', 'Use next', 'Copy question']) expect(words).toContain(step);
});

it('says that a template was rejected at once, and what a person noted', async () => {
  expect(await wordsOf({ ...pending, status: 'rejected' })).toMatch(/Rejected when it was sent, 20 Nov 2020/);
  const byHand = { status: 'rejected', on: '2020-11-22', setAt: noticedAt } as const;
  expect(await wordsOf({ ...pending, byHand })).toContain('Status set manually, 22 Nov 2020');
});

it('asks the operator with everything that finds the template', () => {
  const question = questionFor(rejected);
  for (const part of [
    name,
    'shop',
    'https://rcs.example.com',
    '2020-11-20T09:05',
    '2020-11-21T16:30',
    'abcd2345efgh',
  ])
    expect(question).toContain(part);
});

it('is about the newest template under the name of the draft, also when the name was sent again', () => {
  expect(findRejection([rejected], name)).toBe(rejected);
  expect(findRejection([pending], name)).toBeUndefined();
  expect(findRejection([rejected], 'next_name')).toBeUndefined();
  const { status: _none, ...again } = { ...pending, at: noticedAt + 1, outcome: 'refused' as const };
  expect(findRejection([rejected, again], name)).toBe(rejected);
  expect(findRejection([rejected, { ...pending, at: noticedAt + 1 }], name)).toBeUndefined();
});
