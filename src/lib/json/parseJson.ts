/** Levels of lists and objects that JSON from elsewhere may have. `JSON.parse` takes millions, later code does not. */
export const MAX_LEVELS = 32;

/**
 * Members of all its objects together; the largest template has a few hundred. With the entries of lists they may be twice as
 * many: code that spreads a longer list overflows the stack.
 */
export const MAX_FIELDS = 10_000;

/** The same for a draft, which may have the rows of a sheet and the name of each template. */
export const MAX_DRAFT_FIELDS = 60_000;

export type ReadJson =
  /** `refusedKeys`: how many keys called `__proto__` were left out. */
  | { ok: true; value: unknown; refusedKeys: number }
  | { ok: false; kind: 'too_deep' }
  | { ok: false; kind: 'too_many_fields' }
  /** `detail`: the message of the JavaScript engine. */
  | { ok: false; kind: 'not_json'; detail: string };

/**
 * The value of a JSON text from elsewhere, refused before parsing when it is nested too deep or has too many fields.
 * Leaves out keys called `__proto__`: code that copies an object key by key would change the copy's prototype.
 */
export function readJson(text: string, max = { levels: MAX_LEVELS, fields: MAX_FIELDS }): ReadJson {
  const { depth, fields, entries } = measureJson(text);
  if (depth > max.levels) return { ok: false, kind: 'too_deep' };
  if (fields > max.fields || entries > 2 * max.fields) return { ok: false, kind: 'too_many_fields' };
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

/**
 * The nesting depth of a JSON text, the number of members of all its objects, and of entries with those of lists, without parsing it: some engines
 * recurse while they parse. Counts brackets, colons and commas outside of strings, in one pass; right for every valid JSON
 * text, harmless for others. Steps over strings at once, for they are most of a text.
 */
export function measureJson(text: string): { depth: number; fields: number; entries: number } {
  let fields = 0;
  let entries = 1;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = findStringEnd(text, at + 1);
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') fields += 1;
    else if (character === ',') entries += 1;
  }
  return { depth: deepest, fields, entries };
}

/** The place of the quotation mark that ends a string: the first one with an even number of backslashes before it. */
export function findStringEnd(text: string, start: number): number {
  for (let from = start; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return text.length;
    let first = quote;
    while (first > from && text[first - 1] === '\\') first -= 1;
    if ((quote - first) % 2 === 0) return quote;
    from = quote + 1;
  }
}
