import { describe, expect, it } from 'vitest';
import type { TemplateDraft } from '../schema/draft/draft';
import type { MediaLook } from '../schema/media/mediaLook';
import { mediaFieldsOf } from '../pictures/mediaFieldsOf';
import { inRequests } from '../pictures/check/mediaCheck';
import { mediaReport } from './reportMedia';

const file = 'https://shop.example/a.jpg';
const thumbnail = 'https://shop.example/a-small.jpg';
const draft = (fileUrl = file, thumbnailUrl = ''): TemplateDraft => ({
  type: 'rich_card',
  component: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: { media: { contentInfo: { fileUrl, thumbnailUrl } } },
      },
    },
  },
});
const look = (parts: Partial<MediaLook> = {}): MediaLook => ({
  address: file,
  outcome: 'reached',
  isOwn: false,
  status: 200,
  contentType: 'image/jpeg',
  kind: 'jpeg',
  bytes: 1000,
  width: 100,
  height: 50,
  lookedAt: '2026-11-22T10:00:00Z',
  ...parts,
});
const reached = { without: [], isReached: true };

function report(looks: readonly MediaLook[], parts: Partial<Parameters<typeof mediaReport>[0]> = {}) {
  return mediaReport({
    fields: mediaFieldsOf(draft()),
    looks: new Map(looks.map((seen) => [seen.address, seen])),
    isExample: () => false,
    isTrusted: () => true,
    own: reached,
    ...parts,
  });
}
const ids = ({ findings }: ReturnType<typeof report>) => findings.map(({ id, level }) => `${level} ${id}`);

describe('the report about media', () => {
  it('says nothing about a file that platforms can take', () => {
    expect(report([look()])).toEqual({ findings: [], unchecked: [], covers: ['pictures'] });
  });

  it('finds what is wrong at its field, for as long as the address is the same', () => {
    const { findings, unchecked } = report([look({ status: 302, location: 'https://shop.example/b.jpg' })]);
    expect(findings).toMatchObject([
      {
        id: 'media-redirect',
        level: 'warning',
        value: file,
        message: expect.stringContaining('b.jpg') as string,
      },
    ]);
    expect(findings[0]?.path.join('.')).toBe(
      'component.richCard.standaloneCard.cardContent.media.contentInfo.fileUrl',
    );
    expect(unchecked).toEqual([]);
  });

  it('looks at a thumbnail as a thumbnail', () => {
    const fields = mediaFieldsOf(draft(file, thumbnail));
    expect(ids(report([look(), look({ address: thumbnail, bytes: 150_000 })], { fields }))).toEqual([
      'warning media-size',
    ]);
  });

  it('says what was not checked, and why', () => {
    expect(report([]).unchecked).toEqual(['1 file was not checked yet.']);
    expect(report([look({ outcome: 'limited' })]).unchecked).toEqual(['1 file was not checked yet.']);
    expect(report([], { blocker: 'offline' }).unchecked).toEqual([
      '1 file was not checked: this device is offline.',
    ]);
    expect(report([], { isTrusted: () => false }).unchecked).toEqual([
      '1 file was not checked: load the pictures above the phones.',
    ]);
    expect(report([], { isExample: () => true }).unchecked).toEqual([
      '1 picture is an example. Use your own before sending.',
    ]);
  });

  it('leaves the pictures to the phones while this server does not look', () => {
    const unavailable = report([], { blocker: 'unavailable' });
    expect(unavailable.covers).toBeUndefined();
    expect(unavailable.unchecked).toEqual([
      '1 file was not checked: this server can’t check links right now.',
    ]);
  });

  it('names the platforms that cannot fetch a file of this server', () => {
    const own = [look({ isOwn: true })];
    expect(ids(report(own))).toEqual([]);
    expect(ids(report(own, { own: { without: ['Live'], isReached: true } }))).toEqual([
      'warning media-own-address',
    ]);
    const blocked = report(own, { own: { without: ['Live'], isReached: false } });
    expect(blocked.findings).toMatchObject([
      { level: 'error', message: expect.stringContaining('Live can’t load') as string },
    ]);
  });

  it('counts all files of a message', () => {
    const fields = mediaFieldsOf(draft(file, thumbnail));
    const looks = [
      look({ kind: 'mp4', contentType: 'video/mp4', bytes: 99_000_000 }),
      look({ address: thumbnail, bytes: 9_000_000 }),
    ];
    expect(ids(report(looks, { fields }))).toContain('warning media-size-of-all');
  });
});

it('addresses are asked for in parts of the size of a request', () => {
  const addresses = Array.from({ length: 45 }, (_, index) => `https://shop.example/${index}`);
  expect(inRequests(addresses).map(({ length }) => length)).toEqual([20, 20, 5]);
});
