import { cmdWords, splitInput, shellWords } from './shellWords';
import { powerShellWords } from './powerShell';

/** The prompt of a shell, of PowerShell or of cmd.exe, as it is copied with a command. */
const PROMPT = String.raw`(?:[$%>#]|PS [^\n>]{0,200}>|[A-Za-z]:\\[^\n>]{0,200}>)?`;
const CURL = new RegExp(String.raw`^\s*${PROMPT}\s*curl(?:\.exe)?\s`);
const PROMPT_AT_START = new RegExp(String.raw`^\s*${PROMPT}\s*(?=curl)`);

/** Whether a text is a cURL command, with or without a prompt before it. */
export function isCurl(text: string): boolean {
  return CURL.test(text);
}

type Shell = { name: string; split: (command: string) => string[] | undefined };

const shells = {
  sh: { name: 'a cURL command', split: shellWords },
  cmd: { name: 'a cURL command copied for Windows cmd', split: cmdWords },
  powerShell: { name: 'a cURL command for PowerShell', split: powerShellWords },
} satisfies Record<string, Shell>;

/** The shell that a command was written for, by the sign that continues a line and by its quotes. */
function shellOf(command: string): Shell {
  if (/\^"|\^[ \t]*\r?$/m.test(command)) return shells.cmd;
  if (/[ \t]`[ \t]*\r?$/m.test(command) || /@["']\r?$/m.test(command)) return shells.powerShell;
  // Double quotes that are doubled are a habit of Windows alone.
  return /"[[{]\s*""/.test(command) ? shells.cmd : shells.sh;
}

const dataOptions = [
  '-d',
  '--data',
  '--data-raw',
  '--data-ascii',
  '--data-binary',
  '--json',
  '--data-urlencode',
  '--form',
  '-F',
  '--form-string',
];
/** `-d`, also after switches without a value and with its value attached: `-sd`, `-d'{…}'`. */
const SHORT_OPTION = /^-[sSikvLfgN]*d([^]*)$/;
const LONG_OPTION = /^(--(?:data|data-raw|data-ascii|data-binary|data-urlencode|form|json))=([^]*)$/;
/** Options whose data is one field of a form: `name=value`. */
const fieldOptions = ['--data-urlencode', '--form', '-F', '--form-string'];

type CurlBody = { ok: true; body: string; name: string } | { ok: false; problem: string };

/**
 * The body that a cURL command would send, or the problem. Runs no command, reads no file, calls no address. Joins
 * several pieces of data as cURL does. `name`: the kind of command, for people; `piped`: what another command hands to
 * it.
 */
export function curlBody(text: string, piped?: string): CurlBody {
  const { name, split } = shellOf(text);
  const { command, input = piped } = split === shellWords ? splitInput(text) : { command: text };
  const words = split(command.replace(PROMPT_AT_START, ''));
  if (words === undefined) {
    return failed('A quote in this command isn’t closed. Copy the whole command.');
  }
  const bodies: string[] = [];
  let isJson = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const data = dataOf(word, words[at + 1]);
    if (data === undefined) continue;
    if (data.takesNext) at += 1;
    if (data.value === undefined)
      return failed('This command ends where its data should be. Copy the whole command.');
    if (data.value.startsWith('@') && data.option !== '--data-raw') {
      if (data.value === '@-' && input !== undefined) {
        bodies.push(input);
        continue;
      }
      return failed(
        data.value === '@-'
          ? 'This command gets its data from another command. Paste the data itself.'
          : `This command reads its data from ${data.value.slice(1, 60)}. Paste the content of that file.`,
      );
    }
    isJson ||= data.option === '--json';
    bodies.push(fieldOptions.includes(data.option) ? encodeField(data.value) : data.value);
  }
  if (bodies.length === 0) {
    return failed('This command sends no data. The template should follow -d, --data, --data-raw or --json.');
  }
  return { ok: true, body: bodies.join(isJson ? '' : '&'), name };
}

/** One field of a form as it is sent. The type that may stand behind the value of a file is left out. */
function encodeField(field: string): string {
  const at = field.indexOf('=');
  const value = field.slice(at + 1).replace(/;type=[\w/+.-]+$/, '');
  return at < 0 ? field : `${field.slice(0, at)}=${encodeURIComponent(value.toWellFormed())}`;
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

const FIELD = /^[\w.[\]-]{1,100}=/;

/**
 * The fields of a form, as commands send them (`a=1&b=2`), by their names. A name that comes again keeps all of its
 * values. Undefined for a text that is no form.
 */
export function formObject(text: string): Record<string, string | string[]> | undefined {
  const body = text.trim();
  if (!FIELD.test(body)) return undefined;
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body))
    fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}
