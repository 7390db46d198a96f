/** A number of a JSON text that a JavaScript number cannot hold: its characters as they stand. */
export class WrittenNumber {
  constructor(readonly written: string) {}

  /** Whether it is a number at all: not `Infinity`, `NaN` or `1e400`. */
  get isFinite(): boolean {
    return Number.isFinite(Number(this.written));
  }

  toJSON(): string {
    return this.written;
  }
}

const NUMBER = /-?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Infinity|NaN)(?![\w.$])/y;
/** Digits that a JavaScript number always keeps. */
const SAFE_DIGITS = 15;
/** Marks a text that stands for a number. A noncharacter, so that no real text begins with it. */
const MARK = '\ufdd0';

/** Whether reading the number of a JSON text changes it: it has too many digits, or lies out of range. */
export function losesDigits(written: string): boolean {
  const value = Number(written);
  if (!Number.isFinite(value)) return true;
  const digits = written.replace(/e.*$/i, '').replaceAll(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
  return (value === 0 && digits !== '') || digits.length > SAFE_DIGITS;
}

/** The JSON text with each number that reading would change as a marked text. One pass. */
export function markNumbers(text: string): string {
  const pieces: string[] = [];
  let kept = 0;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (/[-\dIN]/.test(character)) {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(text)?.[0];
      if (number !== undefined && losesDigits(number)) {
        pieces.push(text.slice(kept, at), `"${MARK}${number}"`);
        kept = at + number.length;
      }
      at += number?.length ?? 1;
    } else at += 1;
  }
  return kept === 0 ? text : pieces.join('') + text.slice(kept);
}

/** The value with each marked text as the number that it stands for. */
export function readMarkedNumbers(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith(MARK) ? new WrittenNumber(value.slice(MARK.length)) : value;
  return mapMembers(value, readMarkedNumbers);
}

/** The value with each such number as a text. */
export function numbersAsText(value: unknown): unknown {
  return value instanceof WrittenNumber ? value.written : mapMembers(value, numbersAsText);
}

function mapMembers(value: unknown, map: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(member)]));
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '"') return at + 1;
  }
  return text.length;
}
