import { shellWords } from './shellWords';

/** A command without its input, and the text that a shell would hand to it; undefined when there is none. */
export type WithInput = { command: string; input: string | undefined };

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
