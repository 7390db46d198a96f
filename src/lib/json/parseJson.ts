/** Levels of lists and objects that anything from elsewhere may have. */
export const MAX_LEVELS = 32;

/** Fields of all its objects together; the largest template has a few hundred. */
export const MAX_FIELDS = 10_000;

export type ReadJson =
  /** `refusedKeys`: how many keys called `__proto__` were left out. */
  | { ok: true; value: unknown; refusedKeys: number }
  | { ok: false; kind: 'too_deep' }
  | { ok: false; kind: 'too_many_fields' }
  /** `detail`: what the engine says about it. */
  | { ok: false; kind: 'not_json'; detail: string };

/**
 * The value of a JSON text that comes from elsewhere. Levels and fields are counted on the text, as
 * some engines recurse while parsing. Keys called `__proto__` are left out: code that copies an object key by key would
 * change the copy's prototype.
 */
export function readJson(text: string, most = { levels: MAX_LEVELS, fields: MAX_FIELDS }): ReadJson {
  const { depth, fields } = measure(text);
  if (depth > most.levels) return { ok: false, kind: 'too_deep' };
  if (fields > most.fields) return { ok: false, kind: 'too_many_fields' };
  let refusedKeys = 0;
  try {
    const value: unknown = JSON.parse(text, (key, member: unknown) => {
      if (key !== '__proto__') return member;
      refusedKeys += 1;
      return undefined;
    });
    return { ok: true, value, refusedKeys };
  } catch (error) {
    return { ok: false, kind: 'not_json', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Brackets and colons outside of strings; right for every JSON text, harmless for others. */
function measure(text: string): { depth: number; fields: number } {
  let fields = 0;
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') fields += 1;
  }
  return { depth: deepest, fields };
}
