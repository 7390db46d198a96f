import { isHttpUri } from '../../lib/address/uri';

/** A parameter marker in a text; `start` and `end` count UTF-16 code units, `end` is after the last one. */
type Marker = { marker: string; start: number; end: number };

// The form of the interface document: digits for <N>, one ASCII letter for <letter>.
const MARKER = /\[custom_param\d+[A-Za-z]\]/g;
/** Texts without it hold no marker; most texts do not. */
const MARKER_HEAD = '[custom_param';

// Bracketed or braced text of one to 64 characters, or a marker that is never closed. The bound keeps
// the search linear.
const BRACKETED = /\[[^[\]{}]{1,64}\]|\{\{?[^[\]{}]{1,64}\}\}?|\[custom_param[0-9]*[A-Za-z]?/gi;
const NAME_IN_BRACKETS = /^\s*[$#]?[\p{L}_][\p{L}\p{M}\p{N}_.\s-]*$/u;
const NAME_IN_BRACES = /^\s*[$#]?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.\s-]*#?$/u;
/** Words of a name in square brackets at most: more are an aside. */
const MAX_NAME_WORDS = 4;
const MARKER_START = /^\s*custom_?\s*param/i;

/** Whether a text is one marker and nothing else. */
export function isMarker(text: string): boolean {
  return /^\[custom_param\d+[A-Za-z]\]$/.test(text);
}

/** Whether a text has a marker. */
export function hasMarker(text: string): boolean {
  return text.search(MARKER) !== -1;
}

/** All parameter markers `[custom_param<N><letter>]` of a text, in their order. */
export function findMarkers(text: string): Marker[] {
  if (!text.includes(MARKER_HEAD)) return [];
  return Array.from(text.matchAll(MARKER), ({ 0: marker, index }) => ({
    marker,
    start: index,
    end: index + marker.length,
  }));
}

/** The markers of a text and the texts between them, in order; joined they give the text again. */
export function splitAtMarkers(text: string): ({ text: string } | { marker: string })[] {
  const pieces: ({ text: string } | { marker: string })[] = [];
  let position = 0;
  for (const { marker, start, end } of findMarkers(text)) {
    if (start > position) pieces.push({ text: text.slice(position, start) });
    pieces.push({ marker });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position) });
  return pieces;
}

/** The text with each marker replaced by the result of `replacement`. */
export function replaceMarkers(text: string, replacement: (marker: string) => string): string {
  if (!text.includes(MARKER_HEAD)) return text;
  return text.replace(MARKER, (marker) => replacement(marker));
}

/**
 * Placeholders that look like parameter markers but are none: `[custom_param]`,
 * `[custom_param1]`, `[name]`, `{{name}}`, `{name}`, `{#name#}`, a marker that is broken over two lines or never
 * closed. They are sent as plain text, so the reader would see them. A number in brackets
 * (`[1]`) counts as a footnote.
 */
export function suspiciousMarkers(text: string): Marker[] {
  const proper = new Set(findMarkers(text).map(({ start }) => start));
  return Array.from(text.matchAll(BRACKETED), ({ 0: marker, index }) => ({
    marker,
    start: index,
    end: index + marker.length,
  })).filter(({ marker, start }) => !proper.has(start) && looksMeant(marker));
}

/**
 * Whether the value is an http or https URI with a host (RFC 3986), disregarding its parameter markers. Markers may
 * stand in path, query and fragment; scheme and authority are literal, so that nobody can turn the
 * address of a button to another host.
 */
export function isHttpUriWithMarkers(value: string): boolean {
  const end = authorityEnd(value);
  // The stand-in is no hexadecimal digit: a marker cannot complete a percent-encoding.
  return isHttpUri(value.slice(0, end) + replaceMarkers(value.slice(end), () => 'x'));
}

function looksMeant(placeholder: string): boolean {
  const content = placeholder.replace(/^(?:\[|\{\{?)/, '').replace(/(?:\]|\}\}?)$/, '');
  if (MARKER_START.test(content)) return true;
  if (placeholder.startsWith('{')) return NAME_IN_BRACES.test(content);
  return NAME_IN_BRACKETS.test(content) && content.trim().split(/\s+/).length <= MAX_NAME_WORDS;
}

/** Where scheme and authority of an address end; all of it if it has none. */
export function authorityEnd(value: string): number {
  const start = value.indexOf('//');
  if (start === -1) return value.length;
  const length = value.slice(start + 2).search(/[/?#]/);
  return length === -1 ? value.length : start + 2 + length;
}

/** Something that stands for a parameter in another program. `%s` has no name: each is a value of its own. */
export type FoundPlaceholder = { text: string; name: string; start: number; end: number };

// `<name>`, `<<name>>`, `%s`, `%1$s`, `%name%`, `${name}`, `$name`, `#name#`, `##name##`, `*|name|*`. The bounds keep the search linear.
const OTHER_FORMS =
  /<{1,2}[\p{L}_][\p{L}\p{M}\p{N}_ .-]{0,40}>{1,2}|\*\|[\p{L}_][\p{L}\p{N}_:]{0,40}\|\*|%(?:\d{1,2}\$)?[sd@](?![\p{L}\p{N}])|%(?![\dA-Fa-f]{2}%[\dA-Fa-f]{2})[\p{L}_][\p{L}\p{N}_]{1,40}%|\$\{[\p{L}_][\p{L}\p{N}_.]{0,40}\}|(?<![\p{L}\p{N}$])\$[a-z_][\p{L}\p{N}_]{1,40}|#{1,2}[\p{L}_][\p{L}\p{N}_]{0,40}#{1,2}/gu;
/** Tags of HTML, which somebody pasted with a text. */
const TAG =
  /^<(?:a|b|i|u|p|s|br|em|h\d|hr|li|ol|ul|div|img|span|strong|small|code|pre|sub|sup|font|center)\b/i;

/** The placeholders of a text in their order, none within another. */
export function findPlaceholders(text: string): FoundPlaceholder[] {
  const bracketed = suspiciousMarkers(text).map(({ marker, start, end }) => ({ text: marker, start, end }));
  const others = Array.from(text.matchAll(OTHER_FORMS), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  })).filter(({ text: found }) => !TAG.test(found));
  const inOrder = [...bracketed, ...others].sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return inOrder
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    })
    .map((found) => ({ ...found, name: nameOf(found.text) }));
}

/** The word within the brackets as a name for people: "Order id"; a number is the parameter of that number. */
function nameOf(placeholder: string): string {
  const word = placeholder
    .replace(/^[[{<%$#*|\s]+|[\]}>%#*|\s]+$/g, '')
    .replace(/[\s_.-]+/g, ' ')
    .trim();
  if (/^(?:\d+\$)?[sd@]$/.test(word)) return '';
  return /^\d+$/.test(word) ? `Parameter ${word}` : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
