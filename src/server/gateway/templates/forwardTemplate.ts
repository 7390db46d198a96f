import { z } from 'zod';
import { canonicalJson } from '../../../lib/values';
import { readResult } from '../../access/recordAct';
import { digestOf, sha256 } from '../../guards/callers';
import { findFileNames } from '../../media/files/mediaUses';
import type { Bindings } from '../../request/bindings';
import { DEFAULT_PLATFORM } from '../../settings/platforms';
import { commonHeaders } from '../calls/callPlatform';
import { unknownAppId } from '../calls/gatewayError';
import { readForwardedBody, type ForwardedBody, readRequestKey } from '../calls/readForwardedBody';
import { callAuthorized, type ForwardedTo, type TemplateGateway } from './templateGateway';

/**
 * Handles `POST /api/v2/rcs/<appId>/templates`: forwards a creation with the credentials of this server. A creation
 * with an `Idempotency-Key` is forwarded once; its repetitions get the same answer.
 */
export async function forwardTemplate(
  request: Request,
  place: ForwardedTo,
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  if (!gateway.appIds.includes(place.appId)) return unknownAppId();
  const key = readRequestKey(request);
  if (key instanceof Response) return key;
  const body = await readForwardedBody(request);
  if (body instanceof Response) return body;
  const forward = (more: Bindings) => forwardOnce(request, { ...place, body }, more, gateway);
  const fingerprint = sha256([place.appId, body.text].join('\n')).toString('hex');
  const answer =
    key === undefined
      ? await forward(bindings)
      : await gateway.createOnce({ key: storedKey(gateway, key), fingerprint }, (commitAnswer) =>
          forward({ ...bindings, commitAnswer }),
        );
  const name = answer.status === 201 ? nameIn(body.value) : undefined;
  // A template that was created can be read back through this server.
  if (name !== undefined)
    answer.headers.set('Location', `${new URL(request.url).pathname}/${encodeURIComponent(name)}`);
  return answer;
}

/** Keys of different platforms never meet: a key that a caller sends holds no blank. */
export const storedKey = ({ name }: Pick<TemplateGateway, 'name'>, key: string) =>
  name === DEFAULT_PLATFORM ? key : `${name} ${key}`;

async function forwardOnce(
  incoming: Request,
  { baseUrl, appId, body: { text, value } }: ForwardedTo & { body: ForwardedBody },
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  const { sentMedia } = gateway;
  const name = nameIn(value);
  const canonical = canonicalJson(value);
  const digest = digestOf(canonical);
  const judged = await gateway.judgeSending(incoming, bindings.caller, digest);
  if (judged instanceof Response) return judged;
  const { emergency } = judged;
  const action = emergency === undefined ? 'template-sent' : 'sent-unapproved';
  const refusal = sentMedia.refuse(value, gateway) ?? (await bindings.beginAct?.({ name, action }));
  if (refusal) return refusal;
  const recorded = await gateway.recordSending(incoming, bindings.caller, {
    platform: gateway.label,
    appId,
    name: name ?? '',
    digest,
    body: canonical,
    emergency,
  });
  if (recorded instanceof Response) return recorded;
  const files = findFileNames(text);
  await sentMedia.restore(files);
  const write = (token: string) =>
    new Request(`${baseUrl}/v2/rcs/${appId}/templates`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...commonHeaders,
      },
      body: text,
    });
  const answer = await callAuthorized(gateway, { appId, incoming, bindings, write });
  const result = await readResult(answer);
  await recorded(result);
  const mayHaveArrived = result.outcome === 'done' || result.outcome === 'unknown';
  if (mayHaveArrived) await sentMedia.record(files, gateway, { appId, name: name ?? '' });
  return answer;
}

const Named = z.object({ name: z.string().max(200) });

/** The template's name, for the record of the sending. */
const nameIn = (value: unknown): string | undefined => Named.safeParse(value).data?.name;
