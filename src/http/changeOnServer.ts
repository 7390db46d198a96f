import { readRefusal } from '../lib/json/readRefusal';
import { request } from './request';

export type ChangeResult =
  | { ok: true; json: unknown }
  /** `isUnreached`: the server gave no answer, so the same request may be sent again later. `status`: of the answer, if any. */
  | { ok: false; reason: string; isUnreached: boolean; status?: number };

/**
 * Sends a change to the server of this page. What is to be deleted and is gone counts as done; `reason` is for people.
 */
export async function changeOnServer(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ChangeResult> {
  const outcome = await request(address, { method, headers, ...(body === undefined ? {} : { body }) });
  if (outcome.kind !== 'answer') {
    const reason =
      outcome.reason === 'offline' ? 'This device is offline.' : 'The server isn’t responding. Try again.';
    return { ok: false, reason, isUnreached: true };
  }
  const { status, json } = outcome;
  if ((status >= 200 && status < 300) || (method === 'DELETE' && status === 404)) return { ok: true, json };
  const reason = readRefusal(json)?.message ?? 'The server couldn’t do it. Try again.';
  return { ok: false, reason, isUnreached: status === 503, status };
}
