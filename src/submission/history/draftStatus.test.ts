import { describe, expect, it } from 'vitest';
import type { SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { findDraftStatus } from './draftStatus';

const template = (name: string, text = 'Hello'): TemplateDraft => ({
  name,
  type: 'text_message',
  component: { text },
});
const sent = (outcome: SendingRecord['outcome'], payload: TemplateDraft, at = 1): SendingRecord => ({
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
    expect(findDraftStatus([sent('created', template('sale'))], template('sale_2')).sending).toBeUndefined();
  });

  it('is that of what was created, and a change needs another name', () => {
    const created = sent('created', template('sale'));
    expect(findDraftStatus([created], template('sale'))).toEqual({
      sending: created,
      isChanged: false,
      needsName: false,
    });
    expect(findDraftStatus([created], template('sale', 'Changed'))).toEqual({
      sending: created,
      isChanged: true,
      needsName: true,
    });
  });

  it('stays that of a created template when a later sending is refused', () => {
    const created = sent('created', template('sale'));
    const refused = sent('refused', template('sale', 'Changed'), 2);
    expect(findDraftStatus([created, refused], template('sale')).sending).toBe(created);
  });

  it('is that of the last sending while nothing was created; its name may be sent again', () => {
    const unknown = sent('unknown', template('sale'));
    const refused = sent('refused', template('sale'), 2);
    expect(findDraftStatus([unknown, refused], template('sale')).sending).toBe(refused);
    expect(findDraftStatus([refused], template('sale', 'Changed'))).toMatchObject({
      isChanged: true,
      needsName: false,
    });
  });
});
