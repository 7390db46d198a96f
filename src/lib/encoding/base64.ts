const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NOT_IN_ALPHABET = /[^A-Za-z0-9+/]/;
const VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value += 1) VALUES[ALPHABET.charCodeAt(value)] = value;

/** The Base64 of bytes (RFC 4648, section 4). */
export function bytesToBase64(bytes: Uint8Array): string {
  let base64 = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second, third] = bytes.subarray(index, index + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    base64 += ALPHABET.charAt(bits >> 18) + ALPHABET.charAt((bits >> 12) & 63);
    base64 += second === undefined ? '=' : ALPHABET.charAt((bits >> 6) & 63);
    base64 += third === undefined ? '=' : ALPHABET.charAt(bits & 63);
  }
  return base64;
}

/**
 * The bytes of Base64 (RFC 4648, section 4): the standard alphabet, padded, and canonical (the
 * bits left over before the padding are zero). Undefined for any other value; empty for the empty text.
 */
export function base64ToBytes(value: string): Uint8Array | undefined {
  if (!isCanonicalBase64(value)) return undefined;
  const bytes = new Uint8Array((value.length / 4) * 3 - paddingOf(value));
  let at = 0;
  for (let index = 0; index < value.length; index += 4) {
    let bits = 0;
    for (let offset = 0; offset < 4; offset += 1) {
      bits = (bits << 6) | (VALUES[value.charCodeAt(index + offset)] ?? 0);
    }
    // The array ignores writes past its end, which stand for padding.
    bytes[at] = bits >> 16;
    bytes[at + 1] = bits >> 8;
    bytes[at + 2] = bits;
    at += 3;
  }
  return bytes;
}

/** Whether `base64ToBytes` takes a value. */
export function isCanonicalBase64(value: string): boolean {
  if (value.length % 4 !== 0) return false;
  const data = value.slice(0, value.length - paddingOf(value));
  if (NOT_IN_ALPHABET.test(data)) return false;
  const last = VALUES[data.charCodeAt(data.length - 1)] ?? 0;
  const unused = data.length % 4 === 2 ? 0b1111 : data.length % 4 === 3 ? 0b11 : 0;
  return (last & unused) === 0;
}

function paddingOf(value: string): number {
  return value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0;
}

const NOT_IN_URL_ALPHABET = /[^A-Za-z0-9_-]/;

/** Bytes in the URL-safe alphabet of RFC 4648, section 5, without padding. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of unpadded, canonical base64url; undefined for any other text. */
export function base64UrlToBytes(value: string): Uint8Array | undefined {
  if (NOT_IN_URL_ALPHABET.test(value)) return undefined;
  const padding = '='.repeat((4 - (value.length % 4)) % 4);
  return base64ToBytes(`${value.replaceAll('-', '+').replaceAll('_', '/')}${padding}`);
}
