const constants = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['undefined', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['nil', 'null'],
]);

/** A token of the result, and its position in the source. */
type Piece = { text: string; at: number };

type Options = {
  /** Whether a text in quotes may go over several lines; else a quote that is not closed in its line stays open. */
  joinLines?: boolean;
};

/** JSON from a text that is almost JSON, with the position in the source of each position in it. */
export type RelaxedJson = { text: string; sourceOf: (offset: number) => number };

/**
 * JSON from a text that is almost JSON: single, curly or backtick quotes, keys without quotes, commas before a closing
 * bracket, comments, the constants of Python, the escapes of JavaScript, the arrows of Ruby. One pass; all else stays as written, so that
 * parsing the result fails.
 */
export function relaxJson(source: string, { joinLines = false }: Options = {}): RelaxedJson {
  const pieces: Piece[] = [];
  let comma: Piece | undefined;
  for (let at = 0; at < source.length;) {
    const start = at;
    const end = endOfToken(source, at, joinLines);
    const token = source.slice(at, end);
    at = end;
    if (/^\s/.test(token) || token.startsWith('//') || token.startsWith('/*')) continue;
    if (comma && token !== ']' && token !== '}') pieces.push(comma);
    comma = token === ',' ? { text: ',', at: start } : undefined;
    if (!comma) pieces.push({ text: strict(token, isBeforeColon(source, at)), at: start });
  }
  if (comma) pieces.push(comma);
  return {
    // A line break, so that a quote that is not closed cannot be closed by a later token.
    text: pieces.map(({ text }) => text).join('\n'),
    sourceOf(offset) {
      let start = 0;
      for (const { text, at } of pieces) {
        if (offset <= start + text.length) return at + Math.max(0, Math.min(offset - start, text.length));
        start += text.length + 1;
      }
      return source.length;
    },
  };
}

/** The end of the token at a position: of a text in quotes, a comment, a word, blanks, or one character. */
export function endOfToken(source: string, at: number, joinLines = false): number {
  const character = source.charAt(at);
  if (isQuote(character)) return endOfQuoted(source, at, joinLines || character === '`');
  if (source.startsWith('=>', at)) return at + 2;
  if (source.startsWith('//', at)) return indexOrEnd(source, '\n', at);
  if (source.startsWith('/*', at)) return Math.min(indexOrEnd(source, '*/', at + 2) + 2, source.length);
  const isSame = [isWordCharacter, isBlank].find((test) => test(character));
  let end = at + 1;
  if (isSame) while (end < source.length && isSame(source.charAt(end))) end += 1;
  return end;
}

/** Numbers are words too, so that their parts stay together. */
const isWordCharacter = (character: string) => /[\p{L}\p{M}\p{N}_$.+-]/u.test(character);
const isBlank = (character: string) => /\s/.test(character);

/** The quotes that close a text, by the quote that opens it. */
const closingQuotes = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”“"„'],
  ['”', '”“"'],
  ['„', '“”"'],
  ['‘', '’‘'],
  ['’', '’'],
]);
const isQuote = (character: string) => closingQuotes.has(character);

/**
 * The end of a text in quotes. Writing programs turn quotes into curly ones, also inside of the text, so a curly quote
 * closes only where JSON goes on. Without a closing quote the text ends with its line, or with the source.
 */
function endOfQuoted(source: string, from: number, joinLines: boolean): number {
  const closing = closingQuotes.get(source.charAt(from)) ?? '';
  const isCurly = closing.length > 1 || closing === '’';
  let at = from + 1;
  while (at < source.length) {
    const character = source.charAt(at);
    if (!joinLines && character === '\n') return at;
    if (character === '\\') at += 1;
    else if (closing.includes(character) && (!isCurly || endsValue(source, at + 1))) return at + 1;
    at += 1;
  }
  return source.length;
}

/** Whether only blanks stand before the next sign of the structure, or before the end. */
function endsValue(source: string, from: number): boolean {
  let at = from;
  while (isBlank(source.charAt(at))) at += 1;
  return at >= source.length || ':,}])'.includes(source.charAt(at));
}

function indexOrEnd(source: string, search: string, from: number): number {
  const index = source.indexOf(search, from);
  return index < 0 ? source.length : index;
}

/** A word before a colon is a key; any other word is a variable, whose value is unknown. */
function isBeforeColon(source: string, from: number): boolean {
  let at = from;
  while (isBlank(source.charAt(at))) at += 1;
  return source[at] === ':';
}

function strict(token: string, isKey: boolean): string {
  const first = token.charAt(0);
  if (isQuote(first)) {
    const isClosed = token.length > 1 && (closingQuotes.get(first) ?? '').includes(token.slice(-1));
    return isClosed ? JSON.stringify(unescape(token.slice(1, -1))) : token;
  }
  if (token === '=>') return ':';
  if (!/^[\p{L}_$]/u.test(token)) return token;
  return isKey ? JSON.stringify(token) : (constants.get(token) ?? token);
}

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r?\n)|([^]))/g;
const signs: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

/** The text that is written with the escapes of JSON or JavaScript. */
function unescape(written: string): string {
  return written.replace(
    ESCAPE,
    (
      whole,
      point: string | undefined,
      unit: string | undefined,
      byte: string | undefined,
      line: string | undefined,
      sign: string | undefined,
    ) => {
      const code = point ?? unit ?? byte;
      if (code !== undefined) {
        const value = Number.parseInt(code, 16);
        return value > 0x10ffff ? whole : String.fromCodePoint(value);
      }
      if (line !== undefined || sign === undefined) return '';
      return Object.hasOwn(signs, sign) ? (signs[sign] ?? sign) : sign;
    },
  );
}
