import { utf8ToText } from '../../lib/encoding/bytes';
import { MAX_ENTRIES, MAX_FIELDS, MAX_LEVELS, measureJson } from '../../lib/json/parseJson';
import { MAX_BODY_BYTES, readBody } from './readBody';

type Refusal = { ok: false; status: 400 | 413; requirement: string };

/** A body as JSON, or the status and the requirement that refuse it. */
export type JsonBody = { ok: true; value: unknown } | Refusal;

/** Reads a request's body of at most `maxBytes` as JSON. */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<JsonBody> {
  return parseJsonBody(await readBody(request, maxBytes), maxBytes);
}

const refuse = (requirement: string, status: 400 | 413 = 400): Refusal => ({
  ok: false,
  status,
  requirement,
});

/**
 * Parses the result of `readBody` as JSON in UTF-8 without byte order mark. Depth, keys and entries are counted on the
 * raw text before parsing. If a key occurs twice, the last one counts.
 */
export function parseJsonBody(body: Uint8Array | 'too large', maxBytes = MAX_BODY_BYTES): JsonBody {
  if (body === 'too large') return refuse(`must have at most ${maxBytes} bytes`, 413);
  const text = utf8ToText(body);
  if (text === undefined) return refuse('must be UTF-8');
  if (text.startsWith('\uFEFF')) return refuse('must not start with a byte order mark');
  const { depth, fields, entries } = measureJson(text);
  if (depth > MAX_LEVELS) return refuse(`must be nested at most ${MAX_LEVELS} levels deep`);
  if (fields > MAX_FIELDS) return refuse(`must have at most ${MAX_FIELDS} keys`);
  if (entries > MAX_ENTRIES) return refuse(`must have at most ${MAX_ENTRIES} entries in all`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse('must be valid JSON');
  }
}

/** Whether the headers declare an uncompressed body of the type `application/json`, with or without charset. */
export function isJsonContent(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}
