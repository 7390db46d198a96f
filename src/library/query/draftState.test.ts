import { describe, expect, it } from 'vitest';
import { type Draft, type SendingRecord } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { fashion } from '../../schema/examples/carousels';
import { draftState, describeDraft } from './draftState';
import { appointmentReminder } from '../../schema/examples/texts';
import { orderShipped } from '../../schema/examples/cards';

const sent: SendingRecord = {
  at: 5,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  status: 'pending',
  summary: 'Created',
  payload: draftToTemplate(fashion.template),
};

const draft = (...sendings: SendingRecord[]): Draft => ({
  id: 'd1',
  template: fashion.template,
  stash: {},
  sendings,
  createdAt: 1,
  changedAt: 2,
});

describe('draftState', () => {
  it('is draft before anything was sent, and after a request that was not sent', () => {
    expect(draftState(draft()).status).toBe('draft');
    expect(draftState(draft({ ...sent, outcome: 'not_sent' })).status).toBe('draft');
  });

  it('keeps the status of a created template when a later sending under the same name is refused', () => {
    expect(draftState(draft(sent))).toEqual({ status: 'pending', sending: sent, changed: false });
    expect(draftState(draft(sent, { ...sent, at: 6, outcome: 'refused' })).status).toBe('pending');
  });

  it('is refused or unknown until a creation is certain', () => {
    const { status: _, ...plain } = sent;
    const refused: SendingRecord = { ...plain, outcome: 'refused' };
    const unknown: SendingRecord = { ...plain, outcome: 'unknown' };
    expect(draftState(draft(refused)).status).toBe('refused');
    expect(draftState(draft(refused, unknown)).status).toBe('unknown');
    expect(draftState(draft(unknown, sent)).status).toBe('pending');
    expect(draftState(draft(plain)).status).toBe('sent');
  });

  it('follows the status that was set by hand', () => {
    const byHand = { status: 'approved', on: '2026-11-20', setAt: 9 } as const;
    expect(draftState(draft({ ...sent, byHand })).status).toBe('approved');
    expect(draftState(draft({ ...sent, outcome: 'unknown', byHand })).status).toBe('approved');
  });

  it('notes a change of content after the creation, but not of blanks or of the order of fields', () => {
    const { type, component, name } = fashion.template;
    const reordered = { ...draft(sent), template: { component, type, name } };
    expect(draftState(reordered).changed).toBe(false);
    const changed = { ...draft(sent), template: { ...fashion.template, component: { text: 'Other' } } };
    expect(draftState(changed)).toMatchObject({ status: 'pending', changed: true });
  });

  it('is that of a new template under another name, as in the header of the draft', () => {
    const renamed = { ...draft(sent), template: { ...fashion.template, name: 'other' } };
    expect(draftState(renamed)).toEqual({ status: 'draft', changed: false });
  });
});

it('describes a text message by its text', () => {
  expect(describeDraft(appointmentReminder.template)).toMatch(/^Hello \[custom_param1a\]/);
});

it('describes a card by its title', () => {
  expect(describeDraft(orderShipped.template)).toBe('Your order is on its way');
});

it('describes a carousel by its first card with any text', () => {
  const [, second] = fashion.template.component.richCard.carouselCard.cardContents;
  const cardContents = [{ title: ' ' }, ...(second ? [second] : [])];
  expect(
    describeDraft({ type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } }),
  ).toBe('The orchard dress');
});

it('returns an empty description for an empty draft', () => {
  expect(describeDraft({ type: 'rich_card', component: {} })).toBe('');
});
