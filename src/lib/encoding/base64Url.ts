import { base64ToBytes, bytesToBase64 } from './base64';

const NOT_IN_ALPHABET = /[^A-Za-z0-9_-]/;

/** Bytes in the URL-safe alphabet of RFC 4648, section 5, without padding. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  return bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of unpadded, canonical base64url; undefined for any other text. */
export function base64UrlToBytes(value: string): Uint8Array | undefined {
  if (NOT_IN_ALPHABET.test(value)) return undefined;
  const padding = '='.repeat((4 - (value.length % 4)) % 4);
  return base64ToBytes(`${value.replaceAll('-', '+').replaceAll('_', '/')}${padding}`);
}
