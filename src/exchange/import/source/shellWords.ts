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
