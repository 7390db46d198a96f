import { expect, it } from 'vitest';
import { describeBytes } from './describeBytes';
import { jpegOrientation } from './jpegOrientation';

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
  expect(sizes.map(describeBytes)).toEqual([
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
