const simpleEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"' };

/** The pieces of words: blanks, the kinds of quotes, joined lines, a protected character, others. None begins at `|` or `;`. */
const PIECE =
  /(?<blank>\s+)|'(?<single>[^']*)'|\$'(?<ansi>[^'\\]*(?:\\[^][^'\\]*)*)'|"(?<double>[^"\\]*(?:\\[^][^"\\]*)*)"|\\[ \t]*\r?\n|\\(?<protected>[^]?)|(?<plain>[^\s'"\\|;$]+|\$(?!'))/gy;

/**
 * The words of one command as a shell would split it (quotes of sh, and the `$'…'` of browsers). Runs and expands
 * nothing: variables and command substitutions stay as written. A line break is a blank, as commands are often pasted
 * without their backslashes; the command ends at `|` or `;`. Undefined when a quote is not closed.
 */
export function shellWords(command: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let end = 0;
  for (const { 0: piece, groups = {} } of command.matchAll(PIECE)) {
    end += piece.length;
    const { blank, single, ansi, double, plain } = groups;
    if (blank !== undefined && word !== undefined) words.push(word);
    const quoted = ansi?.replaceAll(ANSI_ESCAPE, ansiEscape) ?? double?.replaceAll(/\\([^])/g, doubleEscape);
    const text = single ?? quoted ?? groups.protected ?? plain;
    // A backslash before a line break joins the lines.
    if (blank !== undefined) word = undefined;
    else if (text !== undefined) word = (word ?? '') + text;
  }
  if (end < command.length && !'|;'.includes(command.charAt(end))) return undefined;
  return word === undefined ? words : [...words, word];
}

/** In double quotes a backslash protects five characters, and stays before any other. */
function doubleEscape(written: string, next: string): string {
  if (next === '\n') return '';
  return '"\\$`'.includes(next) ? next : written;
}

const ANSI_ESCAPE = /\\(?:u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,6})|x([0-9a-fA-F]{1,2})|([^]))/g;

function ansiEscape(written: string, u?: string, long?: string, x?: string, next = ''): string {
  const code = u ?? long ?? x;
  if (code === undefined) return simpleEscapes[next] ?? written;
  const value = Number.parseInt(code, 16);
  return value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value);
}

/**
 * The words of one command as cmd.exe and then a program of Windows split it. Outside of quotes a caret protects the
 * next character; a caret before a line break joins the lines, before two of them it stands for one. Undefined when a
 * quote is not closed.
 */
export function cmdWords(command: string): string[] | undefined {
  // Browsers put a caret before each quote, and double each backslash, also where Windows would keep both.
  const isOfBrowser = command.includes('^"');
  return programWords(withoutCarets(command, isOfBrowser), isOfBrowser);
}

/** The command line that cmd.exe hands to the program. Older browsers put carets also inside of plain quotes. */
function withoutCarets(command: string, isOfBrowser: boolean): string {
  const pieces: string[] = [];
  let isQuoted = false;
  for (let at = 0; at < command.length;) {
    const character = command.charAt(at);
    if (character !== '^' || (isQuoted && !isOfBrowser)) {
      if (character === '"') isQuoted = !isQuoted;
      // A quote of cmd.exe ends with its line.
      else if (character === '\n') isQuoted = false;
      pieces.push(character);
      at += 1;
      continue;
    }
    const lineBreak = /^\r?\n/.exec(command.slice(at + 1, at + 3))?.[0] ?? '';
    at += 1 + lineBreak.length;
    if (at < command.length) pieces.push(command.charAt(at));
    at += 1;
  }
  return pieces.join('');
}

/** The arguments of a command line, by the rules of the C runtime of Windows. */
function programWords(line: string, hasPairs: boolean): string[] | undefined {
  const words: string[] = [];
  let word: string[] | undefined;
  let isQuoted = false;
  for (let at = 0; at < line.length;) {
    const character = line.charAt(at);
    if (!isQuoted && /\s/.test(character)) {
      if (word) words.push(word.join(''));
      word = undefined;
      at += 1;
      continue;
    }
    word ??= [];
    let slashes = 0;
    while (line[at + slashes] === '\\') slashes += 1;
    at += slashes;
    if (line[at] !== '"') {
      word.push('\\'.repeat(hasPairs ? Math.ceil(slashes / 2) : slashes));
      if (slashes === 0) {
        word.push(character);
        at += 1;
      }
      continue;
    }
    // Before a quote, two backslashes are one, and a single one protects the quote.
    word.push('\\'.repeat(Math.floor(slashes / 2)));
    if (slashes % 2 === 1) word.push('"');
    else if (isQuoted && line[at + 1] === '"') {
      word.push('"');
      at += 1;
    } else isQuoted = !isQuoted;
    at += 1;
  }
  if (word) words.push(word.join(''));
  return isQuoted ? undefined : words;
}

/** A command without its input, and the text that a shell would hand to it; undefined when there is none. */
type WithInput = { command: string; input: string | undefined };

const HERE_DOCUMENT = /<<-?[ \t]*(["']?)([\w.-]{1,80})\1/;
const PIPED = /^\s*(?:echo|printf|cat)\b/;

/**
 * Splits what a shell gives to a command from the command: a here-document, a here-string, or what `echo`, `printf` or
 * `cat` write into a pipe. Runs and expands nothing.
 */
export function splitInput(text: string): WithInput {
  const document = hereDocument(text);
  const { command, input } = document ?? hereString(text) ?? { command: text, input: undefined };
  if (!PIPED.test(command)) return { command, input };
  const behind = behindPipe(command);
  if (behind === undefined) return { command, input };
  const words = shellWords(command) ?? [];
  const said = words.slice(1).filter((word) => !/^-[neE]+$/.test(word));
  return { command: behind, input: input ?? said.join(' ') };
}

function hereDocument(text: string): WithInput | undefined {
  const head = HERE_DOCUMENT.exec(text);
  if (!head) return undefined;
  const [whole, quote, name = ''] = head;
  const lineEnd = text.indexOf('\n', head.index);
  if (lineEnd === -1) return undefined;
  const lines = text.slice(lineEnd + 1).split('\n');
  const last = lines.findIndex((line) => line.trim() === name);
  const content = (last === -1 ? lines : lines.slice(0, last)).join('\n');
  const rest = text.slice(head.index + whole.length, lineEnd);
  return {
    command: `${text.slice(0, head.index)} ${rest}`,
    // Without quotes around its name a shell takes a backslash away before these three.
    input: quote === '' ? content.replaceAll(/\\([$`\\])/g, '$1') : content,
  };
}

function hereString(text: string): WithInput | undefined {
  const at = text.indexOf('<<<');
  if (at === -1) return undefined;
  const [input] = shellWords(text.slice(at + 3)) ?? [];
  return input === undefined ? undefined : { command: text.slice(0, at), input };
}

/** The command behind the first pipe that stands outside of quotes. */
function behindPipe(command: string): string | undefined {
  let quote = '';
  for (let at = 0; at < command.length; at += 1) {
    const character = command.charAt(at);
    if (character === '\\' && quote !== "'") at += 1;
    else if (quote === '') {
      if (character === '|') return command.slice(at + 1);
      if (character === '"' || character === "'") quote = character;
    } else if (character === quote) quote = '';
  }
  return undefined;
}
