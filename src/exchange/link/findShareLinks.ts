/** A share link as it stands in a text: its query with `?`, and its fragment with `#`. */
export type FoundLink = { query: string; fragment: string };

/** Longer texts are no message with a link in it. */
const MAX_CHARACTERS = 2_000_000;

/** Up to the first character that no link holds: a blank, a bracket, `|`, a stop of any script, one without a width. */
const LINK = /(\?[\w=&%.+-]*)?(#v\d{1,9}\.[\w.%-]*)/;
const HEAD = /^#v\d{1,9}\.([1-9]\d{0,6})\.[0-9a-f]{8}\./;
/** What mail programs put between the lines of a long address: a sign of a soft break, a sign of a quotation. */
const BREAK = /=?\r?\n(?:[ \t]*>)*[ \t]*|[ \t]+/y;
const DATA = /[\w-]+/y;

/**
 * The first share link of a text, in the ways in which it may be meant, the likeliest first: as it stands, and joined
 * again where a mail program has broken it into lines. Addresses that a mail filter has wrapped are unwrapped.
 */
export function findShareLinks(text: string): FoundLink[] {
  if (text.length > MAX_CHARACTERS) return [];
  const plain = /%23v\d/i.test(text) && !/#v\d/.test(text) ? unwrap(text) : text;
  const match = LINK.exec(plain);
  const [, query = '', fragment] = match ?? [];
  if (!match || fragment === undefined) return [];
  const joined = joinLines(plain, match.index + query.length);
  return [{ query, fragment }, ...(joined === undefined ? [] : [{ query, fragment: joined }])];
}

/**
 * The address in a wrapped text with its percent signs decoded. Behind the link, the address of the filter goes on with
 * parameters of its own.
 */
function unwrap(text: string): string {
  const at = text.search(/%23v\d/i);
  const start = Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('\n', at)) + 1;
  const end = text.slice(at).search(/[&\s]/);
  const part = text.slice(start, end === -1 ? undefined : at + end);
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replaceAll('%23', '#');
  }
}

/** The link that starts at `start`, taken over line breaks until it has the length that it states. */
function joinLines(text: string, start: number): string | undefined {
  const [head, length] = HEAD.exec(text.slice(start, start + 64)) ?? [];
  if (head === undefined) return undefined;
  const wanted = Number(length);
  let position = start + head.length;
  let data = '';
  let breaks = 0;
  while (data.length < wanted) {
    DATA.lastIndex = position;
    const [run] = DATA.exec(text) ?? [];
    if (run === undefined) return undefined;
    data += run;
    position += run.length;
    if (data.length >= wanted) break;
    BREAK.lastIndex = position;
    const [gap] = BREAK.exec(text) ?? [];
    if (gap === undefined) return undefined;
    position += gap.length;
    breaks += 1;
  }
  return breaks === 0 ? undefined : `${head}${data.slice(0, wanted)}`;
}
