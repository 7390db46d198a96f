import { signRequest, stringToSign, type SignedRequest } from '../../../schema/verification/signature';
import type { SentVerification } from '../../../schema/responses/verifications';
import type { Bindings } from '../../request/bindings';
import { commonHeaders } from '../calls/callPlatform';
import { gatewayError } from '../calls/gatewayError';

export type VerificationSender = {
  appId: string;
  /** Base64; without it, requests go out in the SDK form. */
  secret: string | undefined;
  /** Whether the caller may choose the end user's address: only towards the embedded platform. */
  chosenAddress: boolean;
  now: () => number;
};

type Outgoing = { method: 'GET' | 'POST'; address: string; body: string };

/**
 * The request to send: a fixed set of headers, signed or in the SDK form. Returns an error reply if the
 * caller's Authorization header is not in the SDK form.
 */
export function prepareVerification(
  request: Request,
  { method, address, body }: Outgoing,
  bindings: Bindings,
  sender: VerificationSender,
): SentVerification | Response {
  const given = request.headers.get('authorization');
  const sdkAppId = /^Application +([A-Za-z0-9_-]{1,64})$/i.exec(given ?? '')?.[1];
  if (given !== null && sdkAppId === undefined) {
    return gatewayError(
      400,
      'authorization',
      'Authorization: must be Application <appId>, or absent for a signed request',
    );
  }
  const timestamp = request.headers.get('x-timestamp') ?? new Date(sender.now()).toISOString();
  const chosen = sender.chosenAddress ? request.headers.get('x-forwarded-for') : null;
  const endUser = chosen ?? bindings.client;
  const contentType = method === 'POST' ? 'application/json' : '';
  const headers = {
    ...(contentType === '' ? {} : { 'Content-Type': contentType }),
    'x-timestamp': timestamp,
    ...(endUser === undefined ? {} : { 'X-Forwarded-For': endUser }),
    ...commonHeaders,
  };
  const authorizedBy = (credentials: string): SentVerification => ({
    method,
    address,
    headers: { Authorization: `Application ${credentials}`, ...headers },
    body,
  });
  if (sdkAppId !== undefined || sender.secret === undefined) return authorizedBy(sdkAppId ?? sender.appId);
  const signed: SignedRequest = { method, body, contentType, timestamp, path: new URL(address).pathname };
  const signature = signRequest(signed, sender.secret);
  return { ...authorizedBy(`${sender.appId}:${signature}`), stringToSign: stringToSign(signed) };
}

/**
 * A clock that never returns the same millisecond twice. Two equal requests signed in one millisecond would
 * have the same signature, and the platform would refuse the second one as a replay.
 */
export function createMonotonicClock(now: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}

type Entry = {
  sent: SentVerification;
  /** The status address that the platform linked. */
  statusAddress?: string | undefined;
};

const MAX_ENTRIES = 1000;

/**
 * The last requests, each by a random key and by the id of its verification. In memory only, because they
 * hold phone numbers.
 */
export class SentRequests {
  readonly #entries = new Map<string, Entry>();

  keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  find(key: string): SentVerification | undefined {
    return this.#entries.get(key)?.sent;
  }

  statusAddress(id: string): string | undefined {
    return this.#entries.get(id)?.statusAddress;
  }
}
