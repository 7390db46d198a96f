import { formatPath } from '../../schema/values/issues';
import { findDuplicateKey } from '../../lib/json/findDuplicateKey';
import { utf8ToText } from '../../lib/encoding/bytes';
import { MAX_FIELDS, MAX_LEVELS, measureJson } from '../../lib/json/parseJson';
import { MAX_BODY_BYTES, readBody } from './readBody';

/** `path`: the place in the body, where the refusal is about one. */
type Refusal = { ok: false; status: 400 | 413; requirement: string; path?: string };

/** A body as JSON, or the status and the requirement that refuse it. */
export type JsonBody = { ok: true; value: unknown } | Refusal;

/** Reads a request's body of at most `maxBytes` as JSON. */
export async function readJsonBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
  maxFields = MAX_FIELDS,
): Promise<JsonBody> {
  return parseJsonBody(await readBody(request, maxBytes), maxBytes, maxFields);
}

const refuse = (requirement: string, status: 400 | 413 = 400): Refusal => ({
  ok: false,
  status,
  requirement,
});

/**
 * Parses the result of `readBody` as JSON in UTF-8 without byte order mark. Depth, keys and entries are counted on the
 * raw text before parsing. A key that an object holds twice is refused: the meaning would depend on the reader.
 */
export function parseJsonBody(
  body: Uint8Array | 'too large',
  maxBytes = MAX_BODY_BYTES,
  maxFields = MAX_FIELDS,
): JsonBody {
  if (body === 'too large') return refuse(`must have at most ${maxBytes} bytes`, 413);
  const text = utf8ToText(body);
  if (text === undefined) return refuse('must be UTF-8');
  if (text.startsWith('\uFEFF')) return refuse('must not start with a byte order mark');
  const { depth, fields, entries } = measureJson(text);
  if (depth > MAX_LEVELS) return refuse(`must be nested at most ${MAX_LEVELS} levels deep`);
  const maxEntries = 2 * maxFields;
  if (fields > maxFields) return refuse(`must have at most ${maxFields} keys`);
  if (entries > maxEntries) return refuse(`must have at most ${maxEntries} entries in all`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('must be valid JSON');
  }
  const duplicate = findDuplicateKey(text);
  if (duplicate) return { ...refuse('must not appear twice'), path: formatPath(duplicate) };
  return { ok: true, value };
}

/** The header that makes a body no uncompressed JSON, with what it must be; undefined if it is, with or without charset. */
export type WrongContent = { header: 'Content-Type' | 'Content-Encoding'; requirement: string };

export function findWrongContent(headers: Headers): WrongContent | undefined {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { header: 'Content-Type', requirement: 'must be application/json' };
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return undefined;
  return { header: 'Content-Encoding', requirement: 'must be absent: send the body uncompressed' };
}
