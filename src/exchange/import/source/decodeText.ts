import { base64ToBytes, base64UrlToBytes } from '../../../lib/encoding/base64';

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
  ['Read from the code of an address.', fromAddress],
  ['Read from the source of a web page.', fromWebPage],
  ['Read from a cell of a CSV file.', fromCsvCell],
  ['Read from Base64.', fromBase64],
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
