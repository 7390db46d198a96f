import { z } from 'zod';
import { sha256 } from '../../guards/sha256';
import type { Bindings } from '../../request/bindings';
import type { Authorizer } from '../credentials/authorizer';
import { commonHeaders, type CallPlatform } from '../calls/callPlatform';
import { gatewayError, unknownAppId } from '../calls/gatewayError';
import type { CreateOnce } from './createOnce';
import type { Readability } from './readability';
import { readForwardedBody } from '../calls/readForwardedBody';

export type TemplateGateway = {
  /** App ids that this server may use. */
  appIds: readonly string[];
  authorizer: Authorizer;
  call: CallPlatform;
  createOnce: CreateOnce;
  readability: Readability;
};

/** Visible ASCII, as the header may hold it; the page's keys have about 100 characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

export type Place = { baseUrl: string; appId: string };

/**
 * Handles `POST /api/v2/rcs/<appId>/templates`: forwards a creation with the credentials of this server. A creation
 * with an `Idempotency-Key` is forwarded once; its repetitions get the same answer.
 */
export async function forwardTemplate(
  request: Request,
  place: Place,
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  if (!gateway.appIds.includes(place.appId)) return unknownAppId();
  const key = request.headers.get('idempotency-key');
  if (key !== null && !IDEMPOTENCY_KEY.test(key))
    return gatewayError(400, 'key', 'Idempotency-Key: must have 1 to 200 visible ASCII characters');
  const body = await readForwardedBody(request);
  if (body instanceof Response) return body;
  if (key === null) return forwardOnce(request, { ...place, body }, bindings, gateway);
  const fingerprint = sha256([place.appId, body].join('\n')).toString('hex');
  return gateway.createOnce({ key, fingerprint }, (commitAnswer) =>
    forwardOnce(request, { ...place, body }, { ...bindings, commitAnswer }, gateway),
  );
}

async function forwardOnce(
  request: Request,
  { baseUrl, appId, body }: Place & { body: string },
  bindings: Bindings,
  { authorizer, call }: TemplateGateway,
): Promise<Response> {
  const token = await authorizer.tokenFor(appId, request);
  if (token instanceof Response) return token;
  const refusal = await bindings.beginAct?.({ name: nameIn(body) });
  if (refusal) return refusal;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    ...commonHeaders,
  };
  const outgoing = new Request(`${baseUrl}/v2/rcs/${appId}/templates`, { method: 'POST', headers, body });
  const answer = await call(outgoing, bindings, authorizer.credentials === 'server' ? [token] : []);
  if (answer.status === 401) authorizer.discardToken();
  return answer;
}

const Named = z.object({ name: z.string().max(200) });

/** The template's name, for the record of the sending. */
const nameIn = (body: string): string | undefined => Named.safeParse(JSON.parse(body)).data?.name;
