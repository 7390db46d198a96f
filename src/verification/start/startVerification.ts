import { request } from '../../http/request';
import type { StartVerificationRequest } from '../../schema/verification/verification';
import { callerHeaders, GATEWAY, type VerificationService } from '../connection/caller';
import type { StartOutcome } from './outcome';
import { readStart } from './readStart';

/** What became of a start, and the key under which the gateway shows what it sent, where one was in between. */
export type StartResult = { outcome: StartOutcome; sentKey?: string };

/**
 * Starts a verification: one `POST <baseUrl>/v1/verifications`, never repeated. Never throws for what a
 * network or a platform does; throws when `caller.secret` is not Base64.
 *
 * In the page it needs nothing but the caller: `{ caller: { kind: 'gateway' } }` for the signed form,
 * `{ caller: { kind: 'sdk', appId } }` for the public one. Other programs give the service's `baseUrl`, the
 * secret, and the end user's address, by which the operator is found.
 *
 * @param endUserAddress IPv4 or IPv6, sent as `X-Forwarded-For`
 */
export async function startVerification(
  start: StartVerificationRequest,
  service: VerificationService & { endUserAddress?: string | undefined },
): Promise<StartResult> {
  const address = `${service.baseUrl ?? GATEWAY}/v1/verifications`;
  const { endUserAddress, signal } = service;
  const outcome = await request(address, {
    method: 'POST',
    body: start,
    headers: {
      ...callerHeaders(service, { method: 'POST', address, body: JSON.stringify(start) }),
      ...(endUserAddress === undefined ? {} : { 'x-forwarded-for': endUserAddress }),
    },
    ...(signal === undefined ? {} : { signal }),
  });
  const sentKey = outcome.kind === 'answer' ? outcome.headers.get('sent-request') : null;
  return { outcome: readStart(outcome, Date.now()), ...(sentKey === null ? {} : { sentKey }) };
}
