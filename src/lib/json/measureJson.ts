/**
 * The nesting depth of a JSON text and the number of members of all its objects, without parsing it: some engines
 * recurse while they parse. Counts brackets and colons outside of strings, in one pass; right for every valid JSON
 * text, harmless for others.
 */
export function measureJson(text: string): { depth: number; fields: number } {
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
