import { curlBody, isCurl } from './curlBody';
import { readHttpieItems } from './httpieItems';
import { splitInput } from './shellInput';
import { shellWords } from './shellWords';

/** What a command would send. `name`: the kind of command, for people. */
export type ShellRequest = { name: string; body: string };

const COMMAND = /^\s*(?:[$%#>]\s*)?(?:https?|xhs?|wget|echo|printf|cat)\s/;

/**
 * The body that a command of HTTPie, xh or wget would send, also one that another command pipes into it or into cURL.
 * Runs nothing and reads no file. Undefined for any other text.
 */
export function shellRequest(text: string): ShellRequest | undefined {
  if (!COMMAND.test(text)) return undefined;
  const { command, input } = splitInput(text.replace(/^\s*[$%#>]\s*/, ''));
  if (isCurl(command)) {
    const curl = curlBody(command, input);
    return curl.ok ? curl : undefined;
  }
  const [program = '', ...words] = shellWords(command) ?? [];
  const found = bodyOf(program, words) ?? (/^(?:https?|xhs?)$/.test(program) ? input : undefined);
  if (found === undefined) return undefined;
  return { name: program === 'wget' ? 'a Wget command' : 'an HTTPie command', body: found };
}

function bodyOf(program: string, words: readonly string[]): string | undefined {
  if (program === 'wget') return valueOf(words, ['--body-data', '--post-data']);
  if (!/^(?:https?|xhs?)$/.test(program)) return undefined;
  const raw = valueOf(words, ['--raw']);
  if (raw !== undefined) return raw;
  // The address is the first word that is no option and no method; a text may follow that looks like one.
  const address = words.findIndex((word) => !word.startsWith('-') && !/^[A-Z]+$/.test(word));
  const items = readHttpieItems(words.slice(address + 1));
  return items === undefined ? undefined : JSON.stringify(items);
}

/** The value of an option, behind `=` or as the next word. */
function valueOf(words: readonly string[], options: readonly string[]): string | undefined {
  for (const [index, word] of words.entries()) {
    for (const option of options) {
      if (word === option) return words[index + 1];
      if (word.startsWith(`${option}=`)) return word.slice(option.length + 1);
    }
  }
  return undefined;
}
