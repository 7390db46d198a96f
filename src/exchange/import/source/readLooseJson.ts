import { duplicateKeys } from '../../../lib/json/findDuplicateKey';
import { formatPath } from '../../../schema/values/issues';
import { readJson, type ReadJson } from '../../../lib/json/parseJson';
import { markNumbers, readMarkedNumbers } from '../../../lib/json/writtenNumber';
import { relaxJson } from '../../../lib/json/relaxJson';

/** The remarks about the form of a text, for its report. */
export type Form = {
  isRelaxed: boolean;
  refusedKeys: number;
  /** The text that is only almost JSON. */
  almostJson?: string;
  /** The paths of keys that come twice, at most some; the last one of each was read. */
  doubledKeys?: readonly string[];
  hasByteOrderMark?: boolean;
};

export type LooseJson = ({ ok: true; value: unknown } & Form) | Exclude<ReadJson, { ok: true }>;

type ExactJson = ReadJson & { doubledKeys?: readonly string[] };

/** Keys that come twice are listed up to this number. */
const MAX_DOUBLED = 20;

const START = /^\s*[[{]/;

/** JSON, or what is almost JSON and starts like an object or a list. The problem is that of the strict reading. */
export function readLooseJson(text: string): LooseJson {
  const strict = readExactJson(text);
  if (strict.ok) return { ...strict, isRelaxed: false };
  if (strict.kind !== 'not_json' || !START.test(text)) return strict;
  for (const joinLines of [false, true]) {
    const relaxed = readExactJson(relaxJson(text, { joinLines }).text);
    if (relaxed.ok)
      return { ...(readUnbroken(text, relaxed.value) ?? relaxed), isRelaxed: true, almostJson: text };
    if (relaxed.kind !== 'not_json') return relaxed;
  }
  return strict;
}

/** The reading without line breaks, where one stands in a name: the lines were broken where they were copied. */
function readUnbroken(text: string, value: unknown) {
  if (!JSON.stringify(value).match(BROKEN_NAME)) return undefined;
  const read = readExactJson(relaxJson(text.replaceAll(/\r?\n/g, '')).text);
  return read.ok ? read : undefined;
}

/** In JSON without blanks between its signs. */
const BROKEN_NAME = /[{,]"[\w$]*(?:\\r)?\\n[\w$]*":/;

/** As `readJson`; a number that a JavaScript number cannot hold is a `WrittenNumber`. */
function readExactJson(text: string): ExactJson {
  const marked = markNumbers(text);
  const read = readJson(marked);
  if (!read.ok) return read;
  const doubled = new Set<string>();
  for (const path of duplicateKeys(marked)) {
    doubled.add(formatPath(path));
    if (doubled.size === MAX_DOUBLED) break;
  }
  return {
    ...read,
    ...(marked === text ? {} : { value: readMarkedNumbers(read.value) }),
    ...(doubled.size > 0 ? { doubledKeys: [...doubled] } : {}),
  };
}

/** Whether a text that cannot be read was meant as JSON: a bracket, and then a quote, a field or a bracket. */
export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]\s*(?:["'“„‘`[{]|[\w$]{1,40}\s*:|\\+["'])/.test(text);
}
