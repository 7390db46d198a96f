const simpleEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"' };

/**
 * The words of one command as a shell would split it (quotes of sh, and the `$'…'` of browsers). Runs and expands
 * nothing: variables and command substitutions stay as written. A line break is a blank, as commands are often pasted
 * without their backslashes; the command ends at `|` or `;`. Undefined when a quote is not closed.
 */
export function shellWords(command: string): string[] | undefined {
  const words: string[] = [];
  let word: string[] | undefined;
  for (let at = 0; at < command.length;) {
    const character = command.charAt(at);
    if (character === '|' || character === ';') break;
    if (/\s/.test(character)) {
      if (word) words.push(word.join(''));
      word = undefined;
      at += 1;
      continue;
    }
    const piece = readPiece(command, at);
    if (piece === undefined) return undefined;
    at = piece.end;
    // A backslash before a line break joins the lines.
    if (piece.text !== undefined) (word ??= []).push(piece.text);
  }
  if (word) words.push(word.join(''));
  return words;
}

type Piece = { text: string | undefined; end: number };

function readPiece(command: string, at: number): Piece | undefined {
  const character = command.charAt(at);
  if (character === "'") {
    const end = command.indexOf("'", at + 1);
    return end < 0 ? undefined : { text: command.slice(at + 1, end), end: end + 1 };
  }
  if (character === '"') return readQuoted(command, at + 1, '"', doubleQuoteEscape);
  if (command.startsWith("$'", at)) return readQuoted(command, at + 2, "'", ansiEscape);
  if (character !== '\\') return { text: character, end: at + 1 };
  const lineBreak = /^\\[ \t]*\r?\n/.exec(command.slice(at, at + 80));
  if (lineBreak) return { text: undefined, end: at + lineBreak[0].length };
  return { text: command.charAt(at + 1), end: at + 2 };
}

type Escape = (command: string, at: number) => { text: string; end: number };

/** Reads up to the closing quote; `escape` reads a sequence that starts with a backslash. */
function readQuoted(command: string, from: number, quote: string, escape: Escape): Piece | undefined {
  const pieces: string[] = [];
  let at = from;
  let start = from;
  while (at < command.length && command[at] !== quote) {
    if (command[at] !== '\\') {
      at += 1;
      continue;
    }
    const { text, end } = escape(command, at);
    pieces.push(command.slice(start, at), text);
    start = at = end;
  }
  if (at >= command.length) return undefined;
  pieces.push(command.slice(start, at));
  return { text: pieces.join(''), end: at + 1 };
}

/** In double quotes a backslash protects five characters, and stays before any other. */
const doubleQuoteEscape: Escape = (command, at) => {
  const next = command.charAt(at + 1);
  if (next === '\n') return { text: '', end: at + 2 };
  return { text: '"\\$`'.includes(next) ? next : `\\${next}`, end: at + 2 };
};

const ansiEscape: Escape = (command, at) => {
  const code = /^\\(?:u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,6})|x([0-9a-fA-F]{1,2}))/.exec(
    command.slice(at, at + 8),
  );
  if (code) {
    const value = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return { text: value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value), end: at + code[0].length };
  }
  const next = command.charAt(at + 1);
  return { text: simpleEscapes[next] ?? `\\${next}`, end: at + 2 };
};

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
