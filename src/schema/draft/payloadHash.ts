import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { textToUtf8 } from '../../lib/encoding/bytes';
import { type TemplateDraft } from './draft';
import { canonicalBody, draftToTemplate } from './draftToTemplate';

/** The request body of a draft as it goes over the network: its bytes (UTF-8), and their SHA-256 in hexadecimal. */
export function payloadHash(draft: TemplateDraft): { bytes: number; sha256: string } {
  const body = textToUtf8(JSON.stringify(draftToTemplate(draft)));
  return { bytes: body.length, sha256: bytesToHex(sha256(body)) };
}

/** Names a version of a draft in reviews: the SHA-256 of its request body as canonical JSON, in hexadecimal. */
export const versionDigest = (draft: TemplateDraft): string =>
  bytesToHex(sha256(textToUtf8(canonicalBody(draft))));
