import { describe, expect, it } from 'vitest';
import type { SendingRecord, TemplateDraft } from '../schema/draft/draft';
import { mediaFieldsOf } from '../pictures/mediaFieldsOf';
import { nameReport } from './reportName';
import { pictureReport, type LoadState } from './reportPictures';

const card = (fileUrl: string, thumbnailUrl = '') => ({
  media: { height: 'SHORT' as const, contentInfo: { fileUrl, thumbnailUrl } },
});
const cards = (...cardContents: ReturnType<typeof card>[]): TemplateDraft => ({
  name: 'sale',
  type: 'carousel',
  component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents } } },
});
const shop = 'https://shop.example/a.jpg';

function picturesOf(template: TemplateDraft, parts: Partial<Parameters<typeof pictureReport>[0]> = {}) {
  return pictureReport({
    fields: mediaFieldsOf(template),
    sourceOf: (address) => address,
    isExample: () => false,
    loads: new Map<string, LoadState>(),
    isOffline: false,
    ...parts,
  });
}

describe('the report about pictures', () => {
  it('finds a picture that did not load, at its field, while its address is the same', () => {
    const { findings, unchecked } = picturesOf(cards(card(shop)), { loads: new Map([[shop, 'broken']]) });
    expect(findings).toMatchObject([{ id: 'picture-not-reached', level: 'warning', value: shop }]);
    expect(findings[0]?.path.join('.')).toBe(
      'component.richCard.carouselCard.cardContents.0.media.contentInfo.fileUrl',
    );
    expect(unchecked).toEqual([]);
  });

  it('says nothing about pictures that loaded, and about addresses that are errors already', () => {
    const template = cards(card(shop), card('data:image/png;base64,AA'), card(''));
    expect(picturesOf(template, { loads: new Map([[shop, 'loaded']]) })).toEqual({
      findings: [],
      unchecked: [],
    });
  });

  it('blames no picture while this device is offline', () => {
    const loads = new Map<string, LoadState>([[shop, 'broken']]);
    expect(picturesOf(cards(card(shop)), { loads, isOffline: true })).toEqual({
      findings: [],
      unchecked: ['1 picture was not loaded: this device is offline.'],
    });
  });

  it('says what was not seen: files of other kinds, hosts without trust, pictures of the examples', () => {
    const film = cards(card('https://shop.example/a.mp4', shop));
    expect(picturesOf(film, { loads: new Map([[shop, 'loaded']]) }).unchecked).toEqual([
      '1 video or document was not checked.',
    ]);
    const two = cards(card(shop), card(`${shop}?2`));
    expect(picturesOf(two).unchecked).toEqual(['2 pictures were not loaded yet.']);
    expect(picturesOf(two, { sourceOf: () => undefined }).unchecked).toEqual([
      '2 pictures were not loaded: load them above the phones.',
    ]);
    expect(picturesOf(two, { isExample: () => true }).unchecked).toEqual([
      '2 pictures are examples. Use your own before sending.',
    ]);
  });
});

const template = cards(card(shop));
const sending = (parts: Partial<SendingRecord> = {}): SendingRecord => ({
  at: 0,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'created',
  summary: 'Created',
  payload: template,
  ...parts,
});
const nameOf = (parts: Partial<Parameters<typeof nameReport>[0]>) =>
  nameReport({
    template,
    sendings: [],
    others: [],
    namesakes: 0,
    destination: { platform: 'embedded', appId: 'demo' },
    next: 'sale_2',
    ...parts,
  });

describe('the report about the name', () => {
  it('finds a name that this draft was created under before it changed, with the next name as its fix', () => {
    const { findings } = nameOf({ sendings: [sending({ payload: { name: 'sale' } })] });
    expect(findings).toMatchObject([
      {
        id: 'name-used',
        level: 'warning',
        path: ['name'],
        value: 'sale',
        fix: { changes: { name: 'sale_2' } },
      },
    ]);
    expect(findings[0]?.message).toContain('by an earlier state of this draft');
    const newest = nameOf({ sendings: [sending({ payload: { name: 'sale' } }), sending()] });
    expect(newest).toMatchObject({ findings: [] });
  });

  it('finds a name that the platform has, whoever created it', () => {
    expect(nameOf({ atPlatform: 'rejected' }).findings).toMatchObject([
      {
        id: 'name-used',
        level: 'warning',
        message: 'The platform already has a template “sale” (rejected). Choose a different name.',
        fix: { changes: { name: 'sale_2' } },
      },
    ]);
  });

  it('finds a name that another draft was created under', () => {
    expect(nameOf({ others: [sending()] }).findings[0]?.message).toContain('by another draft');
  });

  it('gives a tip about another draft of the same name, of which none was sent', () => {
    expect(nameOf({ namesakes: 1 }).findings).toMatchObject([
      {
        id: 'name-shared',
        level: 'hint',
        message: expect.stringMatching(/^Another draft is also called “sale”/) as string,
        fix: { changes: { name: 'sale_2' } },
      },
    ]);
    expect(nameOf({ namesakes: 2 }).findings[0]?.message).toContain('2 other drafts are also called');
    expect(nameOf({ namesakes: 1, others: [sending()] }).findings).toMatchObject([{ id: 'name-used' }]);
    expect(nameOf({ namesakes: 1, template: { ...template, name: '' } })).toEqual({ findings: [] });
    expect(nameOf({ namesakes: 1, next: undefined }).findings[0]).not.toHaveProperty('fix');
  });

  it('says that an unchanged template was created already', () => {
    expect(nameOf({ sendings: [sending()] })).toMatchObject({
      findings: [],
      instead: expect.stringContaining('Already sent for approval') as string,
    });
  });

  it.each([
    { why: 'it went to another platform', record: sending({ platform: 'https://rcs.example' }) },
    { why: 'it went to another app ID', record: sending({ appId: 'other' }) },
    { why: 'it was rejected', record: sending({ outcome: 'refused' }) },
    { why: 'it had another name', record: sending({ payload: { name: 'other' } }) },
    { why: 'its body is no object', record: sending({ payload: null }) },
  ])('passes over a sending when $why', ({ record }) => {
    expect(nameOf({ sendings: [record], others: [record] })).toEqual({ findings: [] });
  });
});
