import { describe, expect, it } from 'vitest';
import { orderShipped } from '../../schema/examples/cards';
import type { SendingRecord } from '../../schema/draft/draft';
import { type SendingOutcome, outcomeMessages } from '../outcome/outcome';
import { toSendingRecord } from './sendingRecord';

const payload = orderShipped.template;
const created = (status: 'approved' | 'pending' | 'rejected' | 'expired'): SendingOutcome => ({
  kind: 'created',
  status,
  template: { ...payload, status },
});

const outcomes: [SendingOutcome, SendingRecord['outcome'], SendingRecord['status']][] = [
  [created('approved'), 'created', 'approved'],
  [created('pending'), 'created', 'pending'],
  [created('rejected'), 'created', 'rejected'],
  [created('expired'), 'created', 'expired'],
  [{ kind: 'created_odd', problems: ['It has no name.'], raw: '{}' }, 'created', undefined],
  [{ kind: 'created_odd', problems: [], raw: '{}', status: 'in_review' }, 'created', undefined],
  [{ kind: 'created_odd', problems: ['x'], raw: '{}', status: 'approved' }, 'created', 'approved'],
  [{ kind: 'created_unreadable', raw: '' }, 'unknown', undefined],
  [{ kind: 'refused_content', message: 'name: is taken', path: ['name'] }, 'refused', undefined],
  [{ kind: 'refused_token' }, 'refused', undefined],
  [{ kind: 'refused_access' }, 'refused', undefined],
  [{ kind: 'refused_rate', until: 7 }, 'refused', undefined],
  [{ kind: 'not_platform', why: 'There is nothing at this address.', answered: 404 }, 'refused', undefined],
  [{ kind: 'gateway_refused', message: 'appId: no' }, 'not_sent', undefined],
  [{ kind: 'unknown', why: 'No answer came.' }, 'unknown', undefined],
  [{ kind: 'not_sent', why: 'This device is offline.' }, 'not_sent', undefined],
];

describe('toSendingRecord', () => {
  it.each(outcomes)('records the outcome $kind', (outcome, kept, status) => {
    const record = toSendingRecord(outcome, { at: 5, platform: 'embedded', appId: 'demo', payload });
    const { summary } = outcomeMessages(outcome);
    expect(record).toEqual({
      at: 5,
      platform: 'embedded',
      appId: 'demo',
      payload,
      outcome: kept,
      summary,
      ...(status ? { status } : {}),
    });
  });
});

describe('outcomeMessages', () => {
  it.each(outcomes)('has a title, a summary and a next step for $kind', (outcome) => {
    const { title, next, summary } = outcomeMessages(outcome);
    expect(title).not.toBe('');
    expect(summary).not.toBe('');
    expect(next.length).toBeGreaterThan(0);
  });

  it.each(outcomes)('calls only a creation a success ($kind)', (outcome) => {
    if (outcomeMessages(outcome).tone === 'success') expect(outcome.kind).toBe('created');
    else expect(['approved', 'pending']).not.toContain(outcome.kind === 'created' && outcome.status);
  });
});
