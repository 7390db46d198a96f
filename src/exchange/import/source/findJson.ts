import { endOfToken } from '../../../lib/json/relaxJson';
import { readLooseJson, type Form } from './readLooseJson';
import { base64ToBytes, base64UrlToBytes } from '../../../lib/encoding/base64';

type FoundJson = { value: unknown } & Form;

/** Most places of a text at which a value is looked for. */
const MAX_STARTS = 2000;
/** Times the length of a text that is looked at, over all its places. */
const MAX_PASSES = 8;
/** Levels at which quotes may be escaped: a log of a log. */
const MAX_ESCAPES = 3;

const ESCAPED_START = /^[[{]\s*\\+["']/;

/**
 * The objects and lists inside of a text that `isWanted` takes, in their order: in a sentence, between fences, in code,
 * one after another, or escaped as in a line of a log. Reads the outermost first. Bounded, as each place that leads to
 * nothing is read again from the next bracket on.
 */
export function findJson(text: string, isWanted: (value: unknown) => boolean, escapes = 0): FoundJson[] {
  const found: FoundJson[] = [];
  let budget = text.length * MAX_PASSES;
  let starts = 0;
  for (let at = nextStart(text, 0); at >= 0 && starts < MAX_STARTS && budget > 0; starts += 1) {
    if (escapes < MAX_ESCAPES && ESCAPED_START.test(text.slice(at, at + 200))) {
      const inner = unescapeOnce(text, at);
      budget -= inner.end - at;
      const within = findJson(inner.text, isWanted, escapes + 1);
      found.push(...within);
      at = nextStart(text, within.length > 0 ? inner.end : at + 1);
      continue;
    }
    const end = endOfBrackets(text, at);
    budget -= (end ?? text.length) - at;
    const read = end === undefined ? undefined : readLooseJson(text.slice(at, end));
    const isFound = read?.ok === true && isWanted(read.value);
    if (isFound) found.push(read);
    at = nextStart(text, isFound && end !== undefined ? end : at + 1);
  }
  return found;
}

/** Whether the bracket at the start of a text opens a value that is closed and can be read. */
export function startsWithWhole(text: string): boolean {
  const at = text.search(/\S/);
  if (ESCAPED_START.test(text.slice(at, at + 200))) return true;
  const end = endOfBrackets(text, at);
  return end !== undefined && readLooseJson(text.slice(at, end)).ok;
}

function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '{' || text[at] === '[') return at;
  return -1;
}

/** The end of what the bracket at a position opens; undefined when it is never closed. */
function endOfBrackets(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length;) {
    const character = text.charAt(at);
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    at = endOfToken(text, at);
    if (depth === 0) return at;
  }
  return undefined;
}

/** The text from a position on with one level of escapes less, up to the quote that closes it. */
function unescapeOnce(text: string, from: number): { text: string; end: number } {
  const pieces: string[] = [];
  let at = from;
  for (; at < text.length && text[at] !== '"'; at += 1) {
    if (text[at] !== '\\') pieces.push(text.charAt(at));
    else {
      at += 1;
      const unit = /^u([0-9a-fA-F]{4})/.exec(text.slice(at, at + 5))?.[1];
      if (unit === undefined) pieces.push(lineEscapes.get(text.charAt(at)) ?? text.charAt(at));
      else {
        pieces.push(String.fromCharCode(Number.parseInt(unit, 16)));
        at += 4;
      }
    }
  }
  return { text: pieces.join(''), end: at };
}

const lineEscapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** JSON begins here, or after blanks. */
const STARTS_JSON = /^\s*[[{]\s*"/;

const entities: Record<string, string> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#39': "'",
};

/** A text in other clothes: how it was written, for people, and what it says. */
type Decoded = { text: string; origin: string };

/**
 * JSON that was copied from a place that writes it otherwise: an address (`%7B%22`), the source of a web page
 * (`&quot;`), a cell of a CSV file (`""`), Base64. Undefined for a text without such JSON.
 */
export function decodeText(text: string): Decoded | undefined {
  for (const [origin, decode] of writings) {
    const decoded = decode(text);
    if (decoded !== undefined) return { text: decoded, origin };
  }
  return undefined;
}

const writings: [origin: string, decode: (text: string) => string | undefined][] = [
  ['From an encoded link.', fromAddress],
  ['From the source of a web page.', fromWebPage],
  ['From a cell of a CSV file.', fromCsvCell],
  ['From Base64.', fromBase64],
];

function fromAddress(text: string): string | undefined {
  const start = text.search(/%(?:7B|5B)(?:%0A|%20|\+)*%22/i);
  const end = /^[^\s&"<>]+/.exec(text.slice(Math.max(start, 0)))?.[0] ?? '';
  if (start < 0) return undefined;
  try {
    return decodeURIComponent(end.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function fromWebPage(text: string): string | undefined {
  if (!/[[{]\s*&(?:quot|#34|#x22);/.test(text)) return undefined;
  return text.replaceAll(/&([a-z]{2,4}|#\w{2,3});/g, (whole, name: string) => entities[name] ?? whole);
}

function fromCsvCell(text: string): string | undefined {
  return /"[[{]\s*""\w/.test(text) ? text.replaceAll('""', '"') : undefined;
}

function fromBase64(text: string): string | undefined {
  const written = text.replaceAll(/\s+/g, '');
  const bytes = written.length < 40 ? undefined : (base64ToBytes(written) ?? base64UrlToBytes(written));
  const decoded = bytes && new TextDecoder().decode(bytes);
  return decoded !== undefined && STARTS_JSON.test(decoded) ? decoded : undefined;
}
