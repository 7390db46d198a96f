import type { z } from 'zod';
import { checkUnordered } from '../../../schema/values/findIssues';
import { formatPath } from '../../../schema/values/issues';
import { findWrongContent, readJsonBody } from '../../request/readJsonBody';
import { gatewayError } from './gatewayError';

const codes = { 400: 'body', 413: 'body_too_large' };

/** A JSON body to forward: its value, and the text that goes out. */
export type ForwardedBody = { text: string; value: unknown };

/** The JSON body to forward, serialised again so that only valid JSON goes out; or the error reply. */
export async function readForwardedBody(
  request: Request,
  maxBytes?: number,
): Promise<ForwardedBody | Response> {
  const wrong = findWrongContent(request.headers);
  if (wrong) return gatewayError(415, 'content_type', `${wrong.header}: ${wrong.requirement}`);
  const body = await readJsonBody(request, maxBytes);
  return body.ok
    ? { text: JSON.stringify(body.value), value: body.value }
    : gatewayError(body.status, codes[body.status], `${body.path ?? 'body'}: ${body.requirement}`);
}

/** A JSON body of the server's own addresses, checked; or the error reply. */
export async function readOwnBody<Value>(
  request: Request,
  schema: z.core.$ZodType<Value>,
  maxBytes?: number,
): Promise<Value | Response> {
  const body = await readJsonBody(request, maxBytes);
  if (!body.ok) return gatewayError(body.status, 'body', `${body.path ?? 'body'}: ${body.requirement}`);
  const checked = checkUnordered(schema, body.value);
  if (checked.ok) return checked.value;
  const [{ path, requirement }] = checked.issues;
  return gatewayError(400, 'body', `${formatPath(path) || 'body'}: ${requirement}`);
}

/** Visible ASCII, as the header may hold it; the page's keys have about 100 characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a request, undefined without one, or the refusal of a wrong one. */
export function readRequestKey(request: Request): string | undefined | Response {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  return IDEMPOTENCY_KEY.test(key)
    ? key
    : gatewayError(400, 'key', 'Idempotency-Key: must have 1 to 200 visible ASCII characters');
}
