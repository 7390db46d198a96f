import { shellWords } from './shellWords';

/** Whether a text is a cURL command, with or without a prompt before it. */
export function isCurl(text: string): boolean {
  return /^\s*[$%>#]?\s*curl(?:\.exe)?\s/.test(text);
}

const dataOptions = ['-d', '--data', '--data-raw', '--data-ascii', '--data-binary', '--json'];
/** `-d`, also after switches without a value and with its value attached: `-sd`, `-d'{…}'`. */
const SHORT_OPTION = /^-[sSikvLfgN]*d([^]*)$/;
const LONG_OPTION = /^(--(?:data|data-raw|data-ascii|data-binary|json))=([^]*)$/;

/**
 * The body that a cURL command would send, or the problem. Runs no command, reads no file, calls no address. Joins
 * several pieces of data as cURL does.
 */
export function curlBody(command: string): { ok: true; body: string } | { ok: false; problem: string } {
  const words = shellWords(command);
  if (words === undefined) {
    return failed('A quote in this command is never closed. Copy the whole command.');
  }
  const bodies: string[] = [];
  let isJson = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const data = dataOf(word, words[at + 1]);
    if (data === undefined) continue;
    if (data.takesNext) at += 1;
    if (data.value === undefined)
      return failed('This command ends where its data should stand. Copy the whole command.');
    if (data.value.startsWith('@') && data.option !== '--data-raw') {
      return failed(
        `This command reads its data from ${data.value.slice(1, 60)}. Paste the content of that file.`,
      );
    }
    isJson ||= data.option === '--json';
    bodies.push(data.value);
  }
  if (bodies.length === 0) {
    return failed('This command sends no data. The template stands behind -d, --data, --data-raw or --json.');
  }
  return { ok: true, body: bodies.join(isJson ? '' : '&') };
}

type Data = { option: string; value: string | undefined; takesNext: boolean };

function dataOf(word: string, next: string | undefined): Data | undefined {
  if (dataOptions.includes(word)) return { option: word, value: next, takesNext: true };
  const long = LONG_OPTION.exec(word);
  if (long) return { option: long[1] ?? '', value: long[2], takesNext: false };
  const short = SHORT_OPTION.exec(word);
  if (!short) return undefined;
  return short[1] === ''
    ? { option: '-d', value: next, takesNext: true }
    : { option: '-d', value: short[1], takesNext: false };
}

function failed(problem: string) {
  return { ok: false as const, problem };
}
