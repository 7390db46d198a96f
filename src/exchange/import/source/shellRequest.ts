import { curlBody, isCurl } from './curlBody';
import { splitInput, shellWords } from './shellWords';
import { isRecord } from '../../../lib/values';

/** What a command would send. `name`: the kind of command, for people. */
type ShellRequest = { name: string; body: string };

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

/** `name=text`, `name:=JSON`, `name[part]=text`; `name==text` is of the query, `Name:text` a header. */
const ITEM = /^((?:[^\\=:@[\]]|\\.)*)((?:\[[^\]]{0,100}\])*)(:=|==|=|:|@)([^]*)$/;
const MAX_INDEX = 1000;

/** The object that HTTPie would send for the items of its command; undefined when none of them is data. */
function readHttpieItems(words: readonly string[]): unknown {
  let root: unknown;
  for (const word of words) {
    const [, name = '', brackets = '', sign, value = ''] = ITEM.exec(word) ?? [];
    if (sign !== '=' && sign !== ':=') continue;
    const read = sign === '=' ? { value } : readJsonText(value);
    if (!read) continue;
    const parts = [...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
    const keys = name === '' && parts.length > 0 ? parts : [name.replaceAll(/\\(.)/g, '$1'), ...parts];
    root = put(root, keys, read.value);
  }
  return root;
}

function readJsonText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The value with another at the place of the keys; `''` adds to a list, a number is a position in one. */
function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (/^\d{0,4}$/.test(key)) {
    const list = Array.isArray(into) ? [...(into as unknown[])] : [];
    const at = key === '' ? list.length : Math.min(Number(key), MAX_INDEX);
    list[at] = put(list[at], rest, value);
    return Array.from(list, (entry) => entry ?? null);
  }
  const record = isRecord(into) ? into : {};
  const inner = Object.hasOwn(record, key) ? record[key] : undefined;
  return { ...record, [key]: put(inner, rest, value) };
}
