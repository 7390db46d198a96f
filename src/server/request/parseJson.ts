/** Levels of arrays and objects that a body may have. `JSON.parse` takes millions, what follows it does not. */
export const DEPTH_LIMIT = 32;
/** Keys in all its objects together. */
export const KEY_LIMIT = 10_000;

export type ParsedJson = { ok: true; value: unknown } | { ok: false; requirement: string };

const refused = (requirement: string): ParsedJson => ({ ok: false, requirement });

/**
 * The value of a JSON text in UTF-8 without byte order mark. Depth and number of keys are counted on the
 * raw text first, in one pass. Of a key that stands twice the last one counts.
 */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const text = decode(bytes);
  if (text === undefined) return refused('must be UTF-8');
  if (text.startsWith('\uFEFF')) return refused('must not start with a byte order mark');
  const { depth, keys } = measure(text);
  if (depth > DEPTH_LIMIT) return refused(`must be nested at most ${DEPTH_LIMIT} levels deep`);
  if (keys > KEY_LIMIT) return refused(`must have at most ${KEY_LIMIT} keys`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refused('must be valid JSON');
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Counts brackets and colons outside of strings; right for every valid JSON text, harmless for others. */
function measure(text: string): { depth: number; keys: number } {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') keys += 1;
  }
  return { depth: deepest, keys };
}
