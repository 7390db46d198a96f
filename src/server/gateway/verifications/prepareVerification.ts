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
  if (sdkAppId !== undefined || sender.secret === undefined) {
    const authorization = `Application ${sdkAppId ?? sender.appId}`;
    return { method, address, headers: { Authorization: authorization, ...headers }, body };
  }
  const signed: SignedRequest = { method, body, contentType, timestamp, path: new URL(address).pathname };
  const authorization = `Application ${sender.appId}:${signRequest(signed, sender.secret)}`;
  return {
    method,
    address,
    headers: { Authorization: authorization, ...headers },
    body,
    stringToSign: stringToSign(signed),
  };
}
