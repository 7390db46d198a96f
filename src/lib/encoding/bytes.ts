// Exists in every browser and in Node. Declared here, because `lib` is compiled without the types of either.
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD. */
export function textToUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The text of UTF-8 bytes, a byte order mark kept; undefined when they are not valid UTF-8 (RFC 3629). */
export function utf8ToText(bytes: Uint8Array): string | undefined {
  if (bytes.every((byte) => byte < 0x80)) return asciiToText(bytes);
  // The only strict UTF-8 decoder of the language itself: TextDecoder belongs to browsers and Node.
  const encoded = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Bytes that are passed to a function at a time: engines limit the parameters of a call. */
const CHUNK = 4096;

function asciiToText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** The number of UTF-8 bytes of a text; a lone surrogate counts as U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    const isPair = unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    // A pair has two units and four bytes.
    bytes += unit < 0x800 ? 1 : 2;
    if (isPair) at += 1;
  }
  return bytes;
}

/** The reflected polynomial of CRC-32/ISO-HDLC, the checksum of zip, gzip and PNG. */
const POLYNOMIAL = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The CRC-32 of bytes as eight lower-case hexadecimal digits; that of `123456789` is `cbf43926`. */
export function crc32(bytes: Uint8Array): string {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
