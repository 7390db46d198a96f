import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const sample = (name: string) =>
  readFileSync(new URL(`../../../../public/examples/${name}`, import.meta.url));

/** Real files of the gallery. */
export const realJpeg = () => sample('bag.jpg');
export const realGif = () => sample('loyalty.gif');
export const realPng = () => sample('agent-logo.png');

/** Puts segments behind the start mark of a JPEG. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function segment(marker: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

type Entry = [tag: number, value: number | string];

/** EXIF with these entries: a text, or a short number. GPS and the rest are named by their tags only. */
export function exif(entries: Entry[], isLittle = false): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const texts: Buffer[] = [];
  let textAt = 8 + 2 + entries.length * 12 + 4;
  const rows = entries.map(([tag, value]) => {
    if (typeof value === 'number')
      return Buffer.concat([short(tag), short(3), long(1), short(value), short(0)]);
    const text = Buffer.from(`${value}\0`);
    const row = Buffer.concat([short(tag), short(2), long(text.length), long(textAt)]);
    texts.push(text);
    textAt += text.length;
    return row;
  });
  const order = Buffer.from(isLittle ? 'II' : 'MM');
  return Buffer.concat([order, short(42), long(8), short(entries.length), ...rows, long(0), ...texts]);
}

export const exifSegment = (entries: Entry[], isLittle = false) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(entries, isLittle)]));

export function chunk(type: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  const whole = Buffer.alloc(12 + bytes.length);
  whole.writeUInt32BE(bytes.length, 0);
  whole.write(type, 4, 'latin1');
  bytes.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** A grey PNG; the pixels are random if `seed` says so, else all black. */
export function png(width: number, height: number, more: Buffer[] = [], noise?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = noise ?? deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', ''),
  ]);
}

/** A PNG of the header of a picture of this size, without its pixels: a bomb, if somebody draws it. */
export const pngBomb = (width: number, height: number) =>
  png(width, height, [], deflateSync(Buffer.alloc(1000)));

export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

const IDENTITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const QUARTER_TURN = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

/** The boxes of a film as phones write them: a place and a camera in its metadata, a date in its headers. */
export function film(width: number, height: number, { brand = 'isom', isTurned = false } = {}): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(3_800_000_000, 4);
  const matrix = isTurned ? QUARTER_TURN : IDENTITY;
  matrix.forEach((value, at) => header.writeInt32BE(value, 40 + at * 4));
  header.writeUInt32BE(width * 65_536, 76);
  header.writeUInt32BE(height * 65_536, 80);
  const place = box('\u00a9xyz', '\0\u0012\u0015\u00c7+48.8577+002.295/');
  const camera = box('meta', 'mdta com.apple.quicktime.model iPhone 17');
  return Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4), brand),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', header), box('udta', place)), camera),
    box('mdat', Buffer.alloc(5000, 7)),
  ]);
}

export const pdf = () =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
