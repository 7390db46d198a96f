import { expect, test } from 'vitest';
import { judgeMedia } from './judgeMedia';
import { lookOutcomes, type MediaLook } from './mediaLook';

const good: MediaLook = {
  address: 'https://shop.example/shoe.jpg',
  outcome: 'reached',
  isOwn: false,
  status: 200,
  contentType: 'image/jpeg',
  kind: 'jpeg',
  bytes: 90_000,
  width: 1440,
  height: 720,
  lookedAt: '2027-03-14T09:30:00.000Z',
};
const codes = (look: Partial<MediaLook>, place?: 'file' | 'thumbnail') =>
  judgeMedia({ ...good, ...look }, place).map(({ level, code }) => `${level} ${code}`);

test('a file that a platform can take has no findings', () => {
  expect(judgeMedia(good)).toEqual([]);
});

test.each<[Partial<MediaLook>, string]>([
  [{ status: 301, location: 'https://shop.example/b' }, 'warning redirect'],
  [{ status: 404 }, 'warning missing'],
  [{ status: 403 }, 'warning forbidden'],
  [{ status: 500 }, 'warning status'],
  [{ kind: undefined, foreign: 'web page (HTML)' }, 'warning kind'],
  [{ kind: undefined }, 'warning kind'],
  [{ contentType: undefined }, 'warning content-type'],
  [{ contentType: 'application/octet-stream' }, 'warning content-type'],
  [{ contentType: 'image/png' }, 'warning content-type'],
  [{ bytes: undefined }, 'hint no-length'],
  [{ bytes: 0 }, 'warning empty'],
  [{ bytes: 100_000_001 }, 'warning size'],
  [{ bytes: 2_000_001 }, 'hint size'],
  [{ width: 20_000, height: 20_000 }, 'warning pixels'],
])('%o is found as %s', (look, finding) => {
  expect(codes(look)).toEqual([finding]);
});

test('the tip about a large file says that Google compresses it, and where this is documented', () => {
  expect(judgeMedia({ ...good, bytes: 2_000_001 })).toEqual([
    expect.objectContaining({
      known: {
        why: expect.stringContaining('Google compresses and transcodes') as string,
        source: expect.stringContaining('developers.google.com') as string,
        date: '2026-08-25',
      },
    }),
  ]);
});

test('a thumbnail has a smaller limit, and is a picture', () => {
  expect(codes({}, 'thumbnail')).toEqual(['hint size']);
  expect(codes({ bytes: 100_001 }, 'thumbnail')).toEqual(['warning size']);
  expect(codes({ kind: 'mp4', contentType: 'video/mp4', bytes: 9 }, 'thumbnail')).toEqual(['warning kind']);
});

test('each outcome without an answer is one finding', () => {
  for (const outcome of Object.keys(lookOutcomes) as (keyof typeof lookOutcomes)[]) {
    if (outcome === 'reached') continue;
    const look: MediaLook = { address: good.address, outcome, isOwn: false, lookedAt: good.lookedAt };
    expect(judgeMedia(look)).toHaveLength(1);
  }
});

test('other names of a content type stand for the same kind', () => {
  expect(codes({ contentType: 'image/JPG; charset=binary' })).toEqual([]);
  expect(codes({ kind: 'm4v', contentType: 'video/mp4' })).toEqual([]);
});
