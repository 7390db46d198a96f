/** A token of PowerShell: a text in quotes, a word, or one of the signs of its structure. */
type Token = { kind: 'quoted' | 'word' | 'sign'; value: string };

/** Blanks, comments and signs that join lines; then the kinds of tokens. A here-string ends at the start of a line. */
const TOKEN =
  /\s+|`[^]?|#[^\n]*|(?<sign>[(){}=;|,])|@(?<quote>["'])[^\n]*\n(?:(?<lines>[^]*?)\n)?\k<quote>@|"(?<double>(?:[^"`]|`[^]|"")*)"|'(?<single>(?:[^']|'')*)'|(?<word>(?!@["'])[^\s`"'(){}=;|,]+)/gy;

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  0: '\0',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** Whether a text is a script that sends a request with PowerShell's own commands. */
export function isPowerShell(text: string): boolean {
  return /(?:^|[\s;|=({])(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\s/i.test(text);
}

/** The words of one command as PowerShell splits it. Undefined when a quote is not closed. */
export function powerShellWords(command: string): string[] | undefined {
  return tokensOf(command)?.flatMap(({ kind, value }) => (kind === 'sign' ? [] : [value]));
}

/**
 * The data that a script would send with `-Body`: in quotes, as a here-string, through a variable, as bytes of UTF-8.
 * Runs nothing; variables inside of a text stay as written. Undefined when there is none or a quote is not closed.
 */
export function powerShellBody(script: string): string | undefined {
  const tokens = tokensOf(script) ?? [];
  const variables = new Map<string, string>();
  for (const [index, { kind, value }] of tokens.entries()) {
    const text = textAfter(tokens, index + 1, variables);
    if (kind !== 'word' || text === undefined) continue;
    if (value.startsWith('$') && tokens[index + 1]?.value === '=') variables.set(value.toLowerCase(), text);
    if (/^-?body:?$/i.test(value)) return text;
  }
  return undefined;
}

/** The next text in quotes, behind brackets and calls, or the text of a variable. */
function textAfter(tokens: readonly Token[], from: number, variables: ReadonlyMap<string, string>) {
  for (const { kind, value } of tokens.slice(from, from + 6)) {
    if (kind === 'quoted') return value;
    if (kind === 'word' && value.startsWith('$')) return variables.get(value.toLowerCase());
    const leadsOn = kind === 'sign' ? value === '(' || value === '=' : value.startsWith('[');
    if (!leadsOn) return undefined;
  }
  return undefined;
}

function tokensOf(script: string): Token[] | undefined {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, groups = {} } of script.matchAll(TOKEN)) {
    end += piece.length;
    const { sign, quote, lines = '', double, single, word } = groups;
    const here = quote === undefined ? undefined : lines.replace(/\r$/, '');
    const expands = quote === '"' ? here : double?.replaceAll('""', '"');
    const quoted = expands === undefined ? (here ?? single?.replaceAll("''", "'")) : expanded(expands);
    if (quoted !== undefined) tokens.push({ kind: 'quoted', value: quoted });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
    else if (word !== undefined) tokens.push({ kind: 'word', value: word });
  }
  return end < script.length ? undefined : tokens;
}

/** An escape of double quotes: `$([char]8377)`, with which browsers write other letters, or one behind a backtick. */
const ESCAPE = /\$\(\[char\]\s*(0x[0-9a-f]{1,6}|\d{1,7})\)|`(?:u\{([0-9a-f]{1,6})\}|([^]?))/gi;

const expanded = (content: string) =>
  content.replaceAll(ESCAPE, (_written, character?: string, point?: string, next = '') => {
    if (character === undefined && point === undefined)
      return Object.hasOwn(escapes, next) ? (escapes[next] ?? '') : next;
    const value = Number(character ?? `0x${point}`);
    return value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value);
  });
