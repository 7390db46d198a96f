const constants = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['undefined', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);

/**
 * JSON from a text that is almost JSON: single quotes, keys without quotes, commas before a closing bracket, comments,
 * the constants of Python. One pass; all else stays as written, so that parsing the result fails.
 */
export function relaxJson(text: string): string {
  const pieces: string[] = [];
  let hasComma = false;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    const end = endOfToken(text, at);
    const token = text.slice(at, end);
    at = end;
    if (/\s/.test(character) || token.startsWith('//') || token.startsWith('/*')) continue;
    if (hasComma && character !== ']' && character !== '}') pieces.push(',');
    hasComma = character === ',';
    if (!hasComma) pieces.push(strict(token, isBeforeColon(text, at)));
  }
  if (hasComma) pieces.push(',');
  return pieces.join(' ');
}

function endOfToken(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return endOfQuoted(text, at + 1, character);
  if (text.startsWith('//', at)) return indexOrEnd(text, '\n', at);
  if (text.startsWith('/*', at)) return indexOrEnd(text, '*/', at + 2) + 2;
  let end = at + 1;
  if (isWordCharacter(character)) while (end < text.length && isWordCharacter(text.charAt(end))) end += 1;
  return end;
}

/** Numbers are words too, so that their parts stay together. */
const isWordCharacter = (character: string) => /[\w$.+-]/.test(character);

function endOfQuoted(text: string, from: number, quote: string): number {
  let at = from;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function indexOrEnd(text: string, search: string, from: number): number {
  const index = text.indexOf(search, from);
  return index < 0 ? text.length : index;
}

/** A word before a colon is a key; any other word is a variable, whose value is unknown. */
function isBeforeColon(text: string, from: number): boolean {
  let at = from;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text[at] === ':';
}

function strict(token: string, isKey: boolean): string {
  if (token.startsWith("'")) {
    const content = token.slice(1, -1).replaceAll(String.raw`\'`, "'");
    return `"${content.replaceAll(/\\.|"/gs, (match) => (match === '"' ? String.raw`\"` : match))}"`;
  }
  if (!/^[A-Za-z_$]/.test(token)) return token;
  return isKey ? `"${token}"` : (constants.get(token) ?? token);
}
