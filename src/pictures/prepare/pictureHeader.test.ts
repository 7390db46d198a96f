import { expect, it } from 'vitest';
import { formatBytes } from '../../schema/values/text';
import { jpegOrientation, statedSize } from './pictureHeader';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mediaLimits } from '../../schema/media/mediaKinds';

/** A JPEG head with an EXIF block that holds this orientation. */
function jpeg(orientation: number, isLittle = true): Uint8Array<ArrayBuffer> {
  const exif = new DataView(new ArrayBuffer(26));
  exif.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  exif.setUint16(2, 42, isLittle);
  exif.setUint32(4, 8, isLittle);
  exif.setUint16(8, 1, isLittle);
  exif.setUint16(10, 0x0112, isLittle);
  exif.setUint16(12, 3, isLittle);
  exif.setUint32(14, 1, isLittle);
  exif.setUint16(18, orientation, isLittle);
  const block = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(exif.buffer)];
  const app0 = [0xff, 0xe0, 0, 4, 0, 0];
  return new Uint8Array([0xff, 0xd8, ...app0, 0xff, 0xe1, 0, block.length + 2, ...block, 0xff, 0xda, 0, 2]);
}

it.each([1, 3, 6, 8])('the orientation %i is read in both byte orders', (orientation) => {
  expect(jpegOrientation(jpeg(orientation))).toBe(orientation);
  expect(jpegOrientation(jpeg(orientation, false))).toBe(orientation);
});

it('a file without an orientation, cut off, or of another kind is upright', () => {
  expect(jpegOrientation(new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toBe(1);
  expect(jpegOrientation(new Uint8Array())).toBe(1);
  expect(jpegOrientation(new TextEncoder().encode('GIF89a'))).toBe(1);
  expect(jpegOrientation(jpeg(99))).toBe(1);
  for (let length = 0; length < 46; length += 1)
    expect(jpegOrientation(jpeg(6).slice(0, length))).toBeLessThan(9);
});

it('sizes of files are counted in thousands', () => {
  const sizes = [0, 999, 1000, 49_600, 999_600, 2_440_000, 100_000_000, 999_600_000, 20_000_000_000];
  expect(sizes.map(formatBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '50 kB',
    '1.0 MB',
    '2.4 MB',
    '100 MB',
    '1.0 GB',
    '20 GB',
  ]);
});

const folder = path.resolve(import.meta.dirname, '../../../public/examples');
const example = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

it('the beginning of a picture states its size', () => {
  expect(statedSize('jpeg', example('bag.jpg'))).toEqual({ width: 960, height: 540 });
  expect(statedSize('png', example('agent-logo.png'))).toMatchObject({ width: expect.any(Number) as number });
  expect(statedSize('gif', example('loyalty.gif'))).toMatchObject({ width: expect.any(Number) as number });
});

it('a file that ends before, or another kind, states none', () => {
  expect(statedSize('jpeg', example('bag.jpg').slice(0, 12))).toBeUndefined();
  expect(statedSize('png', new Uint8Array(8))).toBeUndefined();
  expect(statedSize(undefined, example('bag.jpg'))).toBeUndefined();
});

it('every picture of the gallery has a thumbnail of its own ratio, far below the limit', () => {
  const pictures = readdirSync(folder).filter((name) => /^(?!.*-thumb).*\.jpg$/.test(name));
  expect(pictures.length).toBeGreaterThanOrEqual(40);
  for (const name of pictures) {
    const thumbnail = example(name.replace('.jpg', '-thumb.jpg'));
    expect(thumbnail.length, name).toBeLessThanOrEqual(mediaLimits.recommendedThumbnailBytes);
    const [large, small] = [statedSize('jpeg', example(name)), statedSize('jpeg', thumbnail)];
    if (!large || !small) throw new Error(`${name} states no size`);
    expect(Math.min(small.width, small.height), name).toBeGreaterThanOrEqual(140);
    expect(small.width / small.height / (large.width / large.height), name).toBeCloseTo(1, 1);
  }
});
