/** A token of PowerShell: a text in quotes, a word, or one of the signs of its structure. */
type Token = { kind: 'quoted' | 'word' | 'sign'; value: string };

const SIGNS = '(){}=;|,';
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
const CHARACTER = /^\$\(\[char\]\s*(0x[0-9a-f]{1,6}|\d{1,7})\)/i;

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
  for (let at = 0; at < script.length;) {
    const character = script.charAt(at);
    if (/\s/.test(character)) at += 1;
    else if (character === '`') at += 2;
    else if (character === '#') at = endOfLine(script, at);
    else if (SIGNS.includes(character)) {
      tokens.push({ kind: 'sign', value: character });
      at += 1;
    } else {
      const read = hereString(script, at) ?? quoted(script, at) ?? word(script, at);
      if (read === 'open') return undefined;
      tokens.push(read.token);
      at = read.end;
    }
  }
  return tokens;
}

type Read = { token: Token; end: number } | 'open' | undefined;

/** `@"` or `@'`, lines, and the closing sign at the start of a line. */
function hereString(script: string, at: number): Read {
  const quote = script.charAt(at + 1);
  if (script[at] !== '@' || (quote !== '"' && quote !== "'")) return undefined;
  const start = endOfLine(script, at) + 1;
  const end = script.indexOf(`\n${quote}@`, start - 1);
  if (end < 0) return 'open';
  const lines = script.slice(start, Math.max(start, end)).replace(/\r$/, '');
  return { token: { kind: 'quoted', value: quote === '"' ? expanded(lines) : lines }, end: end + 3 };
}

function quoted(script: string, at: number): Read {
  const quote = script.charAt(at);
  if (quote !== '"' && quote !== "'") return undefined;
  let end = at + 1;
  while (end < script.length) {
    if (script[end] === '`' && quote === '"') end += 1;
    else if (script[end] === quote) {
      if (script[end + 1] !== quote) break;
      end += 1;
    }
    end += 1;
  }
  if (end >= script.length) return 'open';
  const content = script.slice(at + 1, end).replaceAll(quote + quote, quote);
  return { token: { kind: 'quoted', value: quote === '"' ? expanded(content) : content }, end: end + 1 };
}

function word(script: string, at: number): Exclude<Read, 'open' | undefined> {
  let end = at + 1;
  while (end < script.length && !/[\s`"']/.test(script.charAt(end)) && !SIGNS.includes(script.charAt(end))) {
    end += 1;
  }
  return { token: { kind: 'word', value: script.slice(at, end) }, end };
}

/** A text with the escapes of double quotes: a backtick, and `$([char]8377)`, with which browsers write other letters. */
function expanded(content: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < content.length;) {
    const character = content.charAt(at);
    const code = character === '$' ? CHARACTER.exec(content.slice(at, at + 24)) : null;
    if (code) {
      const value = Number(code[1]);
      pieces.push(value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value));
      at += code[0].length;
    } else if (character === '`') {
      const point = /^`u\{([0-9a-f]{1,6})\}/i.exec(content.slice(at, at + 10));
      const next = content.charAt(at + 1);
      const value = Number.parseInt(point?.[1] ?? '', 16);
      if (point) pieces.push(value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value));
      else pieces.push(Object.hasOwn(escapes, next) ? (escapes[next] ?? '') : next);
      at += point ? point[0].length : 2;
    } else {
      pieces.push(character);
      at += 1;
    }
  }
  return pieces.join('');
}

function endOfLine(script: string, at: number): number {
  const end = script.indexOf('\n', at);
  return end < 0 ? script.length : end;
}
