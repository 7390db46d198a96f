import { describe, expect, it } from 'vitest';
import type { SendingRecord, TemplateDraft } from './draft';
import { decisiveSending, findDraftStatus, statusOfSending, withStatusByHand } from './sendings';

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

const template = (name: string, text = 'Hello'): TemplateDraft => ({
  name,
  type: 'text_message',
  component: { text },
});
const sentAs = (outcome: SendingRecord['outcome'], payload: TemplateDraft, at = 1): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome,
  summary: '',
  payload,
});

describe('the standing of a draft', () => {
  it('is that of a draft before it was sent, and under another name', () => {
    expect(findDraftStatus([], template('sale'))).toEqual({ isChanged: false, needsName: false });
    expect(
      findDraftStatus([sentAs('created', template('sale'))], template('sale_2')).sending,
    ).toBeUndefined();
  });

  it('is that of what was created, and a change needs another name', () => {
    const made = sentAs('created', template('sale'));
    expect(findDraftStatus([made], template('sale'))).toEqual({
      sending: made,
      isChanged: false,
      needsName: false,
    });
    expect(findDraftStatus([made], template('sale', 'Changed'))).toEqual({
      sending: made,
      isChanged: true,
      needsName: true,
    });
  });

  it('stays that of a created template when a later sending is refused', () => {
    const made = sentAs('created', template('sale'));
    const denied = sentAs('refused', template('sale', 'Changed'), 2);
    expect(findDraftStatus([made, denied], template('sale')).sending).toBe(made);
  });

  it('is that of the last sending while nothing was created; its name may be sent again', () => {
    const lost = sentAs('unknown', template('sale'));
    const denied = sentAs('refused', template('sale'), 2);
    expect(findDraftStatus([lost, denied], template('sale')).sending).toBe(denied);
    expect(findDraftStatus([denied], template('sale', 'Changed'))).toMatchObject({
      isChanged: true,
      needsName: false,
    });
  });

  it('is that at its destination, if it was sent there; elsewhere its name is free', () => {
    const tested = sentAs('created', template('sale'));
    const live = { platform: 'https://rcs.example.com', appId: 'shop' };
    expect(findDraftStatus([tested], template('sale', 'Changed'), live)).toEqual({
      sending: tested,
      isChanged: true,
      needsName: false,
    });
    const denied = { ...sentAs('refused', template('sale'), 2), ...live };
    expect(findDraftStatus([tested, denied], template('sale'), live).sending).toBe(denied);
    expect(findDraftStatus([tested, denied], template('sale'), tested).sending).toBe(tested);
  });
});
