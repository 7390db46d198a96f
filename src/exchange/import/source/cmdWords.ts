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
