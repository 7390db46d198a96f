/**
 * The nesting depth of a JSON text and the number of members of all its objects, without parsing it: some engines
 * recurse while they parse. Counts brackets and colons outside of strings, in one pass; right for every valid JSON
 * text, harmless for others. Steps over strings at once, for they are most of a text.
 */
export function measureJson(text: string): { depth: number; fields: number } {
  let fields = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = findStringEnd(text, at + 1);
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') fields += 1;
  }
  return { depth: deepest, fields };
}

/** The place of the quotation mark that ends a string: the first one with an even number of backslashes before it. */
function findStringEnd(text: string, start: number): number {
  for (let from = start; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return text.length;
    let first = quote;
    while (first > from && text[first - 1] === '\\') first -= 1;
    if ((quote - first) % 2 === 0) return quote;
    from = quote + 1;
  }
}
