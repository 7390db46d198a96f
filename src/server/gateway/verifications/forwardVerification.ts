import type { SentVerification } from '../../../schema/responses/verifications';
import { sha256 } from '../../guards/callers';
import { type Bindings, isAlreadySent } from '../../request/bindings';
import { MAX_START_BYTES } from '../../request/readBody';
import { randomId } from '../../request/requestId';
import type { CallPlatform } from '../calls/callPlatform';
import { prepareVerification, type VerificationSender, type SentRequests } from './prepareVerification';
import { readForwardedBody, readRequestKey } from '../calls/readForwardedBody';
import type { CreateOnce } from '../idempotency/createOnce';
import { z } from 'zod';

/** Carries the key under which `GET /api/verification/sent/<key>` shows the sent request. */
const SENT_HEADER = 'Sent-Request';

type VerificationGateway = VerificationSender & {
  sent: SentRequests;
  call: CallPlatform;
  createOnce: CreateOnce;
};

/** Keys of starts never meet those of templates: no platform's name has this sign. */
const startKey = (key: string) => `/verifications ${key}`;

/**
 * Handles `POST /api/verification/v1/verifications`: forwards a start. One with an `Idempotency-Key` is forwarded once;
 * its repetitions, which a browser makes by itself when a kept connection is cut, get the same answer.
 */
export async function forwardStart(
  request: Request,
  baseUrl: string,
  bindings: Bindings,
  gateway: VerificationGateway,
): Promise<Response> {
  const key = readRequestKey(request);
  if (key instanceof Response) return key;
  const body = await readForwardedBody(request, MAX_START_BYTES);
  if (body instanceof Response) return body;
  bindings.about ??= describeStart(body.value);
  const forward = () => forwardOnce(request, { baseUrl, body: body.text }, bindings, gateway);
  if (key === undefined) return forward();
  const fingerprint = sha256(`verification\n${body.text}`).toString('hex');
  return gateway.createOnce({ key: startKey(key), fingerprint }, forward);
}

const Start = z.object({
  reference: z.string().optional().catch(undefined),
  identity: z.object({ endpoint: z.string() }).optional().catch(undefined),
});

/** What the record of a start is found by, also of a refused one: its reference, or the ends of the number. */
function describeStart(value: unknown): string | undefined {
  const { reference, identity } = Start.safeParse(value).data ?? {};
  if (reference !== undefined && reference !== '') return reference;
  const number = identity?.endpoint;
  return number === undefined || number.length < 6 ? undefined : `${number.slice(0, 3)}…${number.slice(-2)}`;
}

async function forwardOnce(
  request: Request,
  { baseUrl, body }: { baseUrl: string; body: string },
  bindings: Bindings,
  gateway: VerificationGateway,
): Promise<Response> {
  const address = `${baseUrl}/v1/verifications`;
  const outgoing = prepareVerification(request, { method: 'POST', address, body }, bindings, gateway);
  if (outgoing instanceof Response) return outgoing;
  const key = randomId();
  gateway.sent.keep(key, { sent: outgoing });
  const answer = await gateway.call(toRequest(outgoing), bindings, []);
  if (isAlreadySent(answer)) return answer;
  if (answer.status === 200) {
    const content: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    const started = readStartAnswer(content, baseUrl);
    if (started !== undefined)
      gateway.sent.keep(started.id, { sent: outgoing, statusAddress: started.statusAddress });
  }
  const headers = new Headers(answer.headers);
  headers.set(SENT_HEADER, key);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Handles the `GET` addresses below `/api/verification/v1/verifications`: requests a status at an address of the platform. */
export async function forwardStatus(
  request: Request,
  address: string,
  bindings: Bindings,
  gateway: VerificationGateway,
): Promise<Response> {
  const outgoing = prepareVerification(request, { method: 'GET', address, body: '' }, bindings, gateway);
  return outgoing instanceof Response ? outgoing : gateway.call(toRequest(outgoing), bindings, []);
}

function toRequest({ method, address, headers, body }: SentVerification): Request {
  return new Request(address, { method, headers, ...(method === 'GET' ? {} : { body }) });
}

const Started = z.object({ id: z.string().max(200), _links: z.array(z.unknown()).catch([]) });
const StatusLink = z.object({
  rel: z.literal('status'),
  href: z.string().max(2048),
  method: z.literal('GET'),
});

/** The id of a started verification, and the address of its status if the platform linked one. */
type StartAnswer = { id: string; statusAddress?: string };

/**
 * Reads a platform's answer to a start; undefined if it has no id. Ignores a link to another origin than the
 * platform's, for the credentials would go there too.
 */
function readStartAnswer(answer: unknown, baseUrl: string): StartAnswer | undefined {
  const started = Started.safeParse(answer).data;
  if (started === undefined) return undefined;
  const { id, _links: links } = started;
  const link = links.map((each) => StatusLink.safeParse(each).data).find((each) => each !== undefined);
  if (link === undefined || !URL.canParse(link.href, baseUrl)) return { id };
  const address = new URL(link.href, baseUrl);
  const plain = address.username === '' && address.password === '';
  return plain && address.origin === new URL(baseUrl).origin ? { id, statusAddress: address.href } : { id };
}
