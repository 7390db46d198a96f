// Exist in every browser and in Node. Declared here, because `lib` is compiled without the types of either.
declare const atob: (base64: string) => string;
declare const btoa: (binary: string) => string;

/** The Base64 of bytes (RFC 4648, section 4). */
export function bytesToBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The characters whose codes are the bytes of Base64; undefined unless it is in its canonical form. */
function decode(value: string): string | undefined {
  try {
    const binary = atob(value);
    // `atob` also takes blanks, missing padding and bits left over before it.
    return btoa(binary) === value ? binary : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The bytes of Base64 (RFC 4648, section 4): the standard alphabet, padded, and canonical (the
 * bits left over before the padding are zero). Undefined for any other value; empty for the empty text.
 */
export function base64ToBytes(value: string): Uint8Array | undefined {
  const binary = decode(value);
  return binary === undefined ? undefined : Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether `base64ToBytes` takes a value. */
export function isBase64(value: string): boolean {
  return decode(value) !== undefined;
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
