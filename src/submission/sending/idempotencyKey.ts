import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CreateTemplatePayload } from '../../schema/template/template';

type Press = {
  /** The id of the draft. */
  draftId: string;
  payload: CreateTemplatePayload;
  /** Sendings of this draft before this press. */
  sentBefore: number;
};

/**
 * Names one confirmed press. Equal for a repetition by the browser, a second press before the first answer and the
 * same press in another tab, so that the gateway creates one template for all of them.
 */
export function idempotencyKey({ draftId, payload, sentBefore }: Press): string {
  const body = bytesToHex(sha256(utf8ToBytes(JSON.stringify(payload)))).slice(0, 32);
  return `${draftId}.${body}.${sentBefore}`;
}
