import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64ToBytes, bytesToBase64 } from '../../lib/encoding/base64';
import { textToUtf8 } from '../../lib/encoding/bytes';

/** The values that a signature of the verification interface covers, each exactly as sent. */
export type SignedRequest = {
  method: string;
  /** Empty when the request has none. */
  body: string;
  /** The Content-Type header; empty when the request has none. */
  contentType: string;
  /** The x-timestamp header. */
  timestamp: string;
  /** The path of the address, from its first slash on. */
  path: string;
};

/**
 * The text to sign. The interface document does not show it; this is the scheme of the public
 * documentation of the same family of services (https://developers.sinch.com/docs/verification,
 * "Application signed request"): verb, Base64 of the body's MD5 (empty without a body), content type,
 * `x-timestamp:<value>` and path, joined by line feeds.
 */
export function stringToSign({ method, body, contentType, timestamp, path }: SignedRequest): string {
  const digest = body === '' ? '' : bytesToBase64(md5(textToUtf8(body)));
  return [method, digest, contentType, `x-timestamp:${timestamp}`, path].join('\n');
}

/**
 * The signature of a request: Base64 of the HMAC-SHA256 of `stringToSign` under the application's
 * secret, which is given in Base64.
 *
 * @throws {Error} when the secret is not Base64, which the check of the settings rules out.
 */
export function signRequest(request: SignedRequest, secret: string): string {
  const key = base64ToBytes(secret);
  if (key === undefined) throw new Error('The secret for signatures is not Base64.');
  return bytesToBase64(hmac(sha256, key, textToUtf8(stringToSign(request))));
}
