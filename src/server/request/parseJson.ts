import { measureJson } from '../../lib/json/parseJson';

/** Levels of arrays and objects in a body. `JSON.parse` takes millions, the code behind it does not. */
export const MAX_BODY_LEVELS = 32;
/** Keys of all objects in a body together. */
export const MAX_BODY_KEYS = 10_000;

export type ParsedJson = { ok: true; value: unknown } | { ok: false; requirement: string };

const refuse = (requirement: string): ParsedJson => ({ ok: false, requirement });

/**
 * Parses a JSON text in UTF-8 without byte order mark. Depth and number of keys are counted on the raw text
 * before parsing. If a key occurs twice, the last one counts.
 */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const text = decode(bytes);
  if (text === undefined) return refuse('must be UTF-8');
  if (text.startsWith('\uFEFF')) return refuse('must not start with a byte order mark');
  const { depth, fields } = measureJson(text);
  if (depth > MAX_BODY_LEVELS) return refuse(`must be nested at most ${MAX_BODY_LEVELS} levels deep`);
  if (fields > MAX_BODY_KEYS) return refuse(`must have at most ${MAX_BODY_KEYS} keys`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse('must be valid JSON');
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
