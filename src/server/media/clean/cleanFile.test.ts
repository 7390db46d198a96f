import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectMediaKind } from '../../../schema/media/detectMediaKind';
import type { FileMediaKind } from '../../../schema/media/mediaKinds';
import {
  box,
  chunk,
  exif,
  exifSegment,
  film,
  pdf,
  png,
  realGif,
  realJpeg,
  realPng,
  segment,
  withSegments,
} from '../testing/mediaSamples';
import { cleanInSlices, measurePixels } from './cleanFile';
import { DamagedFile, type Cleaned } from './fileMetadata';

const whole: [FileMediaKind, () => Buffer][] = [
  ['jpeg', realJpeg],
  ['png', realPng],
  ['gif', realGif],
  ['mp4', () => film(640, 360)],
  ['pdf', pdf],
];

/** Without a pause between the slices; undefined if the file is damaged. */
function cleanFile(kind: FileMediaKind, bytes: Buffer): Cleaned | undefined {
  const slices = cleanInSlices(kind, bytes);
  try {
    for (;;) {
      const { done, value } = slices.next();
      if (done === true) return value;
    }
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

function clean(kind: FileMediaKind, bytes: Buffer) {
  const cleaned = cleanFile(kind, bytes);
  if (!cleaned) throw new Error('damaged');
  return {
    content: Buffer.concat(cleaned.parts),
    size: cleaned.size,
    removed: [...cleaned.removed].toSorted(),
  };
}

test.each(whole)(
  '%s: a file without metadata stays byte for byte, and cleaning it again too',
  (kind, make) => {
    const once = clean(kind, make()).content;
    const twice = clean(kind, Buffer.from(once));
    expect(twice.content.equals(once)).toBe(true);
    expect(twice.removed.filter((what) => what !== 'other')).toEqual([]);
  },
);

test.each(whole)('%s: a file that ends anywhere before its end is damaged', (kind, make) => {
  const bytes = clean(kind, make()).content;
  // A GIF may lack its end mark, and the end of a PDF may be followed by a line end.
  const last = bytes.length - 8;
  for (let at = 100; at < last; at += Math.max(1, Math.floor(last / 97)))
    expect([at, cleanFile(kind, Buffer.from(bytes.subarray(0, at)))]).toEqual([at, undefined]);
});

test('JPEG: place, camera, date, author, comments and embedded pictures go; colours and the picture stay', () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0\u0001\u0001profile');
  const picture = realJpeg();
  const plain = clean('jpeg', withSegments(picture, profile));
  const full = clean(
    'jpeg',
    Buffer.concat([
      withSegments(
        picture,
        exifSegment([
          [0x010f, 'Acme'],
          [0x0132, '2026:11:01 10:00:00'],
          [0x013b, 'Asha'],
          [0x8825, 26],
        ]),
        segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="48,51N"/>'),
        segment(0xed, 'Photoshop 3.0\u00008BIM'),
        segment(0xe2, 'MPF\0'),
        profile,
        segment(0xfe, 'taken at home'),
      ),
      Buffer.from('<script>alert(1)</script>'),
    ]),
  );
  expect(full.content.equals(plain.content)).toBe(true);
  expect(full.removed).toEqual(['author', 'camera', 'comment', 'date', 'other', 'place', 'thumbnail']);
  expect(full.content.includes('ICC_PROFILE')).toBe(true);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'JPEG: orientation %i stays, and nothing else of its EXIF',
  (orientation) => {
    for (const isLittle of [true, false]) {
      const entries: [number, number | string][] = [
        [0x0112, orientation],
        [0x010f, 'Acme'],
        [0x8825, 26],
      ];
      const source = withSegments(realJpeg(), exifSegment(entries, isLittle));
      const upright = clean('jpeg', realJpeg()).size ?? { width: 0, height: 0 };
      const { content, size, removed } = clean('jpeg', source);
      expect(content.includes('Acme')).toBe(false);
      expect(removed).toEqual(['camera', 'place']);
      const expected = orientation >= 5 ? { width: upright.height, height: upright.width } : upright;
      expect(size).toEqual(expected);
      // A reader of the cleaned file sees the same size, by the beginning alone.
      expect(measurePixels('jpeg', content.subarray(0, 64_000))).toEqual(expected);
      expect(content.includes('Exif')).toBe(orientation !== 1);
    }
  },
);

test('PNG: texts, dates and EXIF go, the orientation stays', () => {
  const texts = [chunk('tEXt', 'Author\0Asha'), chunk('tIME', '1234567'), chunk('zzZz', 'unknown')];
  const turned = chunk(
    'eXIf',
    exif([
      [0x0112, 6],
      [0x8825, 26],
    ]),
  );
  const { content, size, removed } = clean(
    'png',
    Buffer.concat([png(40, 20, [...texts, turned]), Buffer.from('PK')]),
  );
  expect(removed).toEqual(['comment', 'date', 'other', 'place']);
  expect(content.includes('Asha')).toBe(false);
  expect(size).toEqual({ width: 20, height: 40 });
  expect(measurePixels('png', content)).toEqual({ width: 20, height: 40 });
});

test('PNG: a wrong check sum is damage', () => {
  const bytes = png(40, 20);
  bytes[45] = (bytes[45] ?? 0) ^ 1;
  expect(cleanFile('png', bytes)).toBeUndefined();
});

test('GIF: comments and foreign application data go, the loop count stays', () => {
  const bytes = realGif();
  const comment = Buffer.from('21fe0568656c6c6f00', 'hex');
  const at = 13 + ((bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0);
  const commented = Buffer.concat([
    bytes.subarray(0, at),
    comment,
    bytes.subarray(at),
    Buffer.from('<html>'),
  ]);
  const { content, removed, size } = clean('gif', commented);
  expect(content.equals(clean('gif', bytes).content)).toBe(true);
  expect(removed).toEqual(['comment', 'other']);
  expect(content.includes('NETSCAPE2.0')).toBe(bytes.includes('NETSCAPE2.0'));
  expect(measurePixels('gif', content)).toEqual(size);
});

test('films: place, camera and dates become zeros, and no box moves', () => {
  const source = film(1920, 1080, { isTurned: true });
  const { content, removed, size } = clean('mp4', Buffer.from(source));
  expect(content.length).toBe(source.length);
  expect(content.indexOf('mdat')).toBe(source.indexOf('mdat'));
  expect(content.includes('48.8577')).toBe(false);
  expect(content.includes('iPhone')).toBe(false);
  expect(removed).toEqual(['camera', 'date', 'place']);
  expect(size).toEqual({ width: 1080, height: 1920 });
});

test('a film without pictures or header is damaged', () => {
  expect(cleanFile('mp4', box('ftyp', 'isom'))).toBeUndefined();
  expect(cleanFile('mp4', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')]))).toBeUndefined();
});

test('whatever bytes follow a right beginning, nothing is thrown, and what passes is of its kind', () => {
  const beginnings: [FileMediaKind, Buffer][] = whole.map(([kind, make]) => [kind, make().subarray(0, 200)]);
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.nat(200),
      fc.uint8Array({ maxLength: 400 }),
      (start, at, rest) => {
        const [kind, head] = start;
        const bytes = Buffer.concat([head.subarray(0, at), rest]);
        measurePixels(kind, bytes);
        const cleaned = cleanFile(kind, Buffer.from(bytes));
        if (cleaned && at > 12) expect(detectMediaKind(Buffer.concat(cleaned.parts))).toEqual({ kind });
      },
    ),
    { numRuns: 3000 },
  );
});

test('hostile structures of a megabyte take little time', () => {
  const filler = 1_000_000;
  const circle = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b\0\u0001'),
    Buffer.alloc(16, 0),
    Buffer.from([0, 0, 0, 8]),
  ]);
  const hostile: [FileMediaKind, Buffer][] = [
    ['jpeg', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(filler, 0xff)])],
    [
      'jpeg',
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), circle])),
      ]),
    ],
    ['gif', Buffer.concat([realGif().subarray(0, 13), Buffer.alloc(filler, 0x21)])],
    ['mp4', Buffer.concat(Array.from({ length: 50_000 }, () => box('moov', box('trak', ''))))],
    [
      'png',
      Buffer.concat([png(1, 1).subarray(0, 33), ...Array.from({ length: 50_000 }, () => chunk('tEXt', ''))]),
    ],
  ];
  for (const [kind, bytes] of hostile) expect(cleanFile(kind, bytes)).toBeUndefined();
});

/** So many copies of a block. */
const repeated = (block: Buffer, times: number) => Buffer.alloc(block.length * times, block);
const emptyTable = Buffer.from([0xff, 0xc4, 0, 2]);
const emptyComment = Buffer.from([0xff, 0xfe, 0, 2]);
const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]);

test('neighbours that stay are one part, however many they are', () => {
  const jpeg = withSegments(realJpeg(), repeated(emptyTable, 50_000));
  expect(cleanFile('jpeg', jpeg)?.parts.length).toBeLessThan(10);
  const pngs = png(4, 4, [repeated(chunk('pHYs', ''), 50_000)]);
  expect(cleanFile('png', pngs)?.parts.length).toBeLessThan(10);
  const gif = realGif();
  const gifs = Buffer.concat([gif.subarray(0, -1), repeated(frame, 50_000), gif.subarray(-1)]);
  expect(cleanFile('gif', gifs)?.parts.length).toBeLessThan(10);
});

test('a picture of more blocks than any picture has is refused', () => {
  const many: [FileMediaKind, Buffer][] = [
    ['jpeg', withSegments(realJpeg(), repeated(emptyTable, 100_001))],
    ['jpeg', withSegments(realJpeg(), repeated(Buffer.concat([emptyComment, emptyTable]), 50_001))],
    ['png', png(4, 4, [repeated(chunk('tEXt', ''), 100_001)])],
    ['gif', Buffer.concat([realGif().subarray(0, -1), repeated(frame, 100_001), Buffer.from([0x3b])])],
  ];
  for (const [kind, bytes] of many) expect([kind, cleanFile(kind, bytes)]).toEqual([kind, undefined]);
});

test('boxes within boxes to any depth are no way to fail', () => {
  let nested: Buffer = Buffer.alloc(0);
  for (let depth = 0; depth < 9000; depth += 1) nested = box('moov', nested);
  const bytes = Buffer.concat([film(640, 360), nested]);
  expect(cleanFile('mp4', bytes)?.size).toEqual({ width: 640, height: 360 });
});
