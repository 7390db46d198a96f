import { randomBytes } from 'node:crypto';
import { signRequest, stringToSign, type SignedRequest } from '../../schema/verification/signature';
import type { Bindings } from '../settings/bindings';
import type { CallPlatform } from './callPlatform';
import { readSubmission } from './readSubmission';
import { refusal } from './refusal';
import type { SentRequest, SentRequests } from './sentRequests';
import { readFollowable } from './statusAddress';

/** Carries the key under which `GET /api/verification/sent/<key>` shows what was sent, whatever the answer was. */
const SENT_HEADER = 'Sent-Request';

export type VerificationGateway = {
  appId: string;
  /** Base64; without one, requests go out in the SDK form. */
  secret: string | undefined;
  /** Whether the caller may choose the end user's address: only towards the embedded platform. */
  chosenAddress: boolean;
  sent: SentRequests;
  call: CallPlatform;
  now: () => number;
};

type Outgoing = { method: 'GET' | 'POST'; address: string; body: string };

/** `POST /api/verification/v1/verifications`: passes a start on, signed or in the SDK form that came. */
export async function passVerificationStart(
  request: Request,
  baseUrl: string,
  bindings: Bindings,
  gateway: VerificationGateway,
): Promise<Response> {
  const body = await readSubmission(request);
  if (body instanceof Response) return body;
  const outgoing = prepare(
    request,
    { method: 'POST', address: `${baseUrl}/v1/verifications`, body },
    bindings,
    gateway,
  );
  if (outgoing instanceof Response) return outgoing;
  const key = randomBytes(16).toString('base64url');
  gateway.sent.keep(key, { sent: outgoing });
  const answer = await gateway.call(toRequest(outgoing), bindings, []);
  if (answer.status === 200) {
    const content: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    const started = readFollowable(content, baseUrl);
    if (started !== undefined)
      gateway.sent.keep(started.id, { sent: outgoing, statusAddress: started.statusAddress });
  }
  const headers = new Headers(answer.headers);
  headers.set(SENT_HEADER, key);
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * `GET /api/verification/v1/verifications/id/<id>`: passes a question for the status on, to the address that
 * the platform linked, as long as the start is remembered here, else to the one of the document's shape.
 */
export async function passVerificationStatus(
  request: Request,
  { baseUrl, id }: { baseUrl: string; id: string },
  bindings: Bindings,
  gateway: VerificationGateway,
): Promise<Response> {
  const address =
    gateway.sent.statusAddress(id) ?? `${baseUrl}/v1/verifications/id/${encodeURIComponent(id)}`;
  const outgoing = prepare(request, { method: 'GET', address, body: '' }, bindings, gateway);
  return outgoing instanceof Response ? outgoing : gateway.call(toRequest(outgoing), bindings, []);
}

/** The request as it goes out: a fixed set of headers, and either Authorization form. */
function prepare(
  request: Request,
  { method, address, body }: Outgoing,
  bindings: Bindings,
  gateway: VerificationGateway,
): SentRequest | Response {
  const given = request.headers.get('authorization');
  const sdkAppId = /^Application +([A-Za-z0-9_-]{1,64})$/i.exec(given ?? '')?.[1];
  if (given !== null && sdkAppId === undefined) {
    return refusal(
      400,
      'authorization',
      'Authorization: must be Application <appId>, or absent for a signed request',
    );
  }
  const timestamp = request.headers.get('x-timestamp') ?? new Date(gateway.now()).toISOString();
  const chosen = gateway.chosenAddress ? request.headers.get('x-forwarded-for') : null;
  const endUser = chosen ?? bindings.client;
  const contentType = method === 'POST' ? 'application/json' : '';
  const headers = {
    ...(contentType === '' ? {} : { 'Content-Type': contentType }),
    'x-timestamp': timestamp,
    ...(endUser === undefined ? {} : { 'X-Forwarded-For': endUser }),
    Accept: 'application/json',
    'User-Agent': 'rcs-template-builder',
  };
  if (sdkAppId !== undefined || gateway.secret === undefined) {
    return {
      method,
      address,
      headers: { Authorization: `Application ${sdkAppId ?? gateway.appId}`, ...headers },
      body,
    };
  }
  const signed: SignedRequest = { method, body, contentType, timestamp, path: new URL(address).pathname };
  const authorization = `Application ${gateway.appId}:${signRequest(signed, gateway.secret)}`;
  return {
    method,
    address,
    headers: { Authorization: authorization, ...headers },
    body,
    stringToSign: stringToSign(signed),
  };
}

function toRequest({ method, address, headers, body }: SentRequest): Request {
  return new Request(address, { method, headers, ...(method === 'GET' ? {} : { body }) });
}
