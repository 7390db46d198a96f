import { parseJson } from './parseJson';
import { MAX_BODY_BYTES, readBody } from './readBody';

/** A body as JSON, or the status and the requirement that refuse it. */
export type JsonBody = { ok: true; value: unknown } | { ok: false; status: 400 | 413; requirement: string };

/** Reads a request's body of at most `maxBytes` as JSON. */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<JsonBody> {
  const known = knownJsonOf(request);
  return known ? { ok: true, ...known } : parseJsonBody(await readBody(request, maxBytes), maxBytes);
}

/** Parses the result of `readBody` as JSON. */
export function parseJsonBody(
  body: Awaited<ReturnType<typeof readBody>>,
  maxBytes = MAX_BODY_BYTES,
): JsonBody {
  if (body === 'too large')
    return { ok: false, status: 413, requirement: `must have at most ${maxBytes} bytes` };
  const json = parseJson(body);
  return json.ok ? json : { ok: false, status: 400, requirement: json.requirement };
}

const values = new WeakMap<Request, { value: unknown }>();

/**
 * Tells the readers of a request within this process what its JSON body says, so that nobody parses it again. A body
 * that is too large is read, and refused, as any other.
 */
export function setKnownJson(request: Request, body: string, value: unknown): Request {
  if (Buffer.byteLength(body) <= MAX_BODY_BYTES) values.set(request, { value });
  return request;
}

/** What the sender of a request has said of its JSON body; undefined for a request from outside. */
const knownJsonOf = (request: Request): { value: unknown } | undefined => values.get(request);

/** Whether the headers declare an uncompressed body of the type `application/json`, with or without charset. */
export function isJsonContent(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}
