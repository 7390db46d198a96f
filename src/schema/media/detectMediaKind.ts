import type { FileMediaKind } from './mediaKinds';

/** Bytes of a file's beginning that `detectMediaKind` looks at. */
export const DETECTED_BYTES = 1024;

/** A kind that a card takes, or the name of another kind for people; neither if the content is of no known kind. */
export type DetectedKind = { kind: FileMediaKind } | { foreign: string };

// oxlint-disable no-control-regex -- files begin with such bytes
/** The first bytes of files of one kind, as characters of these codes. */
const signatures: readonly (readonly [start: RegExp, detected: DetectedKind])[] = [
  [/^\xff\xd8\xff/, { kind: 'jpeg' }],
  [/^\x89PNG\r\n\x1a\n/, { kind: 'png' }],
  [/^GIF8[79]a/, { kind: 'gif' }],
  [/^%PDF-/, { kind: 'pdf' }],
  // ISO base media files, by their major brand.
  [/^.{4}ftyp(?:hei[cx]|hevc|mif1|msf1)/s, { foreign: 'HEIC picture' }],
  [/^.{4}ftypavi[fs]/s, { foreign: 'AVIF picture' }],
  [/^.{4}ftypqt {2}/s, { foreign: 'QuickTime video' }],
  [/^.{4}ftypM4[AB] /s, { foreign: 'audio file' }],
  [/^.{4}ftypjp2 /s, { foreign: 'JPEG 2000 picture' }],
  [/^.{4}ftypcrx /s, { foreign: 'raw camera picture' }],
  [/^.{4}ftypM4V/s, { kind: 'm4v' }],
  [/^.{4}ftyp3g[0-9a-z]{2}/s, { kind: 'h263' }],
  [/^.{4}ftyp/s, { kind: 'mp4' }],
  [/^\x1aE\xdf\xa3.*webm/s, { kind: 'webm' }],
  [/^\x1aE\xdf\xa3/, { foreign: 'Matroska video' }],
  [/^\0\0\x01[\xba\xb3]/, { kind: 'mpeg' }],
  [/^RIFF.{4}WEBP/s, { foreign: 'WebP picture' }],
  [/^RIFF.{4}AVI /s, { foreign: 'AVI video' }],
  [/^RIFF/, { foreign: 'audio file' }],
  [/^BM/, { foreign: 'BMP picture' }],
  [/^(?:II\*\0|MM\0\*)/, { foreign: 'TIFF or raw camera picture' }],
  [/^\0\0\x01\0/, { foreign: 'icon' }],
  [/^8BPS/, { foreign: 'Photoshop file' }],
  [/^PK/, { foreign: 'ZIP or Office file' }],
  [/^(?:ID3|\xff\xfb)/, { foreign: 'audio file' }],
  [/^OggS/, { foreign: 'Ogg file' }],
  [/^(?:MZ|\x7fELF|#!)/, { foreign: 'program' }],
];

/** "an SVG drawing", "a web page (HTML)": the name of a foreign kind with its article. */
export const withArticle = (foreign: string): string =>
  `${/^(?:AV|SVG|icon|XML|audio|Ogg)/.test(foreign) ? 'an' : 'a'} ${foreign}`;

/** Finds the kind of a file by its first bytes, never by its name. Give at least `DETECTED_BYTES`, or all. */
export function detectMediaKind(bytes: Uint8Array): DetectedKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, DETECTED_BYTES));
  const start = text.slice(0, 64);
  return signatures.find(([signature]) => signature.test(start))?.[1] ?? detectMarkup(text);
}

/** HTML, SVG and other XML, which may run script in a browser; behind a byte order mark, spaces and comments too. */
function detectMarkup(content: string): DetectedKind | undefined {
  // Without zeros, the same letters are found in UTF-16.
  const text = content.replaceAll('\0', '').toLowerCase();
  if (/<svg[\s>:]/.test(text)) return { foreign: 'SVG drawing' };
  if (/<(?:!doctype html|html|head|body|script|iframe|title|meta|h1|p|div|table)[\s>]/.test(text))
    return { foreign: 'web page (HTML)' };
  if (/^[^a-z]{0,8}<\?xml|^[^a-z]{0,8}<!/.test(text)) return { foreign: 'XML file' };
  return undefined;
}
