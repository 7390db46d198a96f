// Exist in every browser and in Node. Declared here, because `lib` is compiled without the types of either.
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: true; ignoreBOM: true },
) => { decode: (bytes: Uint8Array) => string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD. */
export function textToUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The text of UTF-8 bytes, a byte order mark kept; undefined when they are not valid UTF-8 (RFC 3629). */
export function utf8ToText(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The number of UTF-8 bytes of a text; a lone surrogate counts as U+FFFD. */
export function utf8Length(text: string): number {
  return textToUtf8(text).length;
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
