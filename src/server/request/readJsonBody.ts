import { parseJson } from './parseJson';
import { MAX_BODY_BYTES, readBody } from './readBody';

/** A body as JSON, or the status and the requirement that refuse it. */
export type JsonBody = { ok: true; value: unknown } | { ok: false; status: 400 | 413; requirement: string };

/** Reads a request's body of at most `maxBytes` as JSON. */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<JsonBody> {
  return parseJsonBody(await readBody(request, maxBytes), maxBytes);
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

/** Whether the headers declare an uncompressed body of the type `application/json`, with or without charset. */
export function isJsonContent(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}
