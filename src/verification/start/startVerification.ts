import { request } from '../../http/request';
import type { StartVerificationRequest } from '../../schema/verification/verification';
import { callerHeaders, gatewayPath, type VerificationService } from '../connection/caller';
import { readStart } from './readStart';
import type { StartOutcome } from './startOutcome';

/** The outcome of a start. `sentKey`: the key under which the gateway shows its request, where one was in between. */
export type StartResult = { outcome: StartOutcome; sentKey?: string };

/**
 * Starts a verification: one `POST <baseUrl>/v1/verifications`, never repeated. A failure of the network or
 * of the platform is an outcome; only a `caller.secret` that is not Base64 throws.
 *
 * The page gives the caller alone: `{ caller: { kind: 'gateway' } }` for the signed form,
 * `{ caller: { kind: 'sdk', appId } }` for the public one. Other programs give the service's `baseUrl`, the
 * secret, and the end user's address, which decides the operator.
 *
 * `endUserAddress` is IPv4 or IPv6, sent as `X-Forwarded-For`. `key` names the press: a browser repeats a POST by itself
 * when a kept connection is cut, and the gateway forwards it once.
 */
export async function startVerification(
  start: StartVerificationRequest,
  service: VerificationService & { endUserAddress?: string | undefined; key?: string | undefined },
): Promise<StartResult> {
  const address = `${service.baseUrl ?? gatewayPath}/v1/verifications`;
  const { endUserAddress, key, signal } = service;
  const outcome = await request(address, {
    method: 'POST',
    body: start,
    headers: {
      ...callerHeaders(service, { method: 'POST', address, body: JSON.stringify(start) }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(endUserAddress === undefined ? {} : { 'x-forwarded-for': endUserAddress }),
    },
    ...(signal === undefined ? {} : { signal }),
  });
  const sentKey = outcome.kind === 'answer' ? outcome.headers.get('sent-request') : null;
  return { outcome: readStart(outcome, Date.now()), ...(sentKey === null ? {} : { sentKey }) };
}
