import type { FileMediaKind } from './mediaKinds';

/** Bytes of a file's beginning that `detectMediaKind` looks at. */
export const DETECTED_BYTES = 1024;

/** A kind that a card takes, or the name of another kind for people; neither if the content is of no known kind. */
export type DetectedKind = { kind: FileMediaKind } | { foreign: string };

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  bytes.length >= start.length && start.every((byte, at) => bytes[at] === byte);

/** Major brands of ISO base media files (`ftyp`) that are no film for a card. */
const foreignBrands: Record<string, string> = {
  heic: 'HEIC picture',
  heix: 'HEIC picture',
  hevc: 'HEIC picture',
  mif1: 'HEIC picture',
  msf1: 'HEIC picture',
  avif: 'AVIF picture',
  avis: 'AVIF picture',
  'qt  ': 'QuickTime video',
  'M4A ': 'audio file',
  'M4B ': 'audio file',
  'jp2 ': 'JPEG 2000 picture',
  'crx ': 'raw camera picture',
};

/** "an SVG drawing", "a web page (HTML)": the name of a foreign kind with its article. */
export const withArticle = (foreign: string): string =>
  `${/^(?:AV|SVG|icon|XML|audio|Ogg)/.test(foreign) ? 'an' : 'a'} ${foreign}`;

/** Finds the kind of a file by its first bytes, never by its name. Give at least `DETECTED_BYTES`, or all. */
export function detectMediaKind(bytes: Uint8Array): DetectedKind | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { kind: 'jpeg' };
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return { kind: 'png' };
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return { kind: 'gif' };
  if (ascii(bytes, 0, 5) === '%PDF-') return { kind: 'pdf' };
  if (ascii(bytes, 4, 8) === 'ftyp') return detectIsoMedia(ascii(bytes, 8, 12));
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3))
    return ascii(bytes, 0, 64).includes('webm') ? { kind: 'webm' } : { foreign: 'Matroska video' };
  if (startsWith(bytes, 0, 0, 1, 0xba) || startsWith(bytes, 0, 0, 1, 0xb3)) return { kind: 'mpeg' };
  return detectForeign(bytes);
}

function detectIsoMedia(brand: string): DetectedKind {
  const foreign = foreignBrands[brand];
  if (foreign !== undefined) return { foreign };
  if (brand.startsWith('M4V')) return { kind: 'm4v' };
  return { kind: /^3g[0-9a-z]{2}$/.test(brand) ? 'h263' : 'mp4' };
}

function detectForeign(bytes: Uint8Array): DetectedKind | undefined {
  const start = ascii(bytes, 0, 16);
  if (start.startsWith('RIFF'))
    return { foreign: { WEBP: 'WebP picture', 'AVI ': 'AVI video' }[start.slice(8, 12)] ?? 'sound file' };
  if (start.startsWith('BM')) return { foreign: 'BMP picture' };
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a))
    return { foreign: 'TIFF or raw camera picture' };
  if (startsWith(bytes, 0, 0, 1, 0)) return { foreign: 'icon' };
  if (start.startsWith('8BPS')) return { foreign: 'Photoshop file' };
  if (start.startsWith('PK')) return { foreign: 'ZIP or Office file' };
  if (start.startsWith('ID3') || startsWith(bytes, 0xff, 0xfb)) return { foreign: 'sound file' };
  if (start.startsWith('OggS')) return { foreign: 'Ogg file' };
  if (start.startsWith('MZ') || start.startsWith('\u007fELF') || start.startsWith('#!'))
    return { foreign: 'program' };
  return detectMarkup(bytes);
}

/** HTML, SVG and other XML, which may run script in a browser; behind a byte order mark, spaces and comments too. */
function detectMarkup(bytes: Uint8Array): DetectedKind | undefined {
  // Without zeros, the same letters are found in UTF-16.
  const text = ascii(bytes, 0, DETECTED_BYTES).replaceAll('\u0000', '').toLowerCase();
  if (/<svg[\s>:]/.test(text)) return { foreign: 'SVG drawing' };
  if (/<(?:!doctype html|html|head|body|script|iframe|title|meta|h1|p|div|table)[\s>]/.test(text))
    return { foreign: 'web page (HTML)' };
  if (/^[^a-z]{0,8}<\?xml|^[^a-z]{0,8}<!/.test(text)) return { foreign: 'XML file' };
  return undefined;
}
