import { describe, expect, it } from 'vitest';
import { type Draft, fromStoredDraft, toStoredDraft } from '../../schema/draft/draft';
import { examples } from '../../schema/examples/examples';
import { fashion } from '../../schema/examples/carousels';
import { mistakesIn } from '../../schema/testing/template.mistakes';
import { exportRecord, readStoredDraft } from './readStoredDraft';

const kept: Draft = {
  id: 'd1',
  template: fashion.template,
  stash: { 'component.text': 'Hello' },
  sendings: [
    {
      at: 5,
      platform: 'embedded',
      appId: 'demo',
      outcome: 'created',
      status: 'pending',
      summary: 'Created',
      payload: fashion.template,
    },
  ],
  createdAt: 1,
  changedAt: 2,
};

const draft = toStoredDraft(kept);

const cards = (cardContents: unknown) => ({
  ...draft,
  template: { type: 'carousel', component: { richCard: { carouselCard: { cardContents } } } },
});

describe('readStoredDraft', () => {
  it('reads a draft as it was stored', () => {
    expect(readStoredDraft(structuredClone(draft))).toEqual(kept);
  });

  it('reads and writes the stash under the name that earlier versions of this page know', () => {
    const { stash, ...rest } = kept;
    const record = { ...rest, aside: stash };
    expect(readStoredDraft(record)).toEqual(kept);
    expect(toStoredDraft(kept)).toEqual(record);
  });

  it.each(examples)('reads the example $id as it was stored', ({ template }) => {
    expect(readStoredDraft({ ...draft, template })?.template).toEqual(template);
  });

  it('reads an empty draft', () => {
    const empty = {
      ...draft,
      template: { type: 'text_message' as const, component: {} },
      sendings: [],
    };
    expect(readStoredDraft(empty)).toEqual(fromStoredDraft(empty));
  });

  it('keeps whether media may be loaded, and does not load them if that is unreadable', () => {
    expect(readStoredDraft({ ...draft, trustsMedia: false })?.trustsMedia).toBe(false);
    expect(readStoredDraft({ ...draft, trustsMedia: true })?.trustsMedia).toBe(true);
    expect(readStoredDraft({ ...draft, trustsMedia: 'yes' })?.trustsMedia).toBe(false);
  });

  it('keeps unknown fields', () => {
    const template = { type: 'text_message', component: { text: 'Hi', colour: 'red' } };
    expect(readStoredDraft({ ...draft, template })?.template).toEqual(template);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'draft'],
    ['a list', [draft]],
    ['an empty object', {}],
    ['no id', { ...draft, id: undefined }],
    ['an id that is a number', { ...draft, id: 7 }],
    ['no template', { ...draft, template: undefined }],
    ['an unknown type', { ...draft, template: { type: 'sticker', component: {} } }],
    ['no component', { ...draft, template: { type: 'carousel' } }],
    ['a component that is a text', { ...draft, template: { type: 'carousel', component: 'x' } }],
    ['cards that are no list', cards({ length: 2 })],
    ['a card of null', cards([null])],
    ['a title that is an object', cards([{ title: {} }])],
    ['buttons that are a text', cards([{ suggestions: 'reply' }])],
    ['a button of null', cards([{ suggestions: [null] }])],
    ['an action that is a text', cards([{ suggestions: [{ action: 'dial' }] }])],
    ['media that are a text', cards([{ media: 'a.jpg' }])],
    ['a time that is a text', { ...draft, changedAt: 'now' }],
    ['a time that is none', { ...draft, changedAt: Number.NaN }],
  ])('rejects %s', (_, stored) => {
    expect(readStoredDraft(stored)).toBeUndefined();
  });

  it('accepts or rejects a draft with any one mistake, and never throws', () => {
    const verdicts = [...mistakesIn(fashion.template)].map(({ value }) =>
      readStoredDraft({ ...draft, template: value }),
    );
    expect(verdicts.length).toBeGreaterThan(50);
    expect(verdicts).toContain(undefined);
    expect(verdicts.some((verdict) => verdict !== undefined)).toBe(true);
  });

  it('omits damaged sendings and a damaged stash, and keeps the rest', () => {
    const damaged = { ...draft, aside: 'x', sendings: [null, 7, ...draft.sendings, { at: 1 }] };
    expect(readStoredDraft(damaged)).toEqual({ ...kept, stash: {} });
  });

  it('omits an unknown status', () => {
    const [sending] = draft.sendings;
    const read = readStoredDraft({ ...draft, sendings: [{ ...sending, status: 'paused' }] });
    expect(read?.sendings[0]).not.toHaveProperty('status');
  });

  it('keeps a status that was set by hand, and omits an unreadable one', () => {
    const [sending] = draft.sendings;
    const byHand = { status: 'approved', on: '2026-11-20', setAt: 9 };
    const read = (value: unknown) =>
      readStoredDraft({ ...draft, sendings: [{ ...sending, byHand: value }] })?.sendings[0];
    expect(read(byHand)).toEqual({ ...sending, byHand });
    expect(read({ ...byHand, on: 'yesterday' })).toEqual(sending);
    expect(read({ ...byHand, status: 'paused' })).toEqual(sending);
  });
});

describe('exportRecord', () => {
  it('turns any value into text', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(exportRecord({ a: 1 })).toBe('{\n  "a": 1\n}');
    expect(exportRecord(undefined)).toBe('undefined');
    expect(exportRecord(circle)).toBe('[object Object]');
  });
});
