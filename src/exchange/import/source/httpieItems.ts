import { isRecord } from '../../../lib/values';

/** `name=text`, `name:=JSON`, `name[part]=text`; `name==text` is of the query, `Name:text` a header. */
const ITEM = /^((?:[^\\=:@[\]]|\\.)*)((?:\[[^\]]{0,100}\])*)(:=|==|=|:|@)([^]*)$/;
const MAX_INDEX = 1000;

/** The object that HTTPie would send for the items of its command; undefined when none of them is data. */
export function readHttpieItems(words: readonly string[]): unknown {
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
